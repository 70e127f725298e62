import { useLeaveGuard } from '@byline/web-kit/form';
import { useEffect, useEffectEvent } from 'react';

interface Unsent {
  /** Whether a file is on its way, or waits to be sent again. */
  isUnsent: () => boolean;
  /** Sends again what got no answer. */
  sendWaiting: () => void;
  /** Whether what is on its way gets through. */
  settled: () => Promise<boolean>;
  discard: () => void;
}

/** Files that did not get through are sent again when there is a network, and nobody leaves them behind unasked (docs/domain/files.md#uploads). */
export function useUnsent({ isUnsent, sendWaiting, settled, discard }: Unsent): void {
  const cameOnline = useEffectEvent(sendWaiting);
  useEffect(() => {
    window.addEventListener('online', cameOnline);
    return () => window.removeEventListener('online', cameOnline);
  }, []);
  const save = (): Promise<boolean> => {
    sendWaiting();
    return settled();
  };
  useLeaveGuard({ shownBy: [], holds: 'files', isDirty: isUnsent, isKept: () => false, discard, save }, true);
}
