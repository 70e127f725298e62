import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'byline.scroll';

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
/** The scroll position of each entry in the browser's history; the last 100 survive a reload. */
const positions = new Map(stored());
/** For tests: forgets all places. */
export const forgetPlaces = (): void => positions.clear();
function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage is blocked: after a reload the list starts at its top.
  }
}

/** The state of a link back to a list, which then shows the place where the user left it. */
export const KEEPS_PLACE = { keepsPlace: true };
const keepsPlace = (state: unknown): boolean => (state as typeof KEEPS_PLACE | null)?.keepsPlace === true;

/** The element that scrolls the rows: their own, or one around it in a low window. */
function scrollerOf(rows: HTMLElement): HTMLElement {
  const { overflowY } = getComputedStyle(rows);
  return overflowY === 'visible' && rows.parentElement ? scrollerOf(rows.parentElement) : rows;
}

/**
 * New rows start at the top; going back, also by a link to the list, restores the scroll position.
 * @param rowsOf identifies the shown rows
 * @param ready true once these rows are loaded
 */
export function useKeptScroll(rowsOf: string, ready: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const isAt = useRef<number>(undefined);
  const location = useLocation();
  const { key, pathname } = location;
  const list = `${pathname}?${rowsOf}`;
  const back = useNavigationType() === NavigationType.Pop;
  // Each address that a user types begins with the same key.
  const entry = `${key} ${list}`;
  const from = back ? entry : keepsPlace(location.state) ? list : '';
  useLayoutEffect(() => {
    if (!ready || !element.current || shown.current === rowsOf) return;
    shown.current = rowsOf;
    const top = positions.get(from) ?? 0;
    // Rows at the right place stay untouched: moving them makes the browser lay them out before the page is whole.
    if (top !== isAt.current) scrollerOf(element.current).scrollTop = top;
    isAt.current = top;
  }, [ready, rowsOf, from]);
  useEffect(() => {
    const keep = (): void => {
      if (ready) positions.set(entry, isAt.current ?? 0).set(list, isAt.current ?? 0);
    };
    keep();
    const scrolled = ({ target }: Event): void => {
      const scroller = element.current && scrollerOf(element.current);
      if (!scroller || target !== scroller) return;
      isAt.current = scroller.scrollTop;
      keep();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', scrolled, { capture: true });
  }, [ready, entry, list]);
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
  return { ref: element };
}
