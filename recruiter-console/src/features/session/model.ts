import type { Session } from '../../lib/session/session';

/** Where to go after login: an address of this app, never another site's. */
export function targetAfterLogin(from: unknown): string {
  const own = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return own ? from : '/candidates';
}

/** The console is for recruiters (docs/domain/accounts.md#roles). */
export const isRecruiter = (user: Pick<Session['user'], 'roles'>): boolean =>
  user.roles.includes('recruiter') || user.roles.includes('super-admin');
