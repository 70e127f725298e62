import { everyPage } from '@byline/web-kit/api';
import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { generatedApi, type ListSkillsApiArg, type SkillResponse } from './generated';

/**
 * The tags that each call provides and invalidates. It loads with the store, because an answer that came before its tag
 * would never be read again.
 */
export const api = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getCandidate: { providesTags: ['Candidate'] },
      // A save that completes the profile may turn a stored job into an application (docs/domain/accounts.md#intended-job).
      updateCandidate: { invalidatesTags: ['Candidate', 'JobApplication'] },
      // The candidate answers with files, work experience and diplomas in it.
      updateCandidateFile: { invalidatesTags: ['Candidate'] },
      deleteCandidateFile: { invalidatesTags: ['Candidate'] },
      // Candidate and user have the same language.
      getMe: { providesTags: ['Me'] },
      changeEmail: { invalidatesTags: ['Me'] },
      resendEmailChange: { invalidatesTags: ['Me'] },
      cancelEmailChange: { invalidatesTags: ['Me'] },
      listSessions: { providesTags: ['Session'] },
      endSession: { invalidatesTags: ['Session'] },
      endOtherSessions: { invalidatesTags: ['Session'] },
      getDataArchive: { providesTags: ['DataArchive'] },
      createDataArchive: { invalidatesTags: ['DataArchive'] },
      changePassword: { invalidatesTags: ['Session'] },
      listPasskeys: { providesTags: ['Passkey'] },
      // A recovery code may be used up.
      addPasskey: { invalidatesTags: ['Me', 'Passkey', 'TwoFactor'] },
      renamePasskey: { invalidatesTags: ['Passkey'] },
      removePasskey: { invalidatesTags: ['Me', 'Passkey', 'Session', 'TwoFactor'] },
      getTwoFactor: { providesTags: ['TwoFactor'] },
      turnTwoFactorOn: { invalidatesTags: ['Me', 'TwoFactor', 'Session'] },
      turnTwoFactorOff: { invalidatesTags: ['Me', 'TwoFactor', 'Session'] },
      renewRecoveryCodes: { invalidatesTags: ['TwoFactor'] },
      updateMe: { invalidatesTags: ['Candidate'] },
      createExperience: { invalidatesTags: ['Candidate'] },
      updateExperience: { invalidatesTags: ['Candidate'] },
      deleteExperience: { invalidatesTags: ['Candidate'] },
      createDiploma: { invalidatesTags: ['Candidate'] },
      updateDiploma: { invalidatesTags: ['Candidate'] },
      deleteDiploma: { invalidatesTags: ['Candidate'] },
      previewPublicPage: { providesTags: ['Candidate'] },

      putDraft: { extraOptions: { background: true } },

      createSkill: { invalidatesTags: ['Skill'] },

      getCampaignJob: { providesTags: ['Job'] },
      listPublicJobs: { providesTags: ['Job'] },
      listCandidateApplications: { providesTags: ['JobApplication'] },
      applyForJob: { invalidatesTags: ['JobApplication'] },
      deleteApplication: { invalidatesTags: ['JobApplication'] },
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
