import { useLeaveGuard } from '@byline/web-kit/form';
import { useEffect, useEffectEvent } from 'react';

interface Unsent {
  /** Whether a file is being sent, or waits for another attempt. */
  isUnsent: () => boolean;
  /** Sends the files without an answer again. */
  sendWaiting: () => void;
  /** Whether the running uploads succeed. */
  settled: () => Promise<boolean>;
  discard: () => void;
}

/**
 * Sends files without an answer again when the network returns, and asks before the user leaves unsent files behind
 * (docs/domain/files.md#uploads).
 */
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
