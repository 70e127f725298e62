import { toApiFilter } from '../lib/candidate-list/filters';
import { searchesTexts, type ListState } from '../lib/candidate-list/list-state';
import { MAX_PAGE_SIZE, withTile, type ApplicationStatus } from '@byline/shared-types/domain';
import { toSearchParams } from '@byline/web-kit/api';
import {
  EXACT,
  type CandidateFilter,
  type ListApplicationsApiArg,
  type ListCalendarItemsApiArg,
  type ListDuplicatesApiArg,
  type ListMergesApiArg,
} from './index';

type Searched = Pick<ListState, 'search' | 'part'>;

/** The search and filter of a list, for the calls that count and page; null when tile and filter exclude each other. */
export function listQuery({ filters, tile, ...list }: Searched & Pick<ListState, 'filters' | 'tile'>) {
  const filter = withTile(toApiFilter(filters), tile);
  return filter && queryOf(list, filter);
}

/** The same without the tile: the counts of all tiles use this query. */
export const tilesQuery = ({ filters, ...list }: Searched & Pick<ListState, 'filters'>) =>
  queryOf(list, toApiFilter(filters));

const queryOf = ({ search, part }: Searched, filter: CandidateFilter) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(searchesTexts({ search, part }) && { searchIn: part }),
  ...(Object.keys(filter).length > 0 && { filter }),
});

/** The rows of a page; `useListCounts` counts them in a separate call. */
export const pageQuery = (state: ListState) => {
  const query = listQuery(state);
  return query && { ...query, sort: [state.sort], limit: state.size, skip: (state.page - 1) * state.size };
};

interface ApplicationsPage {
  search: string;
  status: ApplicationStatus | 'all';
  jobId: string | null;
  sort: 'createdAt' | '-createdAt';
  page: number;
  size: number;
}

/** A page of the list of applications. */
export const applicationsPage = ({ search, status, jobId, sort, page, size }: ApplicationsPage) => ({
  ...(search && { search }),
  filter: { ...(status !== 'all' && { status: [status] }), ...(jobId && { jobId: [jobId] }) },
  sort: [sort],
  limit: size,
  skip: (page - 1) * size,
});

/** All applications of one candidate, newest first. */
export const applicationsOf = (candidateId: string): ListApplicationsApiArg => ({
  filter: { candidateId: [candidateId] },
  sort: ['-createdAt'],
  limit: MAX_PAGE_SIZE,
  prefer: EXACT,
});

/** The unanswered pairs of one candidate. */
export const duplicatesOf = (candidateId: string): ListDuplicatesApiArg => ({ filter: { candidateId, state: 'open' } });

/** The merges into one candidate that can be undone. */
export const mergesOf = (candidateId: string): ListMergesApiArg => ({ filter: { candidateId } });

/** All appointments of one candidate, latest first. */
export const appointmentsOf = (candidateId: string): ListCalendarItemsApiArg => ({
  filter: { assignedTo: [candidateId] },
  sort: ['-startDate'],
  limit: MAX_PAGE_SIZE,
  prefer: EXACT,
});

/** The path that creates a spreadsheet of some candidates of a list. */
export const exportPath = (query: object): string => `/candidates/export?${toSearchParams({ ...query })}`;
