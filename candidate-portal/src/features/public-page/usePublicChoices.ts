import type { PublicBlock } from '@byline/shared-types/domain';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useGetCandidateQuery, useUpdateCandidateMutation, type CandidateResponse } from '../../api';

export interface PublicChoices {
  publicEnabled: boolean;
  publicHidden: PublicBlock[];
  publicSearchable: boolean;
}
type Change = (choices: PublicChoices) => Partial<PublicChoices>;

/** The stored choices with later changes applied. */
const choicesOf = (
  { publicEnabled, publicHidden, publicSearchable }: CandidateResponse,
  changes: readonly Change[],
): PublicChoices =>
  changes.reduce<PublicChoices>((choices, change) => ({ ...choices, ...change(choices) }), {
    publicEnabled,
    publicHidden,
    publicSearchable,
  });

/**
 * Saves each choice immediately, with one call at a time; the next call sends all later choices together, so that
 * fast switching causes no version conflict. A choice from another tab or device stays, because each change applies
 * to the latest record.
 */
export function usePublicChoices(candidate: CandidateResponse): [PublicChoices, (change: Change) => void] {
  const { showError } = useDialogs();
  const [save] = useUpdateCandidateMutation();
  const { refetch } = useGetCandidateQuery({ id: candidate._id });
  const [choices, setChoices] = useState(() => choicesOf(candidate, []));
  const saving = useRef(false);
  const waiting = useRef<Change[]>([]);
  const saved = useRef(candidate);

  const put = async (changes: readonly Change[]): Promise<void> => {
    const { _id: id, version } = saved.current;
    const updateCandidateRequest = { ...choicesOf(saved.current, changes), version };
    saved.current = await save({ id, updateCandidateRequest }).unwrap();
  };
  const putOnNewest = async (changes: readonly Change[]): Promise<void> => {
    try {
      await put(changes);
    } catch (error) {
      if (toProblem(error)?.code !== 'stale_version') throw error;
      saved.current = await refetch().unwrap();
      await put(changes);
    }
  };
  const saveAll = async (): Promise<void> => {
    saving.current = true;
    try {
      while (waiting.current.length > 0) await putOnNewest(waiting.current.splice(0));
    } catch (error) {
      waiting.current = [];
      showError(error);
    } finally {
      setChoices(choicesOf(saved.current, waiting.current));
      saving.current = false;
    }
  };
  const change = (next: Change): void => {
    setChoices((before) => ({ ...before, ...next(before) }));
    waiting.current.push(next);
    if (!saving.current) void saveAll();
  };
  return [choices, change];
}
