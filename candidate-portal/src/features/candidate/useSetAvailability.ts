import { isStale } from '@byline/web-kit/problems';
import { usePutAvailabilityMutation, type SetAvailabilityRequest } from '../../api';
import type { Candidate } from './model';
import { useOwnRecord } from './useSaveCandidate';

/** Says when the candidate can work. Another change of the profile meanwhile does no harm; another availability stops the save. */
export function useSetAvailability(candidate: Candidate): (said: SetAvailabilityRequest) => Promise<void> {
  const { read } = useOwnRecord(candidate._id);
  const [put] = usePutAvailabilityMutation();
  const write = (said: SetAvailabilityRequest, version: number) =>
    put({ id: candidate._id, setAvailabilityRequest: { ...said, version } }).unwrap();
  return async (said) => {
    try {
      await write(said, candidate.version);
    } catch (error) {
      const latest = isStale(error) ? await read() : null;
      if (JSON.stringify(latest?.availability) !== JSON.stringify(candidate.availability)) throw error;
      if (latest) await write(said, latest.version);
    }
  };
}
