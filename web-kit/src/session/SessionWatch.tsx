import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loggedIn, loggedOut, sessionEnded, useSession } from './session';
import { onSessionStored } from './storage';

/** The longest wait a timer can hold; a session never lasts that long. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Ends the session at its stored time (docs/domain/accounts.md#logging-in), and follows a login or logout in another tab. */
export function SessionWatch() {
  const dispatch = useDispatch();
  const session = useSession();
  const expiresAt = session?.expiresAt;
  const isLoggedIn = session !== null;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = Math.max(Date.parse(expiresAt) - Date.now(), 0);
    const timer = setTimeout(() => dispatch(sessionEnded()), Math.min(left, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [dispatch, expiresAt]);
  useEffect(
    () =>
      onSessionStored((stored) => {
        if (typeof stored === 'object') dispatch(loggedIn(stored));
        else if (isLoggedIn) dispatch(stored === 'ended' ? sessionEnded() : loggedOut());
      }),
    [dispatch, isLoggedIn],
  );
  return null;
}
