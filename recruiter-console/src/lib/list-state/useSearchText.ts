import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Writes typed text to the address after 300 ms, and takes over the address's search when it changes elsewhere. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  // A slow page shows what this box wrote later, when the user has typed on and the box has written again.
  const [{ text, written, seen }, setState] = useState({ text: search, written: [search], seen: search });
  if (search !== seen) {
    // Keeps text typed after this box's own write; a search from elsewhere replaces it.
    const own = written.indexOf(search);
    setState({ text: own < 0 ? search : text, written: own < 0 ? [search] : written.slice(own), seen: search });
  }
  // A write to the address now would cancel the navigation under way.
  const leaving = useNavigation().state !== 'idle';
  const write = useEffectEvent(() => {
    if (leaving || text === written.at(-1)) return;
    setState((state) => ({ ...state, written: [...state.written, text] }));
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const type = (next: string): void => setState((state) => ({ ...state, text: next }));
  return [text, type] as const;
}
