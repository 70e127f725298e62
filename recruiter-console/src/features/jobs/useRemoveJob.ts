import { useIntl } from 'react-intl';
import { useDeleteJobMutation, type JobResponse } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { countsOf } from './counts';
import { messages } from './messages';

type Removable = Pick<JobResponse, '_id' | 'title' | 'jobapplications'>;

/** Removes a job after a question that says what becomes of its links and applications (docs/domain/recruiting.md#removing-a-job); answers whether it is gone. */
export function useRemoveJob(): (job: Removable) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteJobMutation();
  return (job) =>
    removal({
      question: formatMessage(messages.removeQuestion, { title: job.title }),
      text: formatMessage(messages.removeText, { count: countsOf(job).all }),
      remove: () => remove({ id: job._id }),
      done: formatMessage(messages.removed, { title: job.title }),
      success: true,
    });
}
