import { api } from '../../api';
import { pageQuery, tilesQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';

/** Asks for the rows and counts of a list whose address is about to be written: they are on their way while the page is drawn for it. */
export function usePrefetchList(): (state: ListState) => void {
  const prefetchRows = api.usePrefetch('listCandidates');
  const prefetchTiles = api.usePrefetch('getCandidateTiles');
  return (state) => {
    const query = pageQuery(state);
    if (query) prefetchRows(query);
    prefetchTiles(tilesQuery(state));
  };
}
