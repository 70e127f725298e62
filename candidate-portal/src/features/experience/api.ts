import { emptyApi } from '@byline/shared-types/api';
import type { Experience, ExperienceInput } from './model';

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    createExperience: build.mutation<Experience, ExperienceInput>({
      query: (body) => ({ url: '/candidates/experience', method: 'POST', body }),
      invalidatesTags: ['Candidate', 'Experience'],
    }),
    updateExperience: build.mutation<Experience, { id: string; change: ExperienceInput & { version: number } }>({
      query: ({ id, change }) => ({ url: `/candidates/experience/${id}`, method: 'PATCH', body: change }),
      invalidatesTags: ['Candidate', 'Experience'],
    }),
    deleteExperience: build.mutation<unknown, string>({
      query: (id) => ({ url: `/candidates/experience/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Candidate', 'Experience'],
    }),
  }),
});

export const { useCreateExperienceMutation, useUpdateExperienceMutation, useDeleteExperienceMutation } = api;
