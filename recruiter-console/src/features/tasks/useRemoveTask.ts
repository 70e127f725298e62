import { useIntl } from 'react-intl';
import { useDeleteTaskMutation } from '../../api';
import { useRemoval } from '../../lib/useRemoval';
import { messages } from './messages';

/** Removes a task once that is confirmed; answers whether it is gone. */
export function useRemoveTask(): (id: string) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteTaskMutation();
  return (id) =>
    removal({
      question: formatMessage(messages.removeQuestion),
      text: formatMessage(messages.removeText),
      done: formatMessage(messages.removed),
      success: true,
      remove: () => remove({ id }),
    });
}
