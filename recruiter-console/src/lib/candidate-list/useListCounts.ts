import { useGetCandidateTilesQuery, type CandidateTilesResponse } from '../../api';
import { listQuery, tilesQuery } from '../../api/candidate-queries';
import type { Count } from '../counted';
import { namesTiles } from './filters';
import type { ListState } from './list-state';

type Counted = Pick<ListState, 'search' | 'filters' | 'tile'>;
type CountName = CandidateTilesResponse['capped'][number];

const countOf = (counts: CandidateTilesResponse | undefined, name: CountName): Count | undefined =>
  counts && { count: counts[name], more: counts.capped.includes(name) };

/**
 * How many candidates a list and each of its tiles have: asked beside the rows, which never wait for it. The chosen tile says it of the list,
 * unless a filter chooses among what the tiles count (docs/domain/lists.md#counts).
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
    /** Undefined until it is known. */
    total: query === null ? { count: 0, more: false } : total,
    refetch: (): void => {
      void tiles.refetch();
      if (own && query !== null) void whole.refetch();
    },
  };
}
