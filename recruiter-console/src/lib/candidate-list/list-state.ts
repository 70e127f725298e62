import { CANDIDATE_TILES, type CandidateTile } from '@byline/shared-types/domain';
import type { CandidateSort } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../list-state/list-address';
import { formatFilters, parseFilters, type Filters } from './filters';

/** The state of the candidate list, kept in the address. */
export interface ListState extends PagedState<CandidateSort> {
  /** Null: no tile is active, so the list includes archived candidates. */
  tile: CandidateTile | null;
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
  ...(['-createdAt', '-name', '-city', '-status', '-modifiedAt'] as const),
  ...(['createdAt', 'name', 'city', 'status', 'modifiedAt'] as const),
] as const satisfies readonly CandidateSort[];
const ID = /^[0-9a-f]{24}$/;
const COLUMN = /^[a-zA-Z]{1,30}$/;
/** The view of all active candidates, which is always there. */
export const ALL_ACTIVE = 'all';

export function parseListState(params: URLSearchParams, size?: number): ListState {
  const tile = params.get('tile');
  const open = params.get('open') ?? '';
  const view = params.get('view') ?? '';
  const columns =
    params
      .get('columns')
      ?.split(',')
      .filter((id) => COLUMN.test(id)) ?? [];
  return {
    ...parsePaged<CandidateSort>(params, SORTS, size),
    tile: tile === 'all' ? null : (CANDIDATE_TILES.find((known) => known === tile) ?? 'active'),
    filters: parseFilters(params),
    columns: columns.length > 0 ? columns : null,
    view: view === ALL_ACTIVE || ID.test(view) ? view : null,
    open: ID.test(open) ? open : null,
    adding: params.get('panel') === 'new',
  };
}

export function formatListState(state: ListState): URLSearchParams {
  const params = formatPaged(state, SORTS);
  if (state.view) params.set('view', state.view);
  // An address with a view and no tile is a link, which opens the view as it is stored.
  if (state.view || state.tile !== 'active') params.set('tile', state.tile ?? 'all');
  for (const [name, text] of formatFilters(state.filters)) params.set(name, text);
  if (state.columns) params.set('columns', state.columns.join(','));
  if (state.open) params.set('open', state.open);
  if (state.adding) params.set('panel', 'new');
  return params;
}

export const candidateList: ListAddress<ListState> = {
  parse: parseListState,
  format: formatListState,
  sorts: SORTS,
  beside: ['open', 'adding', 'view', 'columns'],
};
