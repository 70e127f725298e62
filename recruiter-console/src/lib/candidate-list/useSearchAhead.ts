import { useEffect } from 'react';
import { api } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { awaitPage, pageIsThere } from '../../api/first-page';
import { FRESH } from '../useIntent';
import { formatListState, parseListState, type ListState } from './list-state';

/** Asks for the rows of a changed search before the page draws its new address. */
export function useSearchAhead(state: ListState) {
  const prefetch = api.usePrefetch('listCandidates');
  const { search } = state;
  // The page shows the search, or is left before it does.
  useEffect(() => {
    pageIsThere();
    return pageIsThere;
  }, [search]);
  return (change: Partial<ListState>): void => {
    if (change.search === undefined || change.search === search) return;
    const address = formatListState({ ...state, page: 1, ...change });
    const query = pageQuery(parseListState(address, state.size));
    if (!query) return;
    awaitPage();
    prefetch(query, { ifOlderThan: FRESH });
  };
}
