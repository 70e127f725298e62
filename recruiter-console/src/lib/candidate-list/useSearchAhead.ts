import { api } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { FRESH } from '../useIntent';
import { formatListState, parseListState, type ListState } from './list-state';

/** Asks for the rows of a changed search before the page draws its new address. */
export function useSearchAhead(state: ListState) {
  const prefetch = api.usePrefetch('listCandidates');
  return (change: Partial<ListState>): void => {
    if (change.search === undefined || change.search === state.search) return;
    const address = formatListState({ ...state, page: 1, ...change });
    const query = pageQuery(parseListState(address, state.size));
    if (query) prefetch(query, { ifOlderThan: FRESH });
  };
}
