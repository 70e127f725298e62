import { useT } from '@byline/web-kit/i18n';
import { PublicPage } from '../../../features/public-page/components/PublicPage';
import { PublicPreview } from '../PublicPreview';
import { useCandidate } from '../useCandidate';

export function Component() {
  const t = useT();
  const candidate = useCandidate();
  return (
    <PublicPage
      candidate={candidate}
      back={t('layout.profile')}
      preview={<PublicPreview candidateId={candidate._id} />}
    />
  );
}
