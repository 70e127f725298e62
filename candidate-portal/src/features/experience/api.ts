import { api } from '@byline/shared-types/api';

// The candidate answers with the work experience in it.
const enhanced = api.enhanceEndpoints({
  endpoints: {
    createExperience: { invalidatesTags: ['Candidate', 'Experience'] },
    updateExperience: { invalidatesTags: ['Candidate', 'Experience'] },
    deleteExperience: { invalidatesTags: ['Candidate', 'Experience'] },
  },
});

export const { useCreateExperienceMutation, useUpdateExperienceMutation, useDeleteExperienceMutation } = enhanced;
