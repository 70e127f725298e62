import type { baseQuery } from '@byline/web-kit/api';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import {
  generatedApi,
  type CandidateResponse,
  type ListCandidatesApiArg,
  type UpdateCandidateApiArg,
  type UpdateCandidateApiResponse,
  type UpdateCandidateRequest,
} from './generated';

/** What is edited in place is shown before the server has answered, in the candidate and in its rows. */
export const showBeforeAnswer: TypedMutationOnQueryStarted<
  UpdateCandidateApiResponse,
  UpdateCandidateApiArg,
  typeof baseQuery,
  'api'
> = async (
  { id, updateCandidateRequest: { version: _version, ...change } },
  { dispatch, queryFulfilled, ...store },
) => {
  const shown = inPlace(change);
  const patches = [dispatch(patchOne(id, (candidate) => Object.assign(candidate, shown)))];
  const lists = shownLists(store.getState());
  for (const originalArgs of lists) {
    patches.push(
      dispatch(
        generatedApi.util.updateQueryData('listCandidates', originalArgs, ({ records }) => {
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
};

/** Arguments of the candidate lists in the cache. */
const shownLists = (state: Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0]): ListCandidatesApiArg[] =>
  generatedApi.util.selectCachedArgsForQuery(state, 'listCandidates');

/** Properties that are edited in place and shown before the server has answered. */
function inPlace({ status, archived, assignedTo }: UpdateCandidateRequest) {
  return {
    ...(status !== undefined && { status }),
    ...(archived !== undefined && { archived }),
    ...(assignedTo !== undefined && { assignedTo }),
  };
}

const patchOne = (id: string, change: (candidate: CandidateResponse) => CandidateResponse | void) =>
  generatedApi.util.updateQueryData('getCandidate', { id }, change);

/** A row of the list takes over what it shares with the candidate. */
const patchRow = (args: ListCandidatesApiArg, candidate: CandidateResponse) =>
  generatedApi.util.updateQueryData('listCandidates', args, ({ records }) => {
    const row = records.find((record) => record._id === candidate._id);
    if (!row) return;
    const known = Object.keys(row) as (keyof typeof row & keyof CandidateResponse)[];
    Object.assign(row, Object.fromEntries(known.filter((key) => key in candidate).map((key) => [key, candidate[key]])));
  });
