let isThere: () => void = () => undefined;
let shown = Promise.resolve();

/** From now on failed queries wait for a page: the app asks for the first rows before the page that shows them is there. */
export function awaitPage(): void {
  shown = new Promise((resolve) => (isThere = resolve));
}

export const pageIsThere = (): void => isThere();

/** Resolves once a page is drawn. */
export const pageShown = (): Promise<void> => shown;
