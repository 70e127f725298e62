import { useT } from '@byline/web-kit/i18n';
import { useDeleteJobMutation, type JobResponse } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { countsOf } from './counts';

type Removable = Pick<JobResponse, '_id' | 'title' | 'jobapplications'>;

/**
 * Removes a job. First it asks and tells the effect on links and applications (docs/domain/recruiting.md#removing-a-job). Resolves to true
 * if the job is gone.
 */
export function useRemoveJob(): (job: Removable) => Promise<boolean> {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteJobMutation();
  return (job) => {
    const { all, pending } = countsOf(job);
    const gone = t('jobs.removeText', { count: all });
    const text = pending > 0 ? t('jobs.removeWaiting', { text: gone, count: pending }) : gone;
    return removal({
      question: t('jobs.removeQuestion', { title: job.title }),
      text: job.jobapplications?.successful ? t('jobs.removeBooked', { text }) : text,
      remove: () => remove({ id: job._id }),
      done: t('jobs.removed', { title: job.title }),
      success: true,
    });
  };
}
