import { screenStayed, useSession, useSessionExpired } from '@byline/web-kit/session';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { LoginAgain } from './LoginAgain';

/** Shows the login over a screen whose session has ended, so that the user continues on the same screen (docs/domain/accounts.md#logging-in). */
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
