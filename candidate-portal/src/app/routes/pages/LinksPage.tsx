import { Page } from '../../../components/layout/Page';
import { useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { LinkList } from '../../../features/links/components/LinkList';
import { messages } from '../../../features/links/messages';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../RequireCandidate';

export default function LinksPage() {
  const t = useT();
  const candidate = useCandidate();
  const save = useSaveCandidate(candidate);
  return (
    <Page title={t(messages.title)} className="wrap stack">
      <LinkList candidate={candidate} save={save} />
    </Page>
  );
}
