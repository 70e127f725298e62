import { api } from '@byline/shared-types/api';

const enhanced = api.enhanceEndpoints({
  endpoints: {
    listCandidateApplications: { providesTags: ['JobApplication'] },
    deleteApplication: { invalidatesTags: ['JobApplication'] },
  },
});

export const { useListCandidateApplicationsQuery, useDeleteApplicationMutation } = enhanced;
