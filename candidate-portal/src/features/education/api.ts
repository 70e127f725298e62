import { api } from '@byline/shared-types/api';

// The candidate answers with the diplomas in it.
const enhanced = api.enhanceEndpoints({
  endpoints: {
    createDiploma: { invalidatesTags: ['Candidate', 'Diploma'] },
    updateDiploma: { invalidatesTags: ['Candidate', 'Diploma'] },
    deleteDiploma: { invalidatesTags: ['Candidate', 'Diploma'] },
  },
});

export const { useCreateDiplomaMutation, useUpdateDiplomaMutation, useDeleteDiplomaMutation } = enhanced;
