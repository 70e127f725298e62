import { useT } from '@byline/web-kit/i18n';
import { layout } from '../../../components/layout/messages';
import { PublicPage } from '../../../features/public-page/components/PublicPage';
import { messages } from '../../../features/public-page/messages';
import { Preview } from '../../../features/public-profile/components/Preview';
import { loadWithApart } from '../../../i18n/catalogues';
import { PageShape } from '../PageShape';
import { useCandidate } from '../RequireCandidate';
import WithOwnTexts from '../WithOwnTexts';

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
  return (
    <PublicPage
      candidate={candidate}
      back={t(layout.profile)}
      preview={<Preview candidateId={candidate._id} notLoaded={t(messages.notLoaded)} />}
    />
  );
}
