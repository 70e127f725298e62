import { useIntl } from 'react-intl';
import { useDeleteTaskMutation } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { messages } from './messages';

/** Removes a task once that is confirmed. */
export function useRemoveTask(onRemoved?: () => void) {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteTaskMutation();
  return async (id: string): Promise<void> => {
    const removed = await removal({
      question: formatMessage(messages.removeQuestion),
      text: formatMessage(messages.removeText),
      done: formatMessage(messages.removed),
      success: true,
      remove: () => remove({ id }),
    });
    if (removed) onRemoved?.();
  };
}
