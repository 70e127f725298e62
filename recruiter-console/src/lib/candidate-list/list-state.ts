import { CANDIDATE_TILES, DEFAULT_PAGE_SIZE, PAGE_SIZES, type CandidateTile } from '@byline/shared-types/domain';
import { FILTER_NAMES, formatFilter, isSet, NO_FILTERS, parseFilter, type Filters } from './filters';

/** Everything the candidate list shows, as it stands in the address. */
export interface ListState {
  search: string;
  /** Null: no tile is pressed, so archived ones are in the list too. */
  tile: CandidateTile | null;
  filters: Filters;
  sort: string;
  page: number;
  size: number;
  /** The candidate open in the side panel. */
  open: string | null;
  /** The form for a new candidate is open in the side panel. */
  adding: boolean;
}

/** The list's own order (specification, section 7). It stays as it is while candidates are worked on. */
export const DEFAULT_SORT = '-createdAt';
const SORT = /^-?[a-zA-Z.]{1,40}$/;
const ID = /^[0-9a-f]{24}$/;

export function parseListState(params: URLSearchParams, size: number = DEFAULT_PAGE_SIZE): ListState {
  const tile = params.get('tile');
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  const asked = Number(params.get('size'));
  const open = params.get('open') ?? '';
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => {
      const text = params.get(name);
      return [name, text === null ? NO_FILTERS[name] : parseFilter(name, text)];
    }),
  ) as unknown as Filters;
  return {
    search: params.get('search') ?? '',
    tile: tile === 'all' ? null : (CANDIDATE_TILES.find((known) => known === tile) ?? 'active'),
    filters,
    sort: SORT.test(sort) ? sort : DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === asked) ?? size,
    open: ID.test(open) ? open : null,
    adding: params.get('panel') === 'new',
  };
}

/** Only what differs from a list nobody touched, so that the address stays short. */
export function formatListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  if (state.tile !== 'active') params.set('tile', state.tile ?? 'all');
  for (const name of FILTER_NAMES) {
    if (isSet(state.filters[name])) params.set(name, formatFilter(state.filters[name]));
  }
  if (state.sort !== DEFAULT_SORT) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.size !== DEFAULT_PAGE_SIZE) params.set('size', String(state.size));
  if (state.open) params.set('open', state.open);
  if (state.adding) params.set('panel', 'new');
  return params;
}
