import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Education } from '../../features/history/components/Education';
import { Work } from '../../features/history/components/Work';
import { messages } from '../../features/history/messages';
import { useTitle } from '../../lib/useTitle';

export function WorkPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.work));
  return (
    <Page>
      <Boundary>
        <Work candidateId={id} />
      </Boundary>
    </Page>
  );
}

export function EducationPage() {
  const { id = '' } = useParams();
  useTitle(useIntl().formatMessage(messages.education));
  return (
    <Page>
      <Boundary>
        <Education candidateId={id} />
      </Boundary>
    </Page>
  );
}
