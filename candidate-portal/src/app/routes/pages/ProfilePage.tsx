import { Profile } from '../../../features/candidate/components/profile/Profile';
import { functionOf } from '../../../features/candidate/model';
import { ProfileFiles } from '../../../features/files/components/ProfileFiles';
import { LinkLines } from '../../../features/links/components/LinkLines';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../useCandidate';

export function Component() {
  const t = useT();
  const candidate = useCandidate();
  return (
    <Profile
      candidate={candidate}
      parts={{
        files: (
          <ProfileFiles
            candidateId={candidate._id}
            functionName={functionOf(candidate)}
            files={candidate.candidatefiles}
            title={t('profile.files')}
          />
        ),
        links: <LinkLines candidate={candidate} />,
      }}
    />
  );
}
