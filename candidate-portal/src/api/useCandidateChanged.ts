import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './enhanced';

/** Fetches the candidate again after a change that the API client did not make, such as an upload with progress. */
export function useCandidateChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(['Candidate'])), [dispatch]);
}
