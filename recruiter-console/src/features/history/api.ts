import { api } from '@byline/shared-types/api';

/** Work experience and diplomas come with the candidate too, so a change reads both anew. */
const work = (_result: unknown, error: unknown) => (error ? [] : (['Experience', 'Candidate'] as const));
const education = (_result: unknown, error: unknown) => (error ? [] : (['Diploma', 'Candidate'] as const));

export const historyApi = api.enhanceEndpoints({
  endpoints: {
    listExperience: { providesTags: ['Experience'] },
    createExperience: { invalidatesTags: work },
    updateExperience: { invalidatesTags: work },
    deleteExperience: { invalidatesTags: work },
    listDiplomas: { providesTags: ['Diploma'] },
    createDiploma: { invalidatesTags: education },
    updateDiploma: { invalidatesTags: education },
    deleteDiploma: { invalidatesTags: education },
  },
});
