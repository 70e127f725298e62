import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { CandidateLayout } from '../../components/layout/CandidateLayout';
import { useSession, isRecruiter } from '../../lib/session/session';
import { useLogout } from '../../features/session/useLogout';
import type { Candidate } from '../../features/candidate/model';
import { isJustFinished } from '../../features/candidate/wizard-state';
import { OwnCandidate } from './OwnCandidate';
import { RecruiterNotice } from './RecruiterNotice';
import { redirectOf, type EntryState } from './guards';

/** The candidate every page below the gate is about. */
export const useCandidate = (): Candidate => useOutletContext<Candidate>();

/** Around the candidate's own pages: nobody else comes in, and an incomplete profile is completed first (decisions, users). */
export default function CandidateGate() {
  const session = useSession();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const logout = useLogout();
  if (!session) {
    const entry: EntryState = { from: `${pathname}${search}` };
    return <Navigate to="/" replace state={entry} />;
  }
  if (isRecruiter(session.user) || session.user.candidateId === null) return <RecruiterNotice />;
  return (
    <CandidateLayout wizard={pathname === '/complete'} onLogout={logout}>
      <OwnCandidate candidateId={session.user.candidateId}>
        {(candidate) => {
          const target = redirectOf(candidate, pathname, isJustFinished(state));
          return target === null ? <Outlet context={candidate} /> : <Navigate to={target} replace />;
        }}
      </OwnCandidate>
    </CandidateLayout>
  );
}
