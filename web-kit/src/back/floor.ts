/** What React Router keeps in an entry of the browser's history, and whether the entry is a floor or stands on one. */
interface EntryState {
  /** Its number, from the first entry of the document on. */
  idx?: number | null;
  floor?: 'is' | 'below' | undefined;
}

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;
export const positionNow = (): number | null => entryState().idx ?? null;
export const isFloor = (): boolean => entryState().floor === 'is';

/** The browser is at another entry than the page that is shown, and on its way back. */
let isAway = false;
export const tellAway = (away: boolean): void => {
  isAway = away;
};

/**
 * No script can undo a step that leaves the document: where something opens, the first page gets an entry of the same address below its
 * own. Not before somebody has pressed anything, because a browser passes over the entries that a page adds unasked; nor in a tab that
 * has nothing to go back to; nor beside another page's entry, where a question opens before the step is taken back.
 */
export function layFloor(): void {
  const { history, navigator } = window;
  const [state, at] = [entryState(), positionNow()];
  if (isAway || at === null || at > 0 || state.floor === 'below' || history.length === 1) return;
  if (!navigator.userActivation.hasBeenActive) return;
  history.replaceState({ ...state, idx: at - 1, floor: 'is' } satisfies EntryState, '');
  history.pushState({ ...state, floor: 'below' } satisfies EntryState, '');
}
