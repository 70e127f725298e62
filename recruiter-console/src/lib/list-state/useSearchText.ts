import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** What is typed goes into the address 300 ms later; what the address says from outside goes into the box. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [{ text, written, seen }, setState] = useState({ text: search, written: search, seen: search });
  if (search !== seen) {
    // What was typed since this box wrote its text stays; anybody else's search takes its place.
    setState({ text: search === written ? text : search, written: search, seen: search });
  }
  // A write to the address now would call back a page that is on its way.
  const leaving = useNavigation().state !== 'idle';
  const write = useEffectEvent(() => {
    if (leaving || text === written) return;
    setState((state) => ({ ...state, written: text }));
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const type = (next: string): void => setState((state) => ({ ...state, text: next }));
  return [text, type] as const;
}
