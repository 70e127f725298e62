import { today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDeleteJobMutation, type JobResponse } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { countsOf } from './counts';

type Removable = Pick<JobResponse, '_id' | 'title' | 'jobapplications' | 'workFrom' | 'workTo'>;

/** Whether the job has booked somebody whose work is not over. */
const frees = ({ workFrom, workTo, jobapplications }: Removable): boolean =>
  Boolean(workFrom) && (!workTo || workTo >= today()) && (jobapplications?.successful ?? 0) > 0;

/**
 * Removes a job. First it asks and tells the effect on links and applications (docs/domain/recruiting.md#removing-a-job). Resolves to true
 * if the job is gone.
 */
export function useRemoveJob(): (job: Removable) => Promise<boolean> {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteJobMutation();
  return (job) => {
    const text = t('jobs.removeText', { count: countsOf(job).all });
    return removal({
      question: t('jobs.removeQuestion', { title: job.title }),
      text: frees(job) ? t('jobs.removeBooked', { text, count: job.jobapplications?.successful ?? 0 }) : text,
      remove: () => remove({ id: job._id }),
      done: t('jobs.removed', { title: job.title }),
      success: true,
    });
  };
}
