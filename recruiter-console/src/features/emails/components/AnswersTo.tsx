import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useUpdateConversationMutation, type ConversationResponse } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { MenuButton } from '../../../components/ui/MenuButton';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

/** To whom the answers of a conversation come: a recruiter, or the team. A choice saves at once. */
export function AnswersTo({ conversation: { _id: id, assignee } }: { conversation: ConversationResponse }) {
  const t = useT();
  const { options } = useRecruiters();
  const { showError } = useDialogs();
  const [update] = useUpdateConversationMutation();
  const team = t('conversations.team');
  const name = assignee ? displayName(assignee) : team;
  const choose = async (value: string): Promise<void> => {
    const { error } = await update({ id, updateConversationRequest: { assigneeId: value || null } });
    if (error) showError(error);
  };
  return (
    <MenuButton
      look="ghost"
      label={t('conversations.answersTo', { name })}
      value={assignee?._id ?? ''}
      options={[{ value: '', label: team }, ...options]}
      onChange={(value) => void choose(value)}
    >
      <Text tone="muted" size="small" cut>
        {t('conversations.answersTo', { name })}
      </Text>
    </MenuButton>
  );
}
