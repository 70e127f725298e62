import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useDebounced } from '../useDebounced';

/** Search and length of a list inside a panel, which grows by "Show more". */
export function useShownRows() {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(DEFAULT_PAGE_SIZE);
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
    /** Ends the search, and shows as many as one answer has. */
    showAll: () => {
      setText('');
      setLimit(MAX_PAGE_SIZE);
    },
    onMore: () => setLimit(limit + DEFAULT_PAGE_SIZE),
  };
}
