import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { anew, answerOf } from './anew';
import { generatedApi, type ListApplicationsApiArg } from './generated';

type State = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0];

/** The pages of rows that the cache keeps; other calls read from the start. */
const pages = (state: State): ListApplicationsApiArg[] =>
  generatedApi.util.selectCachedArgsForQuery(state, 'listApplications').filter(({ skip }) => skip !== undefined);

/** The applications in the rows of the lists that the cache keeps. */
export const listedApplications = (state: State): { jobId: string; candidateId: string }[] =>
  pages(state).flatMap((args) => generatedApi.endpoints.listApplications.select(args)(state).data?.records ?? []);

/** Reads the applications of a filter, which may have changed, and shows them in their places in the lists. */
export const showApplicationsInPlace =
  (filter: ListApplicationsApiArg['filter']): ThunkAction<Promise<void>, State, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const read = generatedApi.endpoints.listApplications.initiate({ filter, limit: MAX_PAGE_SIZE }, anew);
    const { data } = await answerOf(dispatch(read));
    if (!data) return;
    const byId = new Map(data.records.map((application) => [application._id, application]));
    for (const args of pages(getState())) {
      dispatch(
        generatedApi.util.updateQueryData('listApplications', args, ({ records }) => {
          for (const [place, { _id }] of records.entries()) {
            const changed = byId.get(_id);
            if (changed) records[place] = changed;
          }
        }),
      );
    }
  };
