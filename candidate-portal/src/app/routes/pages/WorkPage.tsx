import { Page } from '../../../components/layout/Page';
import { ExperienceList } from '../../../features/experience/components/ExperienceList';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../useCandidate';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const { _id, workExperience } = useCandidate();
  return (
    <Page title={t('experience.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <ExperienceList candidateId={_id} list={workExperience} />
    </Page>
  );
}
