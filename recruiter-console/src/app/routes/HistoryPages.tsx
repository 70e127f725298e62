import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Education } from '../../features/history/components/Education';
import { Work } from '../../features/history/components/Work';
import { messages } from '../../features/history/messages';
import { useTitle } from '../../lib/useTitle';

export function WorkPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.work));
  return (
    <Page>
      <Work candidateId={id} />
    </Page>
  );
}

export function EducationPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.education));
  return (
    <Page>
      <Education candidateId={id} />
    </Page>
  );
}
