import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useDebounced } from './useDebounced';

interface Answer {
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** The text that a picker searches on the server for once it stands still, and `pickerOf` what the picker is told of the answer. */
export function useServerSearch() {
  const [text, onSearch] = useState('');
  const typed = text.trim();
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const search = typed === '' ? '' : settled;
  // What is known then answers another text.
  const waits = search !== typed;
  const pickerOf = ({ isFetching, isError, refetch }: Answer) => ({
    onSearch,
    loading: waits || isFetching,
    onRetry: isError && !waits ? () => void refetch() : undefined,
  });
  return { search, pickerOf };
}
