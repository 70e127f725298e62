import type { baseQuery } from '@byline/web-kit/api';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { anew, answerOf } from './anew';
import {
  generatedApi,
  type CandidateListItemResponse,
  type CandidateResponse,
  type ListCandidatesApiArg,
  type UpdateCandidateApiArg,
  type UpdateCandidateApiResponse,
  type UpdateCandidateRequest,
} from './generated';

/** Shows an inline edit in the candidate and in its rows before the server answers. */
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
    // The caller shows the problem; this undoes the change on the screens.
    patches.forEach((patch) => patch.undo());
  }
};

/** The ids of the rows of the lists that the cache keeps. */
export const listedCandidates = (state: State): ReadonlySet<string> =>
  new Set(
    shownLists(state).flatMap((args) =>
      (generatedApi.endpoints.listCandidates.select(args)(state).data?.records ?? []).map(({ _id }) => _id),
    ),
  );

/** Reads candidates that colleagues changed, and shows them in their places in the lists. It opens none: the security log says who opened whom. */
export const showInPlace =
  (ids: string[]): ThunkAction<Promise<void>, State, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const read = generatedApi.endpoints.listCandidates.initiate({ filter: { ids }, limit: ids.length }, anew);
    const { data } = await answerOf(dispatch(read));
    for (const row of data?.records ?? []) shownLists(getState()).forEach((args) => dispatch(patchRow(args, row)));
  };

type State = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0];

const shownLists = (state: State): ListCandidatesApiArg[] =>
  generatedApi.util.selectCachedArgsForQuery(state, 'listCandidates').filter(({ filter }) => !filter?.ids);

/** The properties that recruiters edit inline. */
function inPlace({ status, archived, assignedTo }: UpdateCandidateRequest) {
  return {
    ...(status !== undefined && { status }),
    ...(archived !== undefined && { archived }),
    ...(assignedTo !== undefined && { assignedTo }),
  };
}

const patchOne = (id: string, change: (candidate: CandidateResponse) => CandidateResponse | void) =>
  generatedApi.util.updateQueryData('getCandidate', { id }, change);

/** Copies the fields that a list row has from the candidate. */
const patchRow = (args: ListCandidatesApiArg, candidate: CandidateResponse | CandidateListItemResponse) =>
  generatedApi.util.updateQueryData('listCandidates', args, ({ records }) => {
    const row = records.find((record) => record._id === candidate._id);
    if (!row) return;
    const known = Object.keys(row) as (keyof typeof row & keyof typeof candidate)[];
    Object.assign(row, Object.fromEntries(known.filter((key) => key in candidate).map((key) => [key, candidate[key]])));
  });
