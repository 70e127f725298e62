import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { Boundary } from '../../components/ui/States';
import { ApplicationList } from '../../features/applications/components/ApplicationList';
import { NoJob } from '../../features/applications/components/NoJob';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';

/** `/jobapplications` shows all jobs or `?jobId=` one; also `/jobs/{jobId}/applications`. */
export function Component() {
  const { jobId = null } = useParams();
  const [params] = useAddressParams();
  const asked = jobId ?? params.get('jobId');
  useTitle(useT()('applications.title'));
  return (
    <Page>
      <Boundary key={jobId}>
        {asked && !isRecordId(asked) ? (
          <Pane>
            <NoJob page />
          </Pane>
        ) : (
          <ApplicationList jobId={jobId} />
        )}
      </Boundary>
    </Page>
  );
}
