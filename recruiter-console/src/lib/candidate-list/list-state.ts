import { CANDIDATE_TILES, SEARCH_PARTS, type CandidateTile, type SearchPart } from '@byline/shared-types/domain';
import type { CandidateSort } from '../../api';
import { formatPaged, parsePaged, sortOf, type ListAddress, type PagedState } from '../list-state/list-address';
import { formatFilters, parseFilters, type Filters } from './filters';

/** The state of the candidate list, kept in the address. */
export interface ListState extends PagedState<CandidateSort> {
  /** Null: no tile is active, so the list includes archived candidates. */
  tile: CandidateTile | null;
  /** The texts that are searched; without a search the names. */
  part: SearchPart;
  filters: Filters;
  /** The columns of the opened view; null for the user's own. */
  columns: string[] | null;
  /** The id of the opened view, `all` for all active candidates, or null without a view. */
  view: string | null;
  /** The candidate in the side panel. */
  open: string | null;
  /** The side panel shows the form for a new candidate. */
  adding: boolean;
}

/**
 * The default order comes first (docs/domain/lists.md#convention). Work on a candidate does not change its position.
 */
const SORTS = [
  ...(['-createdAt', '-name', '-city', '-status', '-availability', '-modifiedAt'] as const),
  ...(['createdAt', 'name', 'city', 'status', 'availability', 'modifiedAt'] as const),
  'relevance',
] as const satisfies readonly CandidateSort[];
/** The best matches first: the default order of a search in texts. */
export const RELEVANCE = 'relevance' satisfies CandidateSort;
const NEWEST = SORTS[0];
const ID = /^[0-9a-f]{24}$/;
/** The columns that the list has, in their order. */
export const COLUMNS = [
  ...(['name', 'function', 'availability', 'languages', 'skills', 'rate', 'city', 'status', 'assigned'] as const),
  ...(['modified', 'created', 'country', 'experience', 'dayRate', 'email', 'phone', 'tags'] as const),
] as const;
/** The view of all active candidates, which is always there. */
export const ALL_ACTIVE = 'all';

/** A choice of columns without those that the list does not have; null if it has none of them. */
export function knownColumns(ids: readonly string[] | null): string[] | null {
  const known = ids?.filter((id) => (COLUMNS as readonly string[]).includes(id)) ?? [];
  return known.length > 0 ? known : null;
}

/** Whether a list shows where its search found words. */
export const searchesTexts = ({ search, part }: Pick<ListState, 'search' | 'part'>): boolean =>
  search.trim() !== '' && part !== 'names';

/** Only a search in texts has matches of different relevance. */
const orders = (list: Pick<ListState, 'search' | 'part'>): readonly CandidateSort[] =>
  searchesTexts(list) ? [RELEVANCE, ...SORTS] : SORTS.filter((sort) => sort !== RELEVANCE);

export function parseListState(params: URLSearchParams, size?: number): ListState {
  const tile = params.get('tile');
  const open = params.get('open') ?? '';
  const view = params.get('view') ?? '';
  const search = params.get('search') ?? '';
  const part = (search !== '' && SEARCH_PARTS.find((known) => known === params.get('in'))) || 'names';
  return {
    ...parsePaged<CandidateSort>(params, orders({ search, part }), size),
    part,
    tile: tile === 'all' ? null : (CANDIDATE_TILES.find((known) => known === tile) ?? 'active'),
    filters: parseFilters(params),
    columns: knownColumns(params.get('columns')?.split(',') ?? null),
    view: view === ALL_ACTIVE || ID.test(view) ? view : null,
    open: ID.test(open) ? open : null,
    adding: params.get('panel') === 'new',
  };
}

/** Whether an address is the link of a view: the list takes everything from the view, and its own address has a tile. */
export const isViewLink = (params: URLSearchParams, { view }: Pick<ListState, 'view'>): boolean =>
  view !== null && view !== ALL_ACTIVE && !params.has('tile');

export function formatListState(state: ListState): URLSearchParams {
  const sorts = orders(state);
  const params = formatPaged({ ...state, sort: sortOf(sorts, state.sort) }, sorts);
  if (state.search !== '' && state.part !== 'names') params.set('in', state.part);
  if (state.view) params.set('view', state.view);
  // An address with a view and no tile is a link, which opens the view as it is stored.
  if (state.view || state.tile !== 'active') params.set('tile', state.tile ?? 'all');
  for (const [name, text] of formatFilters(state.filters)) params.set(name, text);
  if (state.columns) params.set('columns', state.columns.join(','));
  if (state.open) params.set('open', state.open);
  if (state.adding) params.set('panel', 'new');
  return params;
}

/** The change of a list whose search begins, goes on or ends: a new search in texts has its best matches first. */
export function searched(
  list: Pick<ListState, 'search' | 'part' | 'sort'>,
  search: string,
  part: SearchPart,
): Pick<ListState, 'search' | 'part' | 'sort'> {
  const begins = searchesTexts({ search, part }) && !searchesTexts(list) && list.sort === NEWEST;
  return { search, part, sort: begins ? RELEVANCE : list.sort };
}

export const candidateList: ListAddress<ListState> = {
  parse: parseListState,
  format: formatListState,
  sorts: SORTS,
  isWhole: true,
  beside: ['open', 'adding', 'view', 'columns'],
};
