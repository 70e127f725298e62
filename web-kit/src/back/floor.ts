/** React Router's state in an entry of the browser's history, and whether the entry is a floor or stands on one. */
interface EntryState {
  /** Its number, counted from the first entry of the document. */
  idx?: number | null;
  floor?: 'is' | 'below' | undefined;
}

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;
export const positionNow = (): number | null => entryState().idx ?? null;
export const isFloor = (): boolean => entryState().floor === 'is';

/** False while `Steps` is not attached, and while the browser's entry is not that of the page on the screen. */
let mayLay = false;
/**
 * Position of the entry above the floor that this document has laid. It is kept here because a navigation that replaces the entry drops its
 * `floor`.
 */
let laidBelow: number | null = null;

export const allowFloor = (allowed: boolean): void => {
  mayLay = allowed;
};
export function stopLaying(): void {
  mayLay = false;
  laidBelow = null;
}

const wasTouched = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * No script can block a step that leaves the document. So when an overlay opens, the first page gets a floor: an entry with the same
 * address below its own. Browsers skip entries that a page adds before the user has pressed anything. A browser that does not tell whether
 * the user has (Firefox 115) gets no floor.
 */
export function layFloor(): void {
  const { history } = window;
  const [state, at] = [entryState(), positionNow()];
  if (!mayLay || at === null || at > 0 || !wasTouched()) return;
  if (state.floor === 'below' || at === laidBelow) return;
  history.replaceState({ ...state, idx: at - 1, floor: 'is' } satisfies EntryState, '');
  history.pushState({ ...state, floor: 'below' } satisfies EntryState, '');
  laidBelow = at;
}

/** Makes the floor an ordinary entry. */
export function liftFloor(): void {
  window.history.replaceState({ ...entryState(), floor: undefined } satisfies EntryState, '');
  laidBelow = null;
}
