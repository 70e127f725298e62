import { emptyApi } from '@byline/shared-types/api';

export interface CampaignJob {
  campaign: { title: string };
  job: { title: string; introduction: string };
}

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getCampaignJob: build.query<CampaignJob, { campaignId: string; jobId: string }>({
      query: ({ campaignId, jobId }) => `/campaigns/apply/${campaignId}/job/${jobId}`,
      providesTags: ['Job'],
    }),
    applyToJob: build.mutation<unknown, { jobId: string; campaignId?: string; candidateId: string }>({
      query: (body) => ({ url: '/jobs/apply', method: 'POST', body }),
      invalidatesTags: ['JobApplication'],
    }),
  }),
});

export const { useGetCampaignJobQuery, useApplyToJobMutation } = api;
