import { useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import { Loading } from '../../components/ui/States';
import { LeaveGuard, PasteGuard } from '@byline/web-kit/form';
import { OfflineBanner } from '@byline/web-kit/ui';
import layoutStyle from '../../components/layout/layout.module.css';

/** Around every screen: leaving, pasting, being offline, and a start at the top. */
export function Root() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const begin = useEffectEvent(() => {
    // Going back keeps the place the browser remembers.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => begin(), [pathname]);
  return (
    <LeaveGuard>
      <OfflineBanner />
      <PasteGuard />
      <Outlet />
    </LeaveGuard>
  );
}

/** While the code of the first screen is fetched. */
export function Waiting() {
  return (
    <div className={layoutStyle.screen}>
      <div />
      <div className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
        <Loading />
      </div>
    </div>
  );
}
