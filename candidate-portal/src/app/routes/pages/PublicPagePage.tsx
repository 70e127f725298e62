import { useT } from '@byline/web-kit/i18n';
import { layout } from '../../../components/layout/messages';
import { lazyForm } from '../../../components/ui/lazy-form';
import { PublicPage } from '../../../features/public-page/components/PublicPage';
import { messages } from '../../../features/public-page/messages';
import { loadWithApart } from '../../../i18n/catalogues';
import { useAhead } from '../../../lib/useAhead';
import { PageShape } from '../PageShape';
import { useCandidate } from '../RequireCandidate';
import WithOwnTexts from '../WithOwnTexts';

/** With every text in English. */
const loadPreview = () => import('../../../features/public-profile/components/Preview');
const Preview = lazyForm(async () => (await loadPreview()).Preview);

export default function PublicPagePage() {
  return (
    <WithOwnTexts load={loadWithApart} meanwhile={<PageShape />}>
      <OwnPublicPage />
    </WithOwnTexts>
  );
}

function OwnPublicPage() {
  const t = useT();
  const candidate = useCandidate();
  useAhead(loadPreview);
  return (
    <PublicPage
      candidate={candidate}
      back={t(layout.profile)}
      preview={<Preview candidateId={candidate._id} notLoaded={t(messages.notLoaded)} />}
    />
  );
}
