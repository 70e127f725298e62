import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './enhanced';
import type { FileResponse } from './generated';

/** Fetches the candidate again after a change that the API client did not make, such as an upload with progress. */
export function useCandidateChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(['Candidate', 'PublicPage'])), [dispatch]);
}

type ApiState = Parameters<ReturnType<typeof api.endpoints.getCandidate.select>>[0];

/** Shows an uploaded file at once, also if the network goes before the candidate is fetched again. */
export function useFileAdded(candidateId: string): (answer: unknown) => void {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const changed = useCandidateChanged();
  return (answer) => {
    const { file } = (answer as { data: { file: FileResponse } }).data;
    dispatch(
      api.util.updateQueryData('getCandidate', { id: candidateId }, ({ candidatefiles }) => {
        if (!candidatefiles.some(({ _id }) => _id === file._id)) candidatefiles.push(file);
      }),
    );
    changed();
  };
}
