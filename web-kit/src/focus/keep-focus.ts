type Find = () => HTMLElement | null;

/** The heading of the page, once it has words. */
export const findHeading: Find = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(({ textContent }) => textContent.trim() !== '') ?? null;

/** Whether the focus is on the page as a whole. */
export const isOnPage = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.localName === 'main';
};

/** A dialog over the page has the focus, and gives it back when it closes. */
export const isInDialog = (): boolean =>
  document.activeElement?.closest('[aria-modal="true"], dialog[open]') instanceof Element;

/**
 * Gives the focus to the first of these that is drawn, now or later, and again when that is drawn anew. It ends when the person
 * goes on: presses a key or a button, or moves the focus. It waits while a dialog has the focus.
 * @param from the element that the focus may be taken from
 * @returns what ends it
 */
export function keepFocus(finds: readonly Find[], from: Element | null): () => void {
  let given: HTMLElement | null = null;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const give = (): void => {
    if (isInDialog()) return;
    const { activeElement } = document;
    if (!isOnPage() && activeElement !== (given ?? from)) {
      end();
      return;
    }
    const next = finds.map((find) => find()).find((found) => found !== null);
    if (!next || next === activeElement) return;
    given = next;
    if (!next.hasAttribute('tabindex') && next.tabIndex < 0) next.tabIndex = -1;
    // The page stays at its top, or where it was scrolled to when it was left.
    next.focus({ preventScroll: true });
  };
  const { signal } = ending;
  const observer = new MutationObserver(give);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', give, { signal });
  window.addEventListener('pointerdown', () => !isInDialog() && end(), { capture: true, signal });
  // A key that is pressed before the heading is there, as an arrow is, still leads to it.
  window.addEventListener('keydown', () => given && end(), { capture: true, signal });
  give();
  return end;
}
