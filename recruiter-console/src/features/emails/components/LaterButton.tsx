import { parseMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { useUpdateConversationMutation, type ConversationResponse, type UpdateConversationRequest } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { MenuButton } from '../../../components/ui/MenuButton';
import { schedulePresets } from '../../../lib/schedule-presets';
import { backTo } from '../thread-model';
import { useMailMoments } from '../useMailMoments';

/** Puts a conversation off until a day, another day, or brings it back: it waits for an answer again then, or once a mail comes in. */
export function LaterButton({ conversation }: { conversation: ConversationResponse }) {
  const t = useT();
  const { back } = useMailMoments();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateConversationMutation();
  const { _id: id, laterUntil: until } = conversation;
  const change = async (updateConversationRequest: UpdateConversationRequest, said?: string): Promise<void> => {
    const before = backTo(conversation);
    const { error } = await update({ id, updateConversationRequest });
    if (error) showError(error);
    else if (said) notify(said, { undo: () => void change(before) });
  };
  const putOff = (laterUntil: string | null): void => {
    if (laterUntil) void change({ laterUntil }, back(laterUntil));
  };
  const { tomorrow, monday, nextWeek } = schedulePresets();
  const options = [
    { value: tomorrow, label: t('common.tomorrow') },
    ...(monday === tomorrow ? [] : [{ value: monday, label: t('common.monday') }]),
    { value: nextWeek, label: t('conversations.laterNextWeek') },
  ];
  return (
    <Row as="span" data-print="none">
      <MenuButton
        look="ghost"
        label={t('conversations.later')}
        value=""
        options={options}
        onChange={(moment) => putOff(parseMoment(moment))}
      >
        <FormattedMessage id="conversations.later" />
      </MenuButton>
      {until && (
        <Button
          size="small"
          variant="text"
          onClick={() => void change({ laterUntil: null }, t('conversations.broughtBack'))}
        >
          <FormattedMessage id="conversations.bringBack" />
        </Button>
      )}
    </Row>
  );
}
