import { apiUrl, authorization } from '@byline/web-kit/api';

/** Ends a mark of this user, also while the window closes. */
function leave(path: string): void {
  fetch(apiUrl(path), { method: 'DELETE', headers: authorization(), keepalive: true }).catch(() => undefined);
}

/** Says that this user no longer looks at a candidate. */
export const leaveCandidate = (id: string): void => leave(`/candidates/${id}/viewers/me`);

/** Says that this user no longer writes an answer. */
export const stopWriting = (conversationId: string): void => leave(`/conversations/${conversationId}/writers/me`);
