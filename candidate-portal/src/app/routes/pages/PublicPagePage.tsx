import { useT } from '@byline/web-kit/i18n';
import { PublicPage } from '../../../features/public-page/components/PublicPage';
import { Preview } from '../../../features/public-profile/components/Preview';
import { useCandidate } from '../useCandidate';

export function Component() {
  const t = useT();
  const candidate = useCandidate();
  return (
    <PublicPage
      candidate={candidate}
      back={t('layout.profile')}
      preview={<Preview candidateId={candidate._id} notLoaded={t('publicPage.notLoaded')} />}
    />
  );
}
