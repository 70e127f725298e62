import { ErrorBoundary } from '@byline/web-kit/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { CandidateLayout } from '../../components/layout/CandidateLayout';
import { isRecruiter, useChosenLanguage, useSession } from '@byline/web-kit/session';
import { UserMenu } from '../../features/account/components/UserMenu';
import { StayedScreen } from '../../features/session/components/StayedScreen';
import { useLogout } from '../../features/session/useLogout';
import type { Candidate } from '../../features/candidate/model';
import { isJustFinished } from '../../features/candidate/wizard-state';
import { CurrentCandidate } from './CurrentCandidate';
import { PageShape } from './PageShape';
import { PageError } from './RouteError';
import { loadAllMessages } from '../../i18n/catalogues';
import { WithDrafts } from './WithDrafts';
import WithOwnTexts from './WithOwnTexts';
import { isIncomplete, redirectOf, type EntryState } from './guards';

const RecruiterNotice = lazy(() => import('./RecruiterNotice'));

/** The candidate every page below the gate is about. */
export const useCandidate = (): Candidate => useOutletContext<Candidate>();

/** Around the candidate's own pages: nobody else comes in, and an incomplete profile is completed first (docs/domain/candidates.md#completeness). */
export default function RequireCandidate() {
  const session = useSession();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const logout = useLogout();
  const wizard = pathname === '/complete';
  const language = useChosenLanguage();
  // While the candidate is fetched; who shows them says what failed.
  useEffect(() => void (wizard || loadAllMessages(language).catch(() => undefined)), [wizard, language]);
  if (!session) {
    const entry: EntryState = { from: `${pathname}${search}` };
    return <Navigate to="/" replace state={entry} />;
  }
  const { _id, candidateId } = session.user;
  if (isRecruiter(session.user) || candidateId === null) return <RecruiterNotice />;
  return (
    <CandidateLayout wizard={wizard} menu={<UserMenu candidateId={candidateId} onLogout={logout} />} onLogout={logout}>
      <WithDrafts key={_id} userId={_id}>
        {(ready) => (
          <CurrentCandidate candidateId={candidateId} ready={ready}>
            {(candidate) => <Redirected candidate={candidate} pathname={pathname} finished={isJustFinished(state)} />}
          </CurrentCandidate>
        )}
      </WithDrafts>
      <StayedScreen />
    </CandidateLayout>
  );
}

interface RedirectedProps {
  candidate: Candidate;
  pathname: string;
  finished: boolean;
}

/**
 * The save that completes a profile also fetches it again, and that answer may arrive before the wizard has moved to its last page: who is
 * completing the profile is not sent away from the wizard.
 */
function Redirected({ candidate, pathname, finished }: RedirectedProps) {
  const [completing, setCompleting] = useState(false);
  const wizard = pathname === '/complete';
  const isCompleting = wizard && (completing || isIncomplete(candidate));
  if (isCompleting !== completing) setCompleting(isCompleting);
  const target = redirectOf(candidate, pathname, finished || isCompleting);
  if (target !== null) return <Navigate to={target} replace />;
  const page = <Outlet context={candidate} />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <PageError />}>
      <Suspense fallback={<PageShape />}>
        {wizard ? page : <WithOwnTexts meanwhile={<PageShape />}>{page}</WithOwnTexts>}
      </Suspense>
    </ErrorBoundary>
  );
}
