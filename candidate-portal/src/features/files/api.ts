import { api } from '@byline/shared-types/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

// The candidate answers with the files in it.
const enhanced = api.enhanceEndpoints({
  endpoints: { updateCandidateFile: { invalidatesTags: ['Candidate', 'File'] } },
});

export const { useUpdateCandidateFileMutation } = enhanced;

/** An upload with progress goes around the client: afterwards the candidate's files are fetched again. */
export function useFilesChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(enhanced.util.invalidateTags(['Candidate', 'File'])), [dispatch]);
}
