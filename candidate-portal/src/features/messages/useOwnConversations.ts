import { useSyncExternalStore } from 'react';
import { useListOwnConversationsQuery } from '../../api';

const POLL_MS = 60_000;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Mails of the agency come at any time, so a visible page reads again every minute. */
export function useOwnConversations(skip = false) {
  const visible = useSyncExternalStore(onVisibility, isVisible, () => false);
  return useListOwnConversationsQuery(undefined, { skip, pollingInterval: visible ? POLL_MS : 0 });
}
