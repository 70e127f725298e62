import { emptyApi } from '@byline/shared-types/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Label } from '@byline/shared-types/domain';
import type { Candidate, CandidatePatch } from './model';

export interface Skill {
  _id: string;
  label: Label;
  state: 'approved' | 'pending';
}

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getCandidate: build.query<Candidate, string>({
      query: (id) => `/candidates/${id}`,
      providesTags: ['Candidate'],
    }),
    patchCandidate: build.mutation<Candidate, { id: string; patch: CandidatePatch }>({
      query: ({ id, patch }) => ({ url: `/candidates/${id}`, method: 'PATCH', body: patch }),
      invalidatesTags: ['Candidate', 'JobApplication'],
    }),
    listSkills: build.query<{ records: Skill[] }, { functionName: string | undefined; sort: string }>({
      query: ({ functionName, sort }) => ({
        url: '/skills',
        params: { filter: { userfunctions: functionName }, limit: 100, sort },
      }),
      providesTags: ['Skill'],
    }),
    createSkill: build.mutation<{ data: { _id: string } }, { label: Label; userfunctions: string[] }>({
      query: (body) => ({ url: '/skills', method: 'POST', body }),
      invalidatesTags: ['Skill'],
    }),
  }),
});

export const { useGetCandidateQuery, usePatchCandidateMutation, useListSkillsQuery, useCreateSkillMutation } = api;

/** After a change the client did not make itself (an upload with progress): fetch the candidate again. */
export function useCandidateChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(emptyApi.util.invalidateTags(['Candidate', 'File'])), [dispatch]);
}
