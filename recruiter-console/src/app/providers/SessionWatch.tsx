import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../../lib/session/hooks';
import { loggedIn, loggedOut, readSession, sessionEnded } from '../../lib/session/session';

/** setTimeout takes 31 bits. */
const LONGEST = 2 ** 31 - 1;

/** Ends the session at its time, and follows a login or logout in another tab. */
export function SessionWatch() {
  const dispatch = useDispatch();
  const expiresAt = useSession()?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = new Date(expiresAt).getTime() - Date.now();
    const timer = setTimeout(() => dispatch(sessionEnded()), Math.min(Math.max(left, 0), LONGEST));
    return () => clearTimeout(timer);
  }, [dispatch, expiresAt]);
  useEffect(() => {
    const listen = (event: StorageEvent): void => {
      if (event.key !== 'byline.session') return;
      const session = readSession();
      dispatch(session ? loggedIn(session) : loggedOut());
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [dispatch]);
  return null;
}
