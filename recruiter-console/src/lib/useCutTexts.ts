import { useEffect } from 'react';

/** Elements whose title this hook set: their text may change. */
const titled = new WeakSet<HTMLElement>();

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** The element with the cut text: the target itself or a close ancestor, such as a cell. */
function cutAround(target: EventTarget | null): HTMLElement | null {
  const HEIGHT = 3;
  let element = target instanceof HTMLElement ? target : null;
  for (let height = 0; element && height < HEIGHT; element = element.parentElement, height++)
    if (isCut(element) || titled.has(element)) return element;
  return null;
}

/** Shows the full text of a cut element as its title on hover; an existing title stays. */
export function useCutTexts(): void {
  useEffect(() => {
    const show = ({ target }: PointerEvent): void => {
      const cut = cutAround(target);
      if (!cut || (cut.title && !titled.has(cut)) || cut.querySelector('[title]')) return;
      titled.add(cut);
      if (isCut(cut)) cut.title = cut.innerText.replace(/\s+/g, ' ').trim();
      else cut.removeAttribute('title');
    };
    document.addEventListener('pointerover', show);
    return () => document.removeEventListener('pointerover', show);
  }, []);
}
