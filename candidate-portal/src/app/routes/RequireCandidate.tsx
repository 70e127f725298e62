import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { CandidateLayout } from '../../components/layout/CandidateLayout';
import { isRecruiter, useSession } from '@byline/web-kit/session';
import { UserMenu } from '../../features/account/components/UserMenu';
import { StayedScreen } from '../../features/session/components/StayedScreen';
import { useLogout } from '../../features/session/useLogout';
import type { Candidate } from '../../features/candidate/model';
import { useUnreadConversations } from '../../features/messages/useOwnConversations';
import { isJustFinished } from '../../features/candidate/wizard-state';
import { CurrentCandidate } from './CurrentCandidate';
import { RecruiterNotice } from './RecruiterNotice';
import { WithDrafts } from './WithDrafts';
import { isIncomplete, redirectOf, type EntryState } from './guards';

/**
 * Admits only candidates to their own pages, and redirects a candidate with an incomplete profile to the wizard
 * (docs/domain/candidates.md#completeness).
 */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const logout = useLogout();
  const wizard = pathname === '/complete';
  const unread = useUnreadConversations(!session?.user.candidateId || wizard);
  if (!session) {
    const entry: EntryState = { from: `${pathname}${search}` };
    return <Navigate to="/" replace state={entry} />;
  }
  const { _id, candidateId } = session.user;
  if (isRecruiter(session.user) || candidateId === null) return <RecruiterNotice />;
  return (
    <CandidateLayout
      wizard={wizard}
      menu={<UserMenu candidateId={candidateId} onLogout={logout} />}
      onLogout={logout}
      unread={unread}
    >
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
 * The save that completes a profile also fetches it again, and that answer may arrive before the wizard opens its
 * last page. So a candidate who is completing the profile stays in the wizard until that page; going back from it leads to
 * the profile, because the earlier pages are done.
 */
function Redirected({ candidate, pathname, finished }: RedirectedProps) {
  const [completing, setCompleting] = useState(false);
  const wizard = pathname === '/complete';
  const isCompleting = wizard && !finished && (completing || isIncomplete(candidate));
  if (isCompleting !== completing) setCompleting(isCompleting);
  const target = redirectOf(candidate, pathname, finished || isCompleting);
  return target === null ? <Outlet context={candidate} /> : <Navigate to={target} replace />;
}
