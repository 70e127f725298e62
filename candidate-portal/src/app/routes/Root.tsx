import { useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import { Loading } from '../../components/ui/States';
import { LeaveGuard, PasteGuard } from '@byline/web-kit/form';
import { OfflineBanner } from '@byline/web-kit/ui';
import layoutStyle from '../../components/layout/layout.module.css';

/** Wraps every screen: guards leaving and pasting, shows when the network is gone, and scrolls a new page to the top. */
export function Root() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const begin = useEffectEvent(() => {
    // On the way back, the browser restores the scroll position.
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

/** Shown while the code of the first screen loads. */
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
