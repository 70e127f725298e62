import { useSelector } from 'react-redux';
import type { Session, SessionState, SessionUser } from './session';

interface WithSession {
  session: SessionState;
}

export const useSession = (): Session | null => useSelector((state: WithSession) => state.session.session);
export const useSessionExpired = (): boolean => useSelector((state: WithSession) => state.session.expired);

/** The recruiter who is logged in; only below the guard of the routes. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (!session) throw new Error('useCurrentUser outside a session');
  return session.user;
}
