import { useState } from 'react';
import { useGetCandidateTilesQuery, type CandidateTilesResponse } from '../../api';
import { listQuery, tilesQuery } from '../../api/candidate-queries';
import type { Count } from '../counted';
import { namesTiles } from './filters';
import type { ListState } from './list-state';

type Counted = Pick<ListState, 'search' | 'part' | 'filters' | 'tile'>;
type CountName = CandidateTilesResponse['capped'][number];

interface CountOptions {
  refetchOnMountOrArgChange?: boolean;
  /** The rows of this list load: another search or filter is counted after them, so the counts do not slow them down. */
  rowsLoad?: boolean;
}

const countOf = (counts: CandidateTilesResponse | undefined, name: CountName): Count | undefined =>
  counts && { count: counts[name], more: counts.capped.includes(name) };

/** The list as it was before its rows began to load, if they load for another search or filter. */
function useRowsFirst(list: Counted, rowsLoad: boolean): { counted: Counted; isLate: boolean } {
  const [known, setKnown] = useState(list);
  const isSame = known === list || JSON.stringify(tilesQuery(known)) === JSON.stringify(tilesQuery(list));
  if (!isSame && !rowsLoad) setKnown(list);
  const isLate = !isSame && rowsLoad;
  return { counted: isLate ? known : list, isLate };
}

/**
 * Counts a list and its tiles in a separate call, so rows never wait for a count. The active tile gives the list's
 * count, unless a filter restricts the fields that the tiles count by (docs/domain/lists.md#counts).
 */
export function useListCounts(
  list: Counted,
  { refetchOnMountOrArgChange = false, rowsLoad = false }: CountOptions = {},
) {
  const { counted, isLate } = useRowsFirst(list, rowsLoad);
  const { tile, filters } = counted;
  const query = listQuery(counted);
  const own = tile !== null && namesTiles(filters);
  const tiles = useGetCandidateTilesQuery(tilesQuery(counted), { refetchOnMountOrArgChange });
  const whole = useGetCandidateTilesQuery(query ?? {}, { skip: !own || query === null, refetchOnMountOrArgChange });
  const counts = isLate ? {} : { tiles: tiles.currentData, whole: whole.currentData };
  const total = own ? countOf(counts.whole, 'total') : countOf(counts.tiles, tile ?? 'total');
  return {
    tile: (name: CountName): Count | undefined => countOf(counts.tiles, name),
    /** Undefined while it loads. */
    total: listQuery(list) === null ? { count: 0, more: false } : total,
    isFetching: isLate || (own ? whole.isFetching : tiles.isFetching),
    refetch: (): void => {
      void tiles.refetch();
      if (own && query !== null) void whole.refetch();
    },
  };
}
