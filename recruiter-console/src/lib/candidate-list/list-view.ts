import type { CandidateSort, CandidateViewResponse } from '../../api';
import { sortOf } from '../list-state/list-address';
import { fromApiFilter, toApiFilter } from './filters';
import {
  candidateList,
  formatListState,
  knownColumns,
  parseListState,
  searchesTexts,
  type ListState,
} from './list-state';

/** The part of the list's state that a view keeps: a further part of the address has its place in these three and in `ViewedListDto`. */
export type ViewedState = Pick<ListState, 'search' | 'part' | 'tile' | 'filters' | 'sort' | 'columns'>;

export const viewedList = ({ search, part, tile, filters, sort, columns }: ViewedState) => ({
  search: search.trim() || null,
  searchIn: searchesTexts({ search, part }) ? part : null,
  tile,
  filter: toApiFilter(filters),
  sort,
  columns,
});

/** The state of a list that opens a view. */
export const listOfView = ({
  search,
  searchIn,
  tile,
  filter,
  sort,
  columns,
}: Pick<CandidateViewResponse['list'], 'search' | 'searchIn' | 'tile' | 'filter' | 'columns'> & {
  sort: string;
}): ViewedState => ({
  search: search ?? '',
  part: searchIn ?? 'names',
  tile,
  filters: fromApiFilter(filter),
  sort: sortOf<CandidateSort>(candidateList.sorts, sort),
  columns: knownColumns(columns),
});

const PLAIN = parseListState(new URLSearchParams());
/** The list without a view: all active candidates. */
export const ALL_ACTIVE_LIST: ViewedState = PLAIN;

/** Whether a list is still the one that a view keeps, regardless of spaces around typed texts. */
export function isViewed(state: ViewedState, viewed: ViewedState): boolean {
  const text = (of: ViewedState): string => formatListState({ ...PLAIN, ...listOfView(viewedList(of)) }).toString();
  return text(state) === text(viewed);
}
