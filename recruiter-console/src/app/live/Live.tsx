import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@byline/web-kit/ui';

/** The first page paints before; the stream also sends the changes of the last seconds. */
const AFTER_MS = 3_000;

const FollowChanges = lazy(() => import('./FollowChanges'));

export function Live() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    due && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <FollowChanges />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
