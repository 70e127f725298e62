import { api } from '@byline/shared-types/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

const enhanced = api.enhanceEndpoints({
  endpoints: {
    getCandidate: { providesTags: ['Candidate'] },
    // A save that completes the profile may turn a stored job into an application (section 4).
    updateCandidate: { invalidatesTags: ['Candidate', 'JobApplication'] },
    listSkills: { providesTags: ['Skill'] },
    createSkill: { invalidatesTags: ['Skill'] },
  },
});

export const { useGetCandidateQuery, useUpdateCandidateMutation, useListSkillsQuery, useCreateSkillMutation } =
  enhanced;

/** After a change the client did not make itself (an upload with progress): fetch the candidate again. */
export function useCandidateChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(enhanced.util.invalidateTags(['Candidate'])), [dispatch]);
}
