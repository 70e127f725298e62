import { Navigate } from 'react-router-dom';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { CurrentCandidate } from './CurrentCandidate';
import { homeOf } from './guards';

/** Redirects a logged-in candidate to the stored target, or else to the wizard or the profile. */
export function Home({ candidateId, target }: { candidateId: string; target: string | null }) {
  return (
    <VisitorLayout>
      <CurrentCandidate candidateId={candidateId}>
        {(candidate) => <Navigate to={homeOf(candidate, target)} replace />}
      </CurrentCandidate>
    </VisitorLayout>
  );
}
