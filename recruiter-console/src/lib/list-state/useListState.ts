import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@byline/shared-types/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../useStored';
import type { ListAddress, PagedState } from './list-address';

const parseSize = (text: string): number | undefined => PAGE_SIZES.find((size) => String(size) === text);

export type ChangeList<State> = (change: Partial<State>, replace?: boolean) => void;

/** Keeps a list's state in the address and also remembers the page size. A change of the rows returns to page 1. */
export function useListState<State extends PagedState>({
  parse,
  format,
  beside = [],
}: ListAddress<State>): [State, ChangeList<State>] {
  const [params, setParams] = useSearchParams();
  const [size, setSize] = useStored<number>('pageSize', DEFAULT_PAGE_SIZE, parseSize);
  const state = useMemo(() => parse(params, size), [parse, params, size]);
  const change = useCallback<ChangeList<State>>(
    (next, replace = false) => {
      if (next.size !== undefined) setSize(next.size);
      const stays = (name: string): boolean => name === 'page' || beside.some((other) => other === name);
      const start = Object.keys(next).every(stays) ? {} : { page: 1 };
      setParams((current) => format({ ...parse(current, size), ...start, ...next }), { replace });
    },
    [beside, format, parse, setParams, setSize, size],
  );
  return [state, change];
}
