import { RouteFocus, useFocusAfterAct } from '@byline/web-kit/focus';
import { LeaveGuard, PasteGuard } from '@byline/web-kit/form';
import { ErrorBoundary, OfflineBanner } from '@byline/web-kit/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ExportProvider } from '../../components/export/ExportProvider';
import { BehindLine } from '../../components/layout/BehindLine';
import { BottomBar } from '../../components/layout/BottomBar';
import { Page } from '../../components/layout/Page';
import { PaperLine } from '../../components/layout/PaperLine';
import { SkipTo } from '../../components/layout/SkipTo';
import { TopBar } from '../../components/layout/TopBar';
import { Operations } from '../../features/bulk/components/Operations';
import { WorkProvider } from '../../features/bulk/components/WorkProvider';
import { useCutTexts } from '../../lib/useCutTexts';
import { useFileDrops } from '../../lib/file-drops';
import { isRecruiter, useSession } from '@byline/web-kit/session';
import { Live } from '../live/Live';
import { KeysProvider } from './KeysProvider';
import { MailWriter } from './MailWriter';
import { NextSteps } from './NextSteps';
import style from './Shell.module.css';

/** The top bar and the page of a recruiter with a session; others log in first and then return here. */
export function Shell() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useCutTexts();
  useFileDrops();
  useFocusAfterAct(pathname);
  if (!session || !isRecruiter(session.user))
    return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  return (
    <LeaveGuard>
      <WorkProvider>
        <KeysProvider>
          <MailWriter>
            <NextSteps>
              <div className={style.shell}>
                <ExportProvider>
                  <SkipTo target="content" />
                  <OfflineBanner />
                  <PasteGuard />
                  <TopBar />
                  <BehindLine />
                  <PaperLine />
                  <RouteFocus>
                    <Suspense fallback={<Page />}>
                      <Outlet />
                    </Suspense>
                  </RouteFocus>
                  <Live />
                  <ErrorBoundary fallback={() => null}>
                    <Operations />
                  </ErrorBoundary>
                </ExportProvider>
                <BottomBar />
              </div>
            </NextSteps>
          </MailWriter>
        </KeysProvider>
      </WorkProvider>
    </LeaveGuard>
  );
}
