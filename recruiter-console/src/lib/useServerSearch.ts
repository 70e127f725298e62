import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useDebounced } from './useDebounced';

interface Answer {
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Debounces the text of a picker that searches on the server; `pickerOf` gives the picker its search properties. */
export function useServerSearch() {
  const [text, onSearch] = useState('');
  const typed = text.trim();
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const search = typed === '' ? '' : settled;
  // The current answer belongs to an earlier text.
  const waits = search !== typed;
  const pickerOf = ({ isFetching, isError, refetch }: Answer) => ({
    onSearch,
    loading: waits || isFetching,
    onRetry: isError && !waits ? () => void refetch() : undefined,
  });
  return { search, pickerOf };
}
