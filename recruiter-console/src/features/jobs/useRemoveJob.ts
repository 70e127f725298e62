import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDeleteJobMutation, useLazyListApplicationsQuery, type JobResponse } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { countsOf } from './counts';

type Removable = Pick<JobResponse, '_id' | 'title' | 'jobapplications'>;

/** Counts those whom the job has booked for work that is not over. */
function useCountBooked() {
  const [list] = useLazyListApplicationsQuery();
  return async ({ _id, jobapplications }: Removable): Promise<number> => {
    if (!jobapplications?.successful) return 0;
    const { data } = await list({ filter: { jobId: [_id], status: ['successful'] }, limit: MAX_PAGE_SIZE });
    return data?.records.filter(({ work }) => work && (!work.workTo || work.workTo >= today())).length ?? 0;
  };
}

/**
 * Removes a job. First it asks and tells the effect on links and applications (docs/domain/recruiting.md#removing-a-job). Resolves to true
 * if the job is gone.
 */
export function useRemoveJob(): (job: Removable) => Promise<boolean> {
  const t = useT();
  const removal = useRemoval();
  const countBooked = useCountBooked();
  const [remove] = useDeleteJobMutation();
  return async (job) => {
    const count = await countBooked(job);
    const text = t('jobs.removeText', { count: countsOf(job).all });
    return removal({
      question: t('jobs.removeQuestion', { title: job.title }),
      text: count > 0 ? t('jobs.removeBooked', { text, count }) : text,
      remove: () => remove({ id: job._id }),
      done: t('jobs.removed', { title: job.title }),
      success: true,
    });
  };
}
