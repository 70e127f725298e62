import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveGuard } from '../form';

/** Asks before leaving the page would lose lines of a CV. Saving adds to a profile, which no question about leaving may do. */
export const useUnsavedLines = (isDirty: () => boolean, shownBy: readonly string[] = []): void =>
  useLeaveGuard(
    {
      ...{ shownBy, holds: 'unsent', isDirty, isKept: () => false },
      save: () => Promise.resolve(false),
      discard: () => undefined,
    },
    true,
  );

/** Asks before leaving the page would lose accepted or changed proposals, and tells a dialog around the review whether closing it would. */
export function useReviewGuard(hasDecisions: boolean, onUnsaved?: (unsaved: boolean) => void) {
  const sending = useRef(false);
  const tell = useEffectEvent((unsaved: boolean) => onUnsaved?.(unsaved));
  useEffect(() => tell(hasDecisions), [hasDecisions]);
  useUnsavedLines(() => hasDecisions && !sending.current);
  /** Runs the save, during which the page may be left. */
  return async (save: () => Promise<void>): Promise<void> => {
    sending.current = true;
    try {
      await save();
    } finally {
      sending.current = false;
    }
  };
}
