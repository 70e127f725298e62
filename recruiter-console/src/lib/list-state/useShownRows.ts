import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useAskedRecord } from '../useAskedRecord';
import { useDebounced } from '../useDebounced';

/** The search and the length of a list inside a panel, which grows with "Show more". */
export function useShownRows() {
  const [text, setText] = useState('');
  const [chosen, setLimit] = useState(DEFAULT_PAGE_SIZE);
  // The record to which the address leads may be far down.
  const limit = useAskedRecord() === null ? chosen : MAX_PAGE_SIZE;
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  return {
    text,
    setText: (next: string) => {
      setText(next);
      setLimit(DEFAULT_PAGE_SIZE);
    },
    isSearching: search !== '',
    /** For the list's call. */
    query: { ...(search && { search }), limit },
    /** Clears the search and loads the largest page. */
    showAll: () => {
      setText('');
      setLimit(MAX_PAGE_SIZE);
    },
    onMore: () => setLimit(limit + DEFAULT_PAGE_SIZE),
  };
}
