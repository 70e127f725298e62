import { Navigate } from 'react-router-dom';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { CurrentCandidate } from './CurrentCandidate';
import { homeOf } from './guards';

/** A candidate who is logged in goes on to where they work. */
export function Home({ candidateId, target }: { candidateId: string; target: string | null }) {
  return (
    <VisitorLayout>
      <CurrentCandidate candidateId={candidateId}>
        {(candidate) => <Navigate to={homeOf(candidate, target)} replace />}
      </CurrentCandidate>
    </VisitorLayout>
  );
}
