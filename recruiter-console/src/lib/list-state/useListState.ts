import { DEFAULT_PAGE_SIZE } from '@byline/shared-types/domain';
import { useAddressParams } from '@byline/web-kit/address';
import { useCallback, useEffect, useMemo } from 'react';
import { useStored } from '../useStored';
import { parseSize, type ListAddress, type PagedState } from './list-address';

/** The remembered number of rows on a page. */
export const usePageSize = () => useStored<number>('pageSize', DEFAULT_PAGE_SIZE, parseSize);

/** Changes the list's state, also on another page with `path`. */
export type ChangeList<State> = (change: Partial<State>, replace?: boolean, path?: string) => void;
/** A change that may depend on the newest state, which a slow page has not rendered yet; null changes nothing. */
export type ChangeNewest<State> = (
  change: Partial<State> | ((newest: State) => Partial<State> | null),
  ...options: [replace?: boolean, path?: string]
) => void;

const PAGED = ['search', 'sort', 'page', 'size'] as const;

/** Keeps a list's state in the address and also remembers the page size. A change of the rows returns to page 1. The address loses what no list can have, as page -4. */
export function useListState<State extends PagedState>({
  parse,
  format,
  beside = [],
  isWhole = false,
}: ListAddress<State>): [State, ChangeNewest<State>] {
  const [params, setParams] = useAddressParams();
  const [size, setSize] = usePageSize();
  const state = useMemo(() => parse(params, size), [parse, params, size]);
  useEffect(() => {
    const clean = format(state);
    // A default that somebody wrote stays.
    const isRubbish = (name: string): boolean =>
      params.has(name) && !clean.has(name) && params.get(name) !== String(state[name as keyof State]);
    const rubbish = (isWhole ? [...params.keys()] : PAGED).filter(isRubbish);
    if (rubbish.length > 0) setParams(Object.fromEntries(rubbish.map((name) => [name, null])), { replace: true });
  }, [format, isWhole, params, setParams, state]);
  const change = useCallback<ChangeNewest<State>>(
    (wanted, replace = false, path) =>
      setParams(
        (address) => {
          const newest = parse(address, size);
          const next = typeof wanted === 'function' ? wanted(newest) : wanted;
          if (!next) return null;
          if (next.size !== undefined) setSize(next.size);
          const stays = (name: string): boolean => name === 'page' || beside.some((other) => other === name);
          const start = Object.keys(next).every(stays) ? {} : { page: 1 };
          return format({ ...newest, ...start, ...next });
        },
        { replace, ...(path !== undefined && { path }) },
      ),
    [beside, format, parse, setParams, setSize, size],
  );
  return [state, change];
}
