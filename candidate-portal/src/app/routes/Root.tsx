import { Suspense, useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import { Loading } from '../../components/ui/States';
import { LeaveGuard, PasteGuard } from '@byline/web-kit/form';
import { ErrorBoundary, OfflineBanner } from '@byline/web-kit/ui';
import { useBlocker } from '../history';
import { RouteError } from './RouteError';
import layoutStyle from '../../components/layout/layout.module.css';

/** Around every screen: the wait for its code, what is shown when it breaks, and a start at the top. */
export function Root() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const begin = useEffectEvent(() => {
    // Going back keeps the place the browser remembers.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => begin(), [pathname]);
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <RouteError />}>
      <LeaveGuard useBlocker={useBlocker}>
        <OfflineBanner />
        <PasteGuard />
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </LeaveGuard>
    </ErrorBoundary>
  );
}

function Waiting() {
  return (
    <div className={layoutStyle.screen}>
      <div />
      <div className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
        <Loading />
      </div>
    </div>
  );
}
