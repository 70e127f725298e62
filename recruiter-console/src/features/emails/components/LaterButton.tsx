import { parseMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useUpdateConversationMutation, type ConversationResponse } from '../../../api';
import { MenuButton } from '../../../components/ui/MenuButton';
import { schedulePresets } from '../../../lib/schedule-presets';
import { useMailMoments } from '../useMailMoments';

/** Puts a conversation off until a day: it waits for an answer again then, or once a mail comes in. */
export function LaterButton({ conversation: { _id: id } }: { conversation: ConversationResponse }) {
  const t = useT();
  const { back } = useMailMoments();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateConversationMutation();
  const putOff = async (laterUntil: string | null): Promise<void> => {
    const { error } = await update({ id, updateConversationRequest: { laterUntil } });
    if (error) showError(error);
    else if (laterUntil) notify(back(laterUntil), { undo: () => void putOff(null) });
  };
  const { tomorrow, monday, nextWeek } = schedulePresets();
  const options = [
    { value: tomorrow, label: t('common.tomorrow') },
    ...(monday === tomorrow ? [] : [{ value: monday, label: t('common.monday') }]),
    { value: nextWeek, label: t('conversations.laterNextWeek') },
  ];
  return (
    <MenuButton
      look="ghost"
      label={t('conversations.later')}
      value=""
      options={options}
      onChange={(moment) => void putOff(parseMoment(moment))}
    >
      <FormattedMessage id="conversations.later" />
    </MenuButton>
  );
}
