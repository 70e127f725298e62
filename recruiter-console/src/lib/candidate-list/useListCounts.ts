import { useGetCandidateTilesQuery, type CandidateTilesResponse } from '../../api';
import { listQuery, tilesQuery } from '../../api/candidate-queries';
import type { Count } from '../counted';
import { namesTiles } from './filters';
import type { ListState } from './list-state';

type Counted = Pick<ListState, 'search' | 'part' | 'filters' | 'tile'>;
type CountName = CandidateTilesResponse['capped'][number];

const countOf = (counts: CandidateTilesResponse | undefined, name: CountName): Count | undefined =>
  counts && { count: counts[name], more: counts.capped.includes(name) };

/**
 * Counts a list and its tiles in a separate call, so rows never wait for a count. The active tile gives the list's
 * count, unless a filter restricts the fields that the tiles count by (docs/domain/lists.md#counts).
 */
export function useListCounts(list: Counted, refetchOnMountOrArgChange = false) {
  const { tile, filters } = list;
  const query = listQuery(list);
  const own = tile !== null && namesTiles(filters);
  const tiles = useGetCandidateTilesQuery(tilesQuery(list), { refetchOnMountOrArgChange });
  const whole = useGetCandidateTilesQuery(query ?? {}, { skip: !own || query === null, refetchOnMountOrArgChange });
  const total = own ? countOf(whole.currentData, 'total') : countOf(tiles.currentData, tile ?? 'total');
  return {
    tile: (name: CountName): Count | undefined => countOf(tiles.currentData, name),
    /** Undefined while it loads. */
    total: query === null ? { count: 0, more: false } : total,
    isFetching: own ? whole.isFetching : tiles.isFetching,
    refetch: (): void => {
      void tiles.refetch();
      if (own && query !== null) void whole.refetch();
    },
  };
}
