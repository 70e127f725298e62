import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../../components/layout/Page';
import layoutStyle from '../../../components/layout/layout.module.css';
import { useSaveCandidate } from '../../../features/candidate/useSaveCandidate';
import { CvPage } from '../../../features/cv-import/components/CvPage';
import { useCandidate } from '../useCandidate';

// The wizard loads its step from this file too, because one chunk for both keeps what they share out of the first load.
export { WizardCvStep } from './WizardCvStep';

export function Component() {
  const t = useT();
  const candidate = useCandidate();
  const savePart = useSaveCandidate(candidate);
  return (
    <Page title={t('cvImport.title')} className={layoutStyle.wrap}>
      <CvPage candidate={candidate} savePart={savePart} />
    </Page>
  );
}
