import { Page } from '../../../components/layout/Page';
import { useOwnRecord, useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { LinkList } from '../../../features/links/components/LinkList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../useCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const candidate = useCandidate();
  const record = { ...useOwnRecord(candidate._id), over: useSaveCandidate(candidate) };
  return (
    <Page title={t('links.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <LinkList candidate={candidate} record={record} />
    </Page>
  );
}
