import { Page } from '../../../components/layout/Page';
import { DiplomaList } from '../../../features/education/components/DiplomaList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../useCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const { _id, diploma } = useCandidate();
  return (
    <Page title={t('education.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <DiplomaList candidateId={_id} list={diploma} />
    </Page>
  );
}
