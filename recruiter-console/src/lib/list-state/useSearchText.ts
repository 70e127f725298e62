import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useDebounced } from '../useDebounced';

/** What is typed goes into the address 300 ms later; what the address says from outside goes into the box. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const known = useRef(search);
  // A write to the address now would call back a page that is on its way.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (leaving || settled !== text || settled === known.current) return;
    known.current = settled;
    onSearch(settled);
  }, [leaving, settled, text, onSearch]);
  return [text, setText] as const;
}
