import { useEffect } from 'react';

/** What was given a title here: its text may be another one the next time. */
const titled = new WeakSet<HTMLElement>();

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** The text itself is cut, or that of something around it, such as a cell. */
function cutAround(target: EventTarget | null): HTMLElement | null {
  const HEIGHT = 3;
  let element = target instanceof HTMLElement ? target : null;
  for (let height = 0; element && height < HEIGHT; element = element.parentElement, height++)
    if (isCut(element) || titled.has(element)) return element;
  return null;
}

/** Wherever a text is cut for want of room, the pointer shows all of it; what has a title of its own keeps that. */
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
