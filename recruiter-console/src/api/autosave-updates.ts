import type { baseQuery } from '@byline/web-kit/api';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import {
  generatedApi,
  type UpdateCandidateScorecardsApiArg,
  type UpdateCandidateScorecardsApiResponse,
  type UpdateInterviewApiArg,
  type UpdateInterviewApiResponse,
} from './generated';

/**
 * Answers save automatically while somebody types, so the lists take over the saved answer; a new read per word would
 * be slow.
 */
export const showAnswers: TypedMutationOnQueryStarted<
  UpdateInterviewApiResponse,
  UpdateInterviewApiArg,
  typeof baseQuery,
  'api'
> = async ({ id }, { dispatch, queryFulfilled, ...store }) => {
  const saved = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (!saved) return;
  for (const args of generatedApi.util.selectCachedArgsForQuery(store.getState(), 'listInterviews')) {
    dispatch(
      generatedApi.util.updateQueryData('listInterviews', args, ({ records }) => {
        const row = records.find((record) => record._id === id);
        if (row) Object.assign(row, saved);
      }),
    );
  }
};

/** The response has all current scorecards of the candidate. */
export const showRatings: TypedMutationOnQueryStarted<
  UpdateCandidateScorecardsApiResponse,
  UpdateCandidateScorecardsApiArg,
  typeof baseQuery,
  'api'
> = async ({ body }, { dispatch, queryFulfilled, ...store }) => {
  const saved = await queryFulfilled.then(
    ({ data }) => data.records,
    () => [],
  );
  if (body.some(({ removed }) => removed === true)) {
    dispatch(generatedApi.util.invalidateTags(['CandidateScorecard']));
    return;
  }
  for (const args of generatedApi.util.selectCachedArgsForQuery(store.getState(), 'listCandidateScorecards')) {
    dispatch(
      generatedApi.util.updateQueryData('listCandidateScorecards', args, ({ records }) => {
        for (const row of records) {
          const found = saved.find(({ _id, candidateId }) => _id === row._id && candidateId === row.candidateId);
          if (found) Object.assign(row, found);
        }
      }),
    );
  }
};
