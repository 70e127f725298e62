import { changedPart } from '@byline/web-kit/form';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSeenMerge } from '../../lib/useSeenMerge';
import { clashLabel, clashWords } from './clash-words';
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
  const t = useT();
  const language = useLanguage();
  const { messages } = useIntl();
  const { read, write } = useOwnRecord(candidate._id);
  const stored = useRef(candidate);
  const { conflict, ...saving } = useSeenMerge<Candidate, Values>({
    initial: toValues(candidate),
    version: candidate.version,
    toValues,
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
    ...saving,
    /** For the form, which shows both versions of a field in conflict. */
    clash: conflict && {
      conflict,
      words: (theirs: Candidate, field: string) => clashWords(t, language, field, theirs),
      labels: (field: string) => clashLabel(t, messages, field, candidate),
    },
  };
}
