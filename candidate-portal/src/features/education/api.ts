import { emptyApi } from '@byline/shared-types/api';
import type { Diploma, DiplomaInput } from './model';

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    createDiploma: build.mutation<Diploma, DiplomaInput>({
      query: (body) => ({ url: '/candidates/diplomas', method: 'POST', body }),
      invalidatesTags: ['Candidate', 'Diploma'],
    }),
    updateDiploma: build.mutation<Diploma, { id: string; change: DiplomaInput & { version: number } }>({
      query: ({ id, change }) => ({ url: `/candidates/diplomas/${id}`, method: 'PATCH', body: change }),
      invalidatesTags: ['Candidate', 'Diploma'],
    }),
    deleteDiploma: build.mutation<unknown, string>({
      query: (id) => ({ url: `/candidates/diplomas/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Candidate', 'Diploma'],
    }),
  }),
});

export const { useCreateDiplomaMutation, useUpdateDiplomaMutation, useDeleteDiplomaMutation } = api;
