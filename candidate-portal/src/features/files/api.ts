import { emptyApi } from '@byline/shared-types/api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { StoredFile } from './model';

interface FilePatch {
  id: string;
  fileId: string;
  patch: Partial<Pick<StoredFile, 'hidden' | 'title' | 'summary' | 'version'>>;
}

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    patchFile: build.mutation<StoredFile, FilePatch>({
      query: ({ id, fileId, patch }) => ({ url: `/candidates/${id}/file/${fileId}`, method: 'PATCH', body: patch }),
      invalidatesTags: ['Candidate', 'File'],
    }),
  }),
});

export const { usePatchFileMutation } = api;

/** An upload with progress goes around the client: afterwards the candidate's files are fetched again. */
export function useFilesChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(emptyApi.util.invalidateTags(['Candidate', 'File'])), [dispatch]);
}
