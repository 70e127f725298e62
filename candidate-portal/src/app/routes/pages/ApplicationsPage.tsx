import { Page } from '../../../components/layout/Page';
import { Boundary } from '../../../components/ui/States';
import { ApplicationList } from '../../../features/applications/components/ApplicationList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../useCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const { _id } = useCandidate();
  return (
    <Page title={t('applications.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <h1>{t('applications.title')}</h1>
      <Boundary>
        <ApplicationList candidateId={_id} />
      </Boundary>
    </Page>
  );
}
