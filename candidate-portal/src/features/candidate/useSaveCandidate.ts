import { useDispatch } from 'react-redux';
import { useGetCandidateQuery, useUpdateCandidateMutation } from '../../api';
import { languageChosen } from '@byline/web-kit/session';
import { toProblem } from '@byline/web-kit/problems';
import type { Candidate, CandidatePatch } from './model';

/**
 * Saves part of a candidate with the version it was read in. A stale version fetches the newest record, so that saving again, once the
 * person has read why, goes through. A saved language is the interface's language from then on (docs/domain/accounts.md#languages).
 */
export function useSaveCandidate(candidate: Candidate): (patch: CandidatePatch) => Promise<void> {
  const dispatch = useDispatch();
  const [save] = useUpdateCandidateMutation();
  const { refetch } = useGetCandidateQuery({ id: candidate._id });
  return async (patch) => {
    try {
      await save({ id: candidate._id, updateCandidateRequest: { ...patch, version: candidate.version } }).unwrap();
    } catch (error) {
      if (toProblem(error)?.code === 'stale_version') void refetch();
      throw error;
    }
    if (patch.language) dispatch(languageChosen(patch.language));
  };
}
