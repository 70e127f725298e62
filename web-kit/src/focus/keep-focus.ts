type Find = () => HTMLElement | null;

/** The heading of the page, as soon as it has text. */
export const findHeading: Find = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(({ textContent }) => textContent.trim() !== '') ?? null;

/** Whether the focus is on the page as a whole, not on one of its elements. */
export const isOnPage = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.localName === 'main';
};

/** Whether a dialog has the focus. The dialog gives the focus back when it closes. */
export const isInDialog = (): boolean =>
  document.activeElement?.closest('[aria-modal="true"], dialog[open]') instanceof Element;

/**
 * Focuses the first element that `finds` finds, now or when it appears, and again when React replaces that element. Stops when the user
 * presses a key or a button, or moves the focus. Waits while a dialog has the focus.
 * @param from the element that may lose the focus
 * @returns a function that stops it
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
    // Keeps the scroll position: the top of the page, or where the user left it.
    next.focus({ preventScroll: true });
  };
  const { signal } = ending;
  const observer = new MutationObserver(give);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', give, { signal });
  window.addEventListener('pointerdown', () => !isInDialog() && end(), { capture: true, signal });
  // A key pressed before the heading appears (an arrow key scrolls) does not stop it.
  window.addEventListener('keydown', () => given && end(), { capture: true, signal });
  give();
  return end;
}

/** Moves the focus from an element to the heading of the page, also of the next page. */
export const focusHeading = (from: Element | null): (() => void) => keepFocus([findHeading], from);
