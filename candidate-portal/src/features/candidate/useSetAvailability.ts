import { isStale, ProblemError, toProblem } from '@byline/web-kit/problems';
import { usePutAvailabilityMutation, type SetAvailabilityRequest } from '../../api';
import type { Candidate } from './model';
import { useOwnRecord } from './useSaveCandidate';

/** Somebody else said another availability than the one that the person has seen. */
export class OtherAvailability extends ProblemError {
  constructor(
    error: unknown,
    readonly latest: Candidate,
  ) {
    super(toProblem(error));
  }
}

/** Says when the candidate can work. Another change of the profile meanwhile does no harm; another availability than the seen one stops the save. */
export function useSetAvailability(id: string): (said: SetAvailabilityRequest, seen: Candidate) => Promise<void> {
  const { read } = useOwnRecord(id);
  const [put] = usePutAvailabilityMutation();
  const set = async (said: SetAvailabilityRequest, seen: Candidate): Promise<void> => {
    try {
      await put({ id, setAvailabilityRequest: { ...said, version: seen.version } }).unwrap();
    } catch (error) {
      if (!isStale(error)) throw error;
      const latest = await read();
      if (JSON.stringify(latest.availability) !== JSON.stringify(seen.availability))
        throw new OtherAvailability(error, latest);
      await set(said, latest);
    }
  };
  return set;
}
