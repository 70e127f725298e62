import { Page } from '../../../components/layout/Page';
import { useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { LinkList } from '../../../features/links/components/LinkList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../RequireCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export default function LinksPage() {
  const t = useT();
  const candidate = useCandidate();
  const save = useSaveCandidate(candidate);
  return (
    <Page title={t('links.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <LinkList candidate={candidate} save={save} />
    </Page>
  );
}
