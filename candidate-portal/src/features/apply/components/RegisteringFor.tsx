import { ApplyingFor } from '../../../components/ui/ApplyingFor';
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
