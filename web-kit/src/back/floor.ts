/** React Router's state in an entry of the browser's history, and whether the entry is a floor or stands on one. */
interface EntryState {
  /** Its number, from the first entry of the document on. */
  idx?: number | null;
  floor?: 'is' | 'below' | undefined;
}

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;
export const positionNow = (): number | null => entryState().idx ?? null;
export const isFloor = (): boolean => entryState().floor === 'is';

/** False where nobody listens to steps, and while the browser is at another entry than the page that is shown. */
let mayLay = false;
/** Position of the entry on the floor that this document has laid: an address that replaces the entry's drops what it said of that. */
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
 * No script can undo a step that leaves the document: where something opens, the first page gets an entry of the same address below its
 * own. A browser passes over the entries that a page adds before anybody has pressed anything; one that cannot tell that (Firefox 115)
 * gets none.
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

/** The floor is an entry like others from now on. */
export function liftFloor(): void {
  window.history.replaceState({ ...entryState(), floor: undefined } satisfies EntryState, '');
  laidBelow = null;
}
