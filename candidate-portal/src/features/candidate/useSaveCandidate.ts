import { isStale } from '@byline/web-kit/problems';
import { languageChosen } from '@byline/web-kit/session';
import { useDispatch } from 'react-redux';
import { useGetCandidateQuery, useUpdateCandidateMutation } from '../../api';
import type { Candidate, CandidatePatch } from './model';

/** Whether this change conflicts with another person's later one. */
type Clashes = (theirs: Candidate) => boolean;

/**
 * Saves part of a candidate with the version that the form has read. If the record has a newer version that does not
 * conflict, saves over it; if it conflicts, throws, and saving again succeeds. A saved language also becomes the
 * language of the interface (docs/domain/accounts.md#languages).
 */
export function useSaveCandidate(candidate: Candidate): (patch: CandidatePatch, clashes?: Clashes) => Promise<void> {
  const dispatch = useDispatch();
  const [update] = useUpdateCandidateMutation();
  const { refetch } = useGetCandidateQuery({ id: candidate._id });
  return async (patch, clashes = () => true) => {
    const save = ({ _id: id, version }: Candidate) =>
      update({ id, updateCandidateRequest: { ...patch, version } }).unwrap();
    try {
      await save(candidate);
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await refetch().unwrap();
      if (clashes(theirs)) throw error;
      await save(theirs);
    }
    if (patch.language) dispatch(languageChosen(patch.language));
  };
}
