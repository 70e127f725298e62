import { isStale } from '@byline/web-kit/problems';
import { languageChosen } from '@byline/web-kit/session';
import { useDispatch } from 'react-redux';
import { useGetCandidateQuery, useUpdateCandidateMutation } from '../../api';
import type { Candidate, CandidatePatch } from './model';

/** Reads and writes the own candidate. A saved language also becomes the language of the interface (docs/domain/accounts.md#languages). */
export function useOwnRecord(id: string) {
  const dispatch = useDispatch();
  const [update] = useUpdateCandidateMutation();
  const { refetch } = useGetCandidateQuery({ id });
  return {
    read: (): Promise<Candidate> => refetch().unwrap(),
    write: async (patch: CandidatePatch, version: number): Promise<void> => {
      await update({ id, updateCandidateRequest: { ...patch, version } }).unwrap();
      if (patch.language) dispatch(languageChosen(patch.language));
    },
  };
}

/** Saves one property that a press changes, also over a newer version; `patchOf` reads the latest one. */
export function useSaveCandidate(
  candidate: Candidate,
): (patchOf: (latest: Candidate) => CandidatePatch) => Promise<void> {
  const { read, write } = useOwnRecord(candidate._id);
  return async (patchOf) => {
    try {
      await write(patchOf(candidate), candidate.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      const latest = await read();
      await write(patchOf(latest), latest.version);
    }
  };
}
