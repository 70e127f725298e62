import { api } from '@byline/shared-types/api';

const enhanced = api.enhanceEndpoints({
  endpoints: {
    getCampaignJob: { providesTags: ['Job'] },
    applyForJob: { invalidatesTags: ['JobApplication'] },
  },
});

export const { useGetCampaignJobQuery, useApplyForJobMutation } = enhanced;
