import { Applying, ApplyingFor } from '../../../components/ui/ApplyingFor';
import { useLinkedJob } from '../useLinkedJob';

interface RegisteringForProps {
  campaignId: string | undefined;
  jobId: string;
}

/** Names the job of a visitor's apply link during the registration. */
export function RegisteringFor({ campaignId, jobId }: RegisteringForProps) {
  const job = useLinkedJob(campaignId, jobId);
  return job && <ApplyingFor jobs={[{ jobId, ...job }]} />;
}

/** The same on a line that is there already, so that the form below does not move when the job arrives; of a closed job, the way on. */
export function RegisteringLine({ campaignId, jobId }: RegisteringForProps) {
  const job = useLinkedJob(campaignId, jobId);
  if (!job) return null;
  return job.isOpen ? (
    <span role="status">
      {' · '}
      <Applying {...job} />
    </span>
  ) : (
    <ApplyingFor jobs={[{ jobId, ...job }]} />
  );
}
