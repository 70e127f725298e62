import type { PublicBlock } from '@byline/shared-types/domain';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useUpdateCandidateMutation, type CandidateResponse } from '../../api';

export interface PublicChoices {
  publicEnabled: boolean;
  publicHidden: PublicBlock[];
  publicSearchable: boolean;
}

const choicesOf = ({ publicEnabled, publicHidden, publicSearchable }: CandidateResponse): PublicChoices => ({
  publicEnabled,
  publicHidden,
  publicSearchable,
});

/**
 * What the page shows, saved as it is chosen: one call at a time, and what is chosen meanwhile together in the next. They are whole fields,
 * so no version is sent: whoever switches faster than the API answers is not refused.
 */
export function usePublicChoices(
  candidate: CandidateResponse,
): [PublicChoices, (change: Partial<PublicChoices>) => void] {
  const { showError } = useDialogs();
  const [save] = useUpdateCandidateMutation();
  const [choices, setChoices] = useState(() => choicesOf(candidate));
  const saving = useRef(false);
  const waiting = useRef<Partial<PublicChoices>>({});
  const saved = useRef(choices);

  const saveAll = async (): Promise<void> => {
    saving.current = true;
    try {
      while (Object.keys(waiting.current).length > 0) {
        const updateCandidateRequest = waiting.current;
        waiting.current = {};
        await save({ id: candidate._id, updateCandidateRequest }).unwrap();
        saved.current = { ...saved.current, ...updateCandidateRequest };
      }
    } catch (error) {
      waiting.current = {};
      setChoices(saved.current);
      showError(error);
    } finally {
      saving.current = false;
    }
  };
  const change = (changed: Partial<PublicChoices>): void => {
    setChoices((before) => ({ ...before, ...changed }));
    waiting.current = { ...waiting.current, ...changed };
    if (!saving.current) void saveAll();
  };
  return [choices, change];
}
