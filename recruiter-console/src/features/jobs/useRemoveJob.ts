import { useIntl } from 'react-intl';
import { useDeleteJobMutation, type JobResponse } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { messages } from './messages';

type Removable = Pick<JobResponse, '_id' | 'title' | 'jobapplications'>;

/** Removes a job after a question that says what becomes of its links and applications (docs/domain/recruiting.md#removing-a-job). */
export function useRemoveJob(onRemoved: () => void): (job: Removable) => Promise<void> {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteJobMutation();
  return async ({ _id, title, jobapplications }) => {
    const count = Object.values(jobapplications ?? {}).reduce((sum, some) => sum + some, 0);
    const gone = await removal({
      question: formatMessage(messages.removeQuestion, { title }),
      text: formatMessage(messages.removeText, { count }),
      remove: () => remove({ id: _id }),
      done: formatMessage(messages.removed, { title }),
      success: true,
    });
    if (gone) onRemoved();
  };
}
