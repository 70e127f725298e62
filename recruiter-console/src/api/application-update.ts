import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { anew, answerOf } from './anew';
import { applicationsOf } from './candidate-queries';
import { generatedApi, type ListApplicationsApiArg } from './generated';

type State = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0];

/** The pages of rows that the cache keeps; other calls read from the start. */
const pages = (state: State): ListApplicationsApiArg[] =>
  generatedApi.util.selectCachedArgsForQuery(state, 'listApplications').filter(({ skip }) => skip !== undefined);

/** The ids of the rows of the lists that the cache keeps. */
export const listedApplications = (state: State): ReadonlySet<string> =>
  new Set(
    pages(state).flatMap((args) =>
      (generatedApi.endpoints.listApplications.select(args)(state).data?.records ?? []).map(({ _id }) => _id),
    ),
  );

/** Reads an application that a colleague changed, and shows it in its place in the lists. */
export const showApplicationInPlace =
  (id: string, candidateId: string): ThunkAction<Promise<void>, State, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const read = generatedApi.endpoints.listApplications.initiate(applicationsOf(candidateId), anew);
    const { data } = await answerOf(dispatch(read));
    const changed = data?.records.find(({ _id }) => _id === id);
    if (!changed) return;
    for (const args of pages(getState())) {
      dispatch(
        generatedApi.util.updateQueryData('listApplications', args, ({ records }) => {
          const place = records.findIndex(({ _id }) => _id === id);
          if (place >= 0) records[place] = changed;
        }),
      );
    }
  };
