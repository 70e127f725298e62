import { changedPart, mergeOf, useMergedSave } from '@byline/web-kit/form';
import { isStale } from '@byline/web-kit/problems';
import { useRef, useState } from 'react';
import type { Candidate, CandidatePatch } from './model';
import { useOwnRecord } from './useSaveCandidate';

interface FormOf<Values> {
  candidate: Candidate;
  toValues: (candidate: Candidate) => Values;
  toPatch: (values: Values) => CandidatePatch | Promise<CandidatePatch>;
}

/** Nested objects that the API merges into the stored ones. */
const PARTS = ['candidateInfo', 'skillSet'];

/** Saves a default that the form shows in place of an empty value, such as a country. */
const missingIn = (candidate: Candidate, patch: CandidatePatch): CandidatePatch =>
  Object.fromEntries(
    Object.keys(patch).flatMap((name) => (candidate[name as keyof Candidate] === null ? [[name, null]] : [])),
  );

/** Saves the changed fields of a form; another person's changes to other fields stay, and the form shows the rest (docs/domain/interface.md#merging). */
export function useMergedForm<Values extends object>({ candidate, toValues, toPatch }: FormOf<Values>) {
  const { read, write } = useOwnRecord(candidate._id);
  const stored = useRef(candidate);
  const { conflict, save, settle, onRefused } = useMergedSave<Candidate, Values>({
    initial: toValues(candidate),
    version: candidate.version,
    toValues,
    merges: true,
    read: async () => {
      stored.current = await read();
      return stored.current;
    },
    write: async (values, base, version) => {
      const patch = await toPatch(values);
      const before = { ...(await toPatch(base)), ...missingIn(stored.current, patch) };
      await write(changedPart(patch, before, PARTS), version);
    },
  });
  return {
    conflict,
    onRefused,
    /** The user has seen a conflict: saves what the form shows. */
    save: async (values: Values): Promise<void> => {
      settle();
      await save(values);
    },
  };
}

/**
 * The same for the wizard, whose pages share one save: no page shows the values of all. If both changed a field, the
 * first save fails and the next one keeps the typed value.
 */
export function useSaveForm<Values extends object>({
  candidate,
  toValues,
  toPatch,
}: FormOf<Values>): (values: Values) => Promise<void> {
  const [opened] = useState(candidate);
  const known = useRef(candidate);
  const { read, write } = useOwnRecord(candidate._id);
  return async (values) => {
    const began = toValues(opened);
    const patch = await toPatch(values);
    const change = changedPart(patch, { ...(await toPatch(began)), ...missingIn(opened, patch) }, PARTS);
    try {
      await write(change, known.current.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      known.current = await read();
      if (mergeOf(began, values, toValues(known.current)).both.length > 0) throw error;
      await write(change, known.current.version);
    }
  };
}
