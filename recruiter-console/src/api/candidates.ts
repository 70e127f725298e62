import {
  api,
  type CandidateResponse,
  type ListCandidatesApiArg,
  type UpdateCandidateRequest,
} from '@byline/shared-types/api';
import type { CandidateFilter } from '@byline/shared-types/api';
import type { ListState } from '../lib/candidate-list/list-state';
import { toApiFilter, withTile } from '../lib/candidate-list/filters';
import { EXACT } from './people';

const LIST = 'LIST';

/** Candidates: the list stays in its order while its rows change; tiles and neighbours are counted anew. */
export const candidatesApi = api.enhanceEndpoints({
  endpoints: {
    listCandidates: { providesTags: [{ type: 'Candidate', id: LIST }] },
    getCandidateTiles: { providesTags: ['CandidateTiles'] },
    getCandidateNeighbours: { providesTags: ['CandidateTiles'] },
    getCandidate: { providesTags: (_result, _error, { id }) => [{ type: 'Candidate', id }] },
    createCandidate: { invalidatesTags: [{ type: 'Candidate', id: LIST }, 'CandidateTiles', 'Tag'] },
    deleteCandidate: { invalidatesTags: [{ type: 'Candidate', id: LIST }, 'CandidateTiles', 'JobApplication'] },
    updateCandidate: {
      invalidatesTags: (_result, error, { id }) => (error ? [{ type: 'Candidate', id }] : ['CandidateTiles', 'Tag']),
      onQueryStarted: async (
        { id, updateCandidateRequest: { version: _version, ...change } },
        { dispatch, queryFulfilled, ...store },
      ) => {
        const shown = inPlace(change);
        const patches = [dispatch(patchOne(id, (candidate) => Object.assign(candidate, shown)))];
        const lists = shownLists(store.getState());
        for (const originalArgs of lists) {
          patches.push(
            dispatch(
              candidatesApi.util.updateQueryData('listCandidates', originalArgs, ({ records }) => {
                const row = records.find((record) => record._id === id);
                if (row) Object.assign(row, shown);
              }),
            ),
          );
        }
        try {
          const { data } = await queryFulfilled;
          dispatch(patchOne(id, () => data));
          lists.forEach((args) => dispatch(patchRow(args, data)));
        } catch {
          // The caller shows the problem; here the screens go back to what they showed.
          patches.forEach((patch) => patch.undo());
        }
      },
    },
  },
});

/** Arguments of the candidate lists in the cache. */
const shownLists = (state: Parameters<typeof api.util.selectCachedArgsForQuery>[0]): ListCandidatesApiArg[] =>
  api.util.selectCachedArgsForQuery(state, 'listCandidates');

/** Properties that are edited in place and shown before the server has answered. */
function inPlace({ status, archived, assignedTo }: UpdateCandidateRequest) {
  return {
    ...(status !== undefined && { status }),
    ...(archived !== undefined && { archived }),
    ...(assignedTo !== undefined && { assignedTo }),
  };
}

const patchOne = (id: string, change: (candidate: CandidateResponse) => CandidateResponse | void) =>
  api.util.updateQueryData('getCandidate', { id }, change);

/** A row of the list takes over what it shares with the candidate. */
const patchRow = (args: ListCandidatesApiArg, candidate: CandidateResponse) =>
  api.util.updateQueryData('listCandidates', args, ({ records }) => {
    const row = records.find((record) => record._id === candidate._id);
    if (!row) return;
    const known = Object.keys(row) as (keyof typeof row & keyof CandidateResponse)[];
    Object.assign(row, Object.fromEntries(known.filter((key) => key in candidate).map((key) => [key, candidate[key]])));
  });

/** A list's search and filter, for the calls that count and page; null when tile and filter exclude each other. */
export function listQuery({ search, filters, tile }: Pick<ListState, 'search' | 'filters' | 'tile'>) {
  const filter = withTile(toApiFilter(filters), tile);
  return filter && queryOf(search, filter);
}

/** The same without the tile: what the counts of the tiles are taken of. */
export const tilesQuery = ({ search, filters }: Pick<ListState, 'search' | 'filters'>) =>
  queryOf(search, toApiFilter(filters));

const queryOf = (search: string, filter: CandidateFilter) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(Object.keys(filter).length > 0 && { filter }),
});

export const pageQuery = (state: ListState) => {
  const query = listQuery(state);
  return query && { ...query, sort: state.sort, limit: state.size, skip: (state.page - 1) * state.size, prefer: EXACT };
};
