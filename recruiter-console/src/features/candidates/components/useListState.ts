import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@byline/shared-types/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatListState, parseListState, type ListState } from '../../../lib/candidate-list/list-state';
import { useStored } from '../../../lib/useStored';

const parseSize = (text: string): number | undefined => PAGE_SIZES.find((size) => String(size) === text);

/** The list's state is the address; the page size is remembered besides. A new search, filter, tile or order starts at page 1. */
export function useListState(): [ListState, (change: Partial<ListState>, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const [size, setSize] = useStored<number>('pageSize', DEFAULT_PAGE_SIZE, parseSize);
  const state = useMemo(() => parseListState(params, size), [params, size]);
  const change = useCallback(
    (next: Partial<ListState>, replace = false) => {
      if (next.size !== undefined) setSize(next.size);
      const other = ['search', 'filters', 'tile', 'sort', 'size'].some((name) => name in next);
      setParams(
        (current) => formatListState({ ...parseListState(current, size), ...(other && { page: 1 }), ...next }),
        { replace },
      );
    },
    [setParams, setSize, size],
  );
  return [state, change];
}
