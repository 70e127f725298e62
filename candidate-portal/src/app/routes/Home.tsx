import { Navigate } from 'react-router-dom';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { CurrentCandidate } from './CurrentCandidate';
import { homeOf } from './guards';
import WithApi from './WithApi';

/** A candidate who is logged in goes on to where they work. */
export default function Home({ candidateId, target }: { candidateId: string; target: string | null }) {
  return (
    <WithApi>
      <VisitorLayout>
        <CurrentCandidate candidateId={candidateId}>
          {(candidate) => <Navigate to={homeOf(candidate, target)} replace />}
        </CurrentCandidate>
      </VisitorLayout>
    </WithApi>
  );
}
