import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useFinishConversationsMutation, useUpdateConversationMutation } from '../../api';

/** Marks conversations as done; one alone can be taken back. */
export function useDone() {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [finishAll] = useFinishConversationsMutation();
  const [update] = useUpdateConversationMutation();
  const reopen = async (id: string): Promise<void> => {
    const { error } = await update({ id, updateConversationRequest: { done: false } });
    if (error) showError(error);
  };
  const finish = async (ids: readonly string[]): Promise<boolean> => {
    const { error } = await finishAll({ finishConversationsRequest: { ids: [...ids] } });
    if (error) {
      showError(error);
      return false;
    }
    const [id] = ids;
    const actions = ids.length === 1 && id ? [{ label: t('common.undo'), run: () => void reopen(id) }] : [];
    notify(t('conversations.isDone', { count: ids.length }), { actions });
    return true;
  };
  return { finish };
}
