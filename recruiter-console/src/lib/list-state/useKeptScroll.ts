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
function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage is blocked: after a reload the list starts at its top.
  }
}

/**
 * New rows start at the top; going back restores the scroll position.
 * @param rowsOf identifies the shown rows
 * @param ready true once these rows are loaded
 */
export function useKeptScroll(rowsOf: string, ready: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!ready || !element.current) return;
    if (shown.current !== rowsOf) element.current.scrollTop = (back && positions.get(key)) || 0;
    shown.current = rowsOf;
    positions.set(key, element.current.scrollTop);
  }, [ready, rowsOf, key, back]);
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
  return { ref: element, onScroll: () => positions.set(key, element.current?.scrollTop ?? 0) };
}
