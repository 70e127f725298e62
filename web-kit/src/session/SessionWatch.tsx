import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { now, useClockSetting } from '../dates';
import { loggedIn, loggedOut, sessionEnded, useSession } from './session';
import { onSessionStored } from './storage';

/** The longest delay that a timer supports; a session is shorter. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Ends an expired session by the server's clock, once that is known (docs/domain/accounts.md#logging-in), and follows a login or logout in
 * another tab.
 */
export function SessionWatch() {
  const dispatch = useDispatch();
  const session = useSession();
  const expiresAt = session?.expiresAt;
  const isLoggedIn = session !== null;
  const clock = useClockSetting();
  useEffect(() => {
    if (expiresAt === undefined || clock === 0) return undefined;
    const left = Math.max(Date.parse(expiresAt) - now(), 0);
    const timer = setTimeout(() => dispatch(sessionEnded()), Math.min(left, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [dispatch, expiresAt, clock]);
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
