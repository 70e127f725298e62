import { Page } from '../../../components/layout/Page';
import { ExperienceList } from '../../../features/experience/components/ExperienceList';
import { messages } from '../../../features/experience/messages';
import { useT } from '@byline/web-kit/i18n';
import { useCandidate } from '../RequireCandidate';

export default function WorkPage() {
  const t = useT();
  const { _id, workExperience } = useCandidate();
  return (
    <Page title={t(messages.title)} className="wrap stack">
      <ExperienceList candidateId={_id} list={workExperience} />
    </Page>
  );
}
