import { useParams } from 'react-router-dom';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { PublicProfile } from '../../../features/public-profile/components/PublicProfile';
import { EnglishProvider } from '../../providers/EnglishProvider';

export default function PublicProfilePage() {
  const { candidateId = '' } = useParams();
  return (
    <EnglishProvider>
      <div lang="en">
        <VisitorLayout switcher={false}>
          <PublicProfile candidateId={candidateId} />
        </VisitorLayout>
      </div>
    </EnglishProvider>
  );
}
