import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { anew, answerOf } from './anew';
import { applicationsOf } from './candidate-queries';
import { generatedApi, type ListApplicationsApiArg } from './generated';

type State = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0];

/** The pages of rows that the cache keeps; other calls read from the start. */
const pages = (state: State): ListApplicationsApiArg[] =>
  generatedApi.util.selectCachedArgsForQuery(state, 'listApplications').filter(({ skip }) => skip !== undefined);

/** The applications in the rows of the lists that the cache keeps. */
export const listedApplications = (state: State): { jobId: string; candidateId: string }[] =>
  pages(state).flatMap((args) => generatedApi.endpoints.listApplications.select(args)(state).data?.records ?? []);

/** Reads the applications of a candidate, of whom a colleague changed one or the days, or those rows of a job whose period of work may have changed, and shows them in their places in the lists. */
export const showApplicationsInPlace =
  ({
    candidateId,
    jobId,
  }: {
    candidateId?: string;
    jobId?: string;
  }): ThunkAction<Promise<void>, State, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const ofJob = listedApplications(getState()).filter((application) => application.jobId === jobId);
    const candidates = candidateId === undefined ? ofJob.map((application) => application.candidateId) : [candidateId];
    const args = applicationsOf(...candidates);
    if (jobId) args.filter = { ...args.filter, jobId: [jobId] };
    const { data } = await answerOf(dispatch(generatedApi.endpoints.listApplications.initiate(args, anew)));
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
