import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useFinishConversationsMutation, useUpdateConversationMutation, type ConversationResponse } from '../../api';
import { backTo } from './thread-model';

type Finished = Pick<ConversationResponse, '_id' | 'open' | 'laterUntil'>;

/** Marks conversations as done; one alone can be taken back to its state before. */
export function useDone() {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [finishAll] = useFinishConversationsMutation();
  const [update] = useUpdateConversationMutation();
  const takeBack = async (before: Finished): Promise<void> => {
    const { error } = await update({ id: before._id, updateConversationRequest: backTo(before) });
    if (error) showError(error);
  };
  const finish = async (conversations: readonly Finished[]): Promise<boolean> => {
    const { error } = await finishAll({ finishConversationsRequest: { ids: conversations.map(({ _id }) => _id) } });
    if (error) {
      showError(error);
      return false;
    }
    const [before] = conversations;
    const actions =
      conversations.length === 1 && before ? [{ label: t('common.undo'), run: () => void takeBack(before) }] : [];
    notify(t('conversations.isDone', { count: conversations.length }), { actions });
    return true;
  };
  return { finish };
}
