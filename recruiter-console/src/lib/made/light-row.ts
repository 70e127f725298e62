/** How long a row may take to appear, and how long its highlight then lasts. */
const AWAITED_MS = 10_000;
const LIT_MS = 3_000;

/** Highlights a record's row in a table, in cards or in the agenda, and scrolls it into view once. */
export function lightRow(id: string, onOver: () => void): () => void {
  const rows = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`[data-row="${id}"], [data-item="${id}"], [data-record="${id}"]`),
  ];
  let timer = setTimeout(onOver, AWAITED_MS);
  let seen = false;
  const look = (): void => {
    const [first, ...others] = rows();
    if (!first) return;
    for (const row of [first, ...others]) row.dataset.made = '';
    if (seen) return;
    seen = true;
    clearTimeout(timer);
    timer = setTimeout(onOver, LIT_MS);
    first.scrollIntoView({ block: 'nearest' });
    // The focused form has closed: focuses the row, so keys continue there and a screen reader reads it.
    if (!document.activeElement?.matches('body, main h1')) return;
    (first.hasAttribute('tabindex') ? first : first.querySelector<HTMLElement>('a, button'))?.focus({
      preventScroll: true,
    });
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const row of rows()) delete row.dataset.made;
  };
}
