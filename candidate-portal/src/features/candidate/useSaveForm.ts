import { changedPart, mergeOf } from '@byline/web-kit/form';
import { useState } from 'react';
import type { Candidate, CandidatePatch } from './model';
import { useSaveCandidate } from './useSaveCandidate';

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

/** Saves the changed fields of a form; another person's changes to other fields stay (docs/domain/interface.md#merging). */
export function useSaveForm<Values extends object>({
  candidate,
  toValues,
  toPatch,
}: FormOf<Values>): (values: Values) => Promise<void> {
  const [opened] = useState(candidate);
  const save = useSaveCandidate(candidate);
  return async (values) => {
    const began = toValues(opened);
    const patch = await toPatch(values);
    const before = { ...(await toPatch(began)), ...missingIn(opened, patch) };
    await save(changedPart(patch, before, PARTS), (theirs) => mergeOf(began, values, toValues(theirs)).both.length > 0);
  };
}
