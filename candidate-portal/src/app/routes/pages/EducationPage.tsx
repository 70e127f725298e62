import { Page } from '../../../components/layout/Page';
import { DiplomaList } from '../../../features/education/components/DiplomaList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../RequireCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export default function EducationPage() {
  const t = useT();
  const { _id, diploma } = useCandidate();
  return (
    <Page title={t('education.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <DiplomaList candidateId={_id} list={diploma} />
    </Page>
  );
}
