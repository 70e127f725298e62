import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { CandidateSort } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../list-state/list-address';
import { FILTER_NAMES, formatFilter, isSet, NO_FILTERS, parseFilter, type Filters } from './filters';

/** Everything the candidate list shows, as it stands in the address. */
export interface ListState extends PagedState<CandidateSort> {
  /** Null: no tile is pressed, so archived ones are in the list too. */
  tile: CandidateTile | null;
  filters: Filters;
  /** The candidate open in the side panel. */
  open: string | null;
  /** The form for a new candidate is open in the side panel. */
  adding: boolean;
}

/** The list's own order (docs/domain/lists.md#convention). It stays as it is while candidates are worked on. */
export const DEFAULT_SORT = '-createdAt';
const SORTS: readonly CandidateSort[] = [
  ...(['name', 'city', 'status', 'modifiedAt', 'createdAt'] as const),
  ...(['-name', '-city', '-status', '-modifiedAt', '-createdAt'] as const),
];
/** The order of a name, as the address and the columns have it; the list's own for what is none. */
export const sortOf = (name: string): CandidateSort => SORTS.find((known) => known === name) ?? DEFAULT_SORT;
const ID = /^[0-9a-f]{24}$/;

export function parseListState(params: URLSearchParams, size?: number): ListState {
  const tile = params.get('tile');
  const open = params.get('open') ?? '';
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => {
      const text = params.get(name);
      return [name, text === null ? NO_FILTERS[name] : parseFilter(name, text)];
    }),
  ) as unknown as Filters;
  const paged = parsePaged(params, DEFAULT_SORT, size);
  return {
    ...paged,
    sort: sortOf(paged.sort),
    tile: tile === 'all' ? null : (CANDIDATE_TILES.find((known) => known === tile) ?? 'active'),
    filters,
    open: ID.test(open) ? open : null,
    adding: params.get('panel') === 'new',
  };
}

export function formatListState(state: ListState): URLSearchParams {
  const params = formatPaged(state, DEFAULT_SORT);
  if (state.tile !== 'active') params.set('tile', state.tile ?? 'all');
  for (const name of FILTER_NAMES) {
    if (isSet(state.filters[name])) params.set(name, formatFilter(state.filters[name]));
  }
  if (state.open) params.set('open', state.open);
  if (state.adding) params.set('panel', 'new');
  return params;
}

export const candidateList: ListAddress<ListState> = {
  parse: parseListState,
  format: formatListState,
  beside: ['open', 'adding'],
};
