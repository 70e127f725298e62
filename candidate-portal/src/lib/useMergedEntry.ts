import { notFound } from '@byline/web-kit/problems';
import type { CandidateResponse } from '../api';
import { useFreshCandidate } from '../api/useFreshCandidate';
import { useSeenMerge } from './useSeenMerge';

interface Entry {
  _id: string;
  version: number;
}

interface MergedEntry<Stored extends Entry, Values> {
  candidateId: string;
  /** Null for a new entry. */
  entry: Stored | null;
  listOf: (candidate: CandidateResponse) => readonly Stored[];
  toValues: (entry: Stored | null) => Values;
  write: (values: Values, version: number) => Promise<unknown>;
}

/** Saves an entry of the profile; if another device changed it meanwhile, both changes, or the form shows both (docs/domain/interface.md#merging). */
export function useMergedEntry<Stored extends Entry, Values extends object>({
  candidateId,
  entry,
  listOf,
  toValues,
  write,
}: MergedEntry<Stored, Values>) {
  const fresh = useFreshCandidate(candidateId);
  const { conflict, ...saving } = useSeenMerge<Stored, Values>({
    initial: toValues(entry),
    version: entry?.version ?? 0,
    toValues,
    read: async () => {
      const found = listOf(await fresh()).find(({ _id }) => _id === entry?._id);
      if (!found) throw notFound();
      return found;
    },
    write: (values, _base, version) => write(values, version),
  });
  return { ...saving, clash: conflict && { conflict } };
}
