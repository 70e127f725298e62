import { screenStayed, useSession, useSessionExpired } from '@byline/web-kit/session';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { LoginAgain } from './LoginAgain';

/** On a screen that outlasts its session: its user logs in again over it, and what was under way goes on (docs/domain/accounts.md#logging-in). */
export function StayedScreen() {
  const dispatch = useDispatch();
  const session = useSession();
  const ended = useSessionExpired();
  useEffect(() => {
    dispatch(screenStayed(true));
    return () => void dispatch(screenStayed(false));
  }, [dispatch]);
  return session && ended ? <LoginAgain user={session.user} /> : null;
}
