import { useT } from '@byline/web-kit/i18n';
import { useDeleteTaskMutation } from '../../api';
import { useRemoval } from '../../lib/useRemoval';

/** Removes a task after a confirmation. Resolves to true if the task is gone. */
export function useRemoveTask(): (id: string) => Promise<boolean> {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteTaskMutation();
  return (id) =>
    removal({
      question: t('tasks.sure_remove_task'),
      text: t('tasks.removeText'),
      done: t('tasks.removed'),
      success: true,
      remove: () => remove({ id }),
    });
}
