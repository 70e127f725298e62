import { useListCandidateApplicationsQuery, useListIntendedJobsQuery } from '../../api';
import { ApplyingFor } from '../../components/ui/ApplyingFor';
import { Followed } from '../../features/applications/components/Followed';

const MOST_FOLLOWED = 20;

/**
 * The applications that were sent before the profile is complete, through the link of a job, and the jobs whose application waits for it; a
 * job with an application is only among the first. The list has a size of its own, so that the last page does not start from this older answer.
 */
export function WizardJobs({ candidateId }: { candidateId: string }) {
  const sent = useListCandidateApplicationsQuery({ candidateId, limit: MOST_FOLLOWED, sort: ['-createdAt'] });
  const intended = useListIntendedJobsQuery();
  const applications = sent.data?.records ?? [];
  const waiting = intended.data?.records.filter((job) => !applications.some(({ jobId }) => jobId === job.jobId));
  return (
    <>
      <Followed applications={applications} />
      {!sent.isLoading && waiting && <ApplyingFor jobs={waiting} />}
    </>
  );
}
