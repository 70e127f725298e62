import { screenStayed, useSession, useSessionExpired } from '@byline/web-kit/session';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';

const LoginAgain = lazy(() => import('./LoginAgain'));

/** On a screen that outlasts its session: its user logs in again over it, and what was under way goes on (docs/domain/accounts.md#logging-in). */
export function StayedScreen() {
  const dispatch = useDispatch();
  const session = useSession();
  const ended = useSessionExpired();
  useEffect(() => {
    dispatch(screenStayed(true));
    return () => void dispatch(screenStayed(false));
  }, [dispatch]);
  return session && ended ? (
    <Suspense>
      <LoginAgain user={session.user} />
    </Suspense>
  ) : null;
}
