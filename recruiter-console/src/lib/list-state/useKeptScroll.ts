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
/** How far each entry of the browser's history was scrolled; the latest hundred outlive a reload. */
const positions = new Map(stored());
function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage is blocked: after a reload the list begins at its top.
  }
}

/**
 * Other rows begin at their top; the way back leads to where one was.
 * @param rowsOf what decides which rows are shown
 * @param ready whether these rows are there
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
