import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveGuard } from '../form';

/** Asks before leaving the page would lose accepted or changed proposals, and tells a dialog around the review whether closing it would. */
export function useReviewGuard(hasDecisions: boolean, onUnsaved?: (unsaved: boolean) => void) {
  const sending = useRef(false);
  const tell = useEffectEvent((unsaved: boolean) => onUnsaved?.(unsaved));
  useEffect(() => tell(hasDecisions), [hasDecisions]);
  useLeaveGuard(
    {
      shownBy: [],
      // Saving adds to the profile, which no question about leaving may do.
      holds: 'unsent',
      isDirty: () => hasDecisions && !sending.current,
      isKept: () => false,
      save: () => Promise.resolve(false),
      discard: () => undefined,
    },
    true,
  );
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
