import { useT } from '@byline/web-kit/i18n';
import { lazyForm } from '../../../components/ui/lazy-form';
import { PublicPage } from '../../../features/public-page/components/PublicPage';
import { useAhead } from '../../../lib/useAhead';
import { useCandidate } from '../RequireCandidate';

/** With every text in English. */
const loadPreview = () => import('../../../features/public-profile/components/Preview');
const Preview = lazyForm(async () => (await loadPreview()).Preview);

export default function PublicPagePage() {
  const t = useT();
  const candidate = useCandidate();
  useAhead(loadPreview);
  return (
    <PublicPage
      candidate={candidate}
      back={t('layout.profile')}
      preview={<Preview candidateId={candidate._id} notLoaded={t('publicPage.notLoaded')} />}
    />
  );
}
