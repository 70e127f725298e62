import { useEffect } from 'react';
import { api } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { awaitPage, pageIsThere } from '../../api/first-page';
import { FRESH } from '../useIntent';
import { formatListState, parseListState, type ListState } from './list-state';

/** The time in ms after which a failed query no longer waits for the page of a search. */
const PAGE_MS = 1_000;

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
    // A question about something unsaved may keep the page from showing the search.
    setTimeout(pageIsThere, PAGE_MS);
    prefetch(query, { ifOlderThan: FRESH });
  };
}
