import { PROFILE_FILE_TYPES } from '@byline/shared-types/domain';
import { useFileAdded } from '../../api/useCandidateChanged';
import { useUploads } from '../../components/upload/useUploads';
import { filesFor, uploadPath, type Purpose, type StoredFile } from './model';

/** The uploads of one purpose to a candidate's own files. */
export const useFileUploads = (candidateId: string, purpose: Purpose, files: readonly StoredFile[]) =>
  useUploads({
    path: uploadPath(candidateId, purpose),
    candidateId,
    types: PROFILE_FILE_TYPES,
    known: filesFor(files),
    added: useFileAdded(candidateId),
  });
