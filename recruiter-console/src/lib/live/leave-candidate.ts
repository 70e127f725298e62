import { apiUrl, authorization } from '@byline/web-kit/api';

/** Says that this user no longer looks at a candidate, also while the window closes. */
export function leaveCandidate(id: string): void {
  const address = apiUrl(`/candidates/${id}/viewers/me`);
  fetch(address, { method: 'DELETE', headers: authorization(), keepalive: true }).catch(() => undefined);
}
