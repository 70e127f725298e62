import { useNavigate, useParams } from 'react-router-dom';
import { useGetJobQuery } from '../../api';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { SideRecord } from '../../components/record/SideRecord';
import { Boundary } from '../../components/ui/States';
import { JobTextsForm } from '../../features/jobs/components/JobTextsForm';
import { NoJob } from '../../features/jobs/components/NoJob';
import { isRecordId } from '../../lib/record-id';

/** `/jobs/{jobId}/texts`: the texts of a job in wide editors. Closing leads back to the job. */
export function Component() {
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const valid = isRecordId(jobId);
  const query = useGetJobQuery({ id: jobId }, { skip: !valid, refetchOnMountOrArgChange: true });
  const close = (): void => void navigate(`/jobs/${jobId}`);
  return (
    <Page>
      <Boundary key={jobId}>
        <Pane>
          <SideRecord query={query} none={!valid} gone={<NoJob page />} onClose={close}>
            {(job) => <JobTextsForm key={job._id} job={job} onClose={close} />}
          </SideRecord>
        </Pane>
      </Boundary>
    </Page>
  );
}
