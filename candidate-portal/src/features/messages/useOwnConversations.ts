import { useSyncExternalStore } from 'react';
import { useCountOwnConversationsQuery, useListOwnConversationsQuery } from '../../api';

const POLL_MS = 60_000;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Mails of the agency come at any time, so a visible page reads again every minute. */
function usePolling(): { pollingInterval: number } {
  return { pollingInterval: useSyncExternalStore(onVisibility, isVisible, () => false) ? POLL_MS : 0 };
}

export const useOwnConversations = () => useListOwnConversationsQuery(undefined, usePolling());

/** The number of unread conversations. */
export const useUnreadConversations = (skip: boolean): number | undefined =>
  useCountOwnConversationsQuery(undefined, { skip, ...usePolling() }).data?.unread;
