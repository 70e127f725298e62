import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Education } from '../../features/history/components/Education';
import { Work } from '../../features/history/components/Work';
import { messages } from '../../features/history/messages';
import { useTitle } from '../../lib/useTitle';

export function WorkPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.work));
  return (
    <main className="work" id="main">
      <Work candidateId={id} />
    </main>
  );
}

export function EducationPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.education));
  return (
    <main className="work" id="main">
      <Education candidateId={id} />
    </main>
  );
}
