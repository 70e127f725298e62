import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { ApplicationList } from '../../features/applications/components/ApplicationList';
import { messages } from '../../features/applications/messages';
import { useTitle } from '../../lib/useTitle';

/** `/jobapplications` and `/jobs/{jobId}/applications`. */
export function Component() {
  const { jobId = null } = useParams();
  useTitle(useIntl().formatMessage(messages.title));
  return (
    <Page>
      <Boundary key={jobId}>
        <ApplicationList jobId={jobId} />
      </Boundary>
    </Page>
  );
}
