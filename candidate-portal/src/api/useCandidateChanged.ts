import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './enhanced';

/** After a change that the client did not make itself (an upload with progress): fetch the candidate again. */
export function useCandidateChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(['Candidate'])), [dispatch]);
}
