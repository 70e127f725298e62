import { Page } from '../../../components/layout/Page';
import { ExperienceList } from '../../../features/experience/components/ExperienceList';
import { messages } from '../../../features/experience/messages';
import { useT } from '../../../i18n/useT';
import { useCandidate } from '../CandidateGate';

export default function WorkPage() {
  const t = useT();
  const { _id, workExperience } = useCandidate();
  return (
    <Page title={t(messages.title)} className="wrap stack">
      <ExperienceList candidateId={_id} list={workExperience} />
    </Page>
  );
}
