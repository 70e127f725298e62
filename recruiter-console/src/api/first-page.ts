/** Undefined while no page is awaited. */
let isThere: (() => void) | undefined;
let shown = Promise.resolve();

/** From now on failed queries wait for a page: the app asks for rows before the page that shows them is there. */
export function awaitPage(): void {
  if (!isThere) shown = new Promise((resolve) => (isThere = resolve));
}

export function pageIsThere(): void {
  isThere?.();
  isThere = undefined;
}

/** Resolves once a page is drawn. */
export const pageShown = (): Promise<void> => shown;
