import { everyPage, type baseQuery } from '@byline/web-kit/api';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { generatedApi, type CandidateResponse, type ListSkillsApiArg, type SkillResponse } from './generated';

/** The answer is the whole candidate, so nothing fetches it again. */
const keepAnswer: TypedMutationOnQueryStarted<CandidateResponse, { id: string }, typeof baseQuery, 'api'> = async (
  { id },
  { dispatch, queryFulfilled },
) => {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) void dispatch(generatedApi.util.upsertQueryData('getCandidate', { id }, answer.data));
};

/**
 * The tags that each call provides and invalidates. The file loads with the store, because the cache never refetches
 * an answer that arrives before its tags are known.
 */
export const api = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getCandidate: { providesTags: ['Candidate'] },
      listIntendedJobs: { providesTags: ['IntendedJob'] },
      // A save that completes the profile may turn stored jobs into applications (docs/domain/accounts.md#intended-jobs).
      updateCandidate: {
        invalidatesTags: ['IntendedJob', 'JobApplication', 'PublicPage'],
        onQueryStarted: keepAnswer,
      },
      putAvailability: { invalidatesTags: ['PublicPage'], onQueryStarted: keepAnswer },
      // The answer for a candidate includes files, work experience and diplomas.
      updateCandidateFile: { invalidatesTags: ['Candidate', 'PublicPage'] },
      deleteCandidateFile: { invalidatesTags: ['Candidate', 'PublicPage'] },
      getMe: { providesTags: ['Me'] },
      changeEmail: { invalidatesTags: ['Me'] },
      resendEmailChange: { invalidatesTags: ['Me'] },
      cancelEmailChange: { invalidatesTags: ['Me'] },
      listSessions: { providesTags: ['Session'] },
      endSession: { invalidatesTags: ['Session'] },
      endOtherSessions: { invalidatesTags: ['Session'] },
      getAskFrequency: { providesTags: ['AskFrequency'] },
      setAskFrequency: { invalidatesTags: ['AskFrequency'] },
      getDataArchive: { providesTags: ['DataArchive'] },
      createDataArchive: { invalidatesTags: ['DataArchive'] },
      changePassword: { invalidatesTags: ['Session'] },
      listPasskeys: { providesTags: ['Passkey'] },
      // The proof may use up a recovery code.
      addPasskey: { invalidatesTags: ['Me', 'Passkey', 'TwoFactor'] },
      renamePasskey: { invalidatesTags: ['Passkey'] },
      removePasskey: { invalidatesTags: ['Me', 'Passkey', 'Session', 'TwoFactor'] },
      getTwoFactor: { providesTags: ['TwoFactor'] },
      turnTwoFactorOn: { invalidatesTags: ['Me', 'TwoFactor', 'Session'] },
      turnTwoFactorOff: { invalidatesTags: ['Me', 'TwoFactor', 'Session'] },
      renewRecoveryCodes: { invalidatesTags: ['TwoFactor'] },
      // Candidate and user have the same language.
      updateMe: { invalidatesTags: ['Candidate', 'PublicPage'] },
      createExperience: { invalidatesTags: ['Candidate', 'PublicPage'] },
      updateExperience: { invalidatesTags: ['Candidate', 'PublicPage'] },
      deleteExperience: { invalidatesTags: ['Candidate', 'PublicPage'] },
      createDiploma: { invalidatesTags: ['Candidate', 'PublicPage'] },
      updateDiploma: { invalidatesTags: ['Candidate', 'PublicPage'] },
      deleteDiploma: { invalidatesTags: ['Candidate', 'PublicPage'] },
      previewPublicPage: { providesTags: ['PublicPage'] },

      putDraft: { extraOptions: { background: true } },

      countOwnConversations: { providesTags: ['OwnConversation'] },
      listOwnConversations: { providesTags: ['OwnConversation'] },
      readOwnConversation: { invalidatesTags: ['OwnConversation'] },
      answerConversation: { invalidatesTags: ['OwnConversation'] },

      createSkill: { invalidatesTags: ['Skill'] },

      // The job may have closed while the form was open.
      register: { invalidatesTags: ['Job'] },
      getCampaignJob: { providesTags: ['Job'] },
      listPublicJobs: { providesTags: ['Job'] },
      listCandidateApplications: { providesTags: ['JobApplication'] },
      // The job of a sent or withdrawn application no longer waits for it.
      applyForJob: { invalidatesTags: ['IntendedJob', 'JobApplication'] },
      deleteApplication: { invalidatesTags: ['IntendedJob', 'JobApplication'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      allSkills: build.query<SkillResponse[], Pick<ListSkillsApiArg, 'filter' | 'sort'>>({
        queryFn: (query, { dispatch }) =>
          everyPage(MAX_PAGE_SIZE, (page) =>
            dispatch(
              generatedApi.endpoints.listSkills.initiate(
                { ...query, ...page },
                { subscribe: false, forceRefetch: true },
              ),
            ),
          ),
        providesTags: ['Skill'],
      }),
    }),
  });

export const { useAllSkillsQuery } = api;
