import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useCurrentUser } from '@byline/web-kit/session';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ThreadMailDto } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { isTrying, personOf } from '../thread-model';
import { useMailMoments } from '../useMailMoments';
import note from './inbox.module.css';
import style from './thread.module.css';

interface FoldedMailProps {
  mail: ThreadMailDto;
  onOpen: () => void;
}

/** One line of a mail whose text is hidden: sender, first words, whether it came back, time. */
export function FoldedMail({ mail: { sent, received, undelivered }, onOpen }: FoldedMailProps) {
  const t = useT();
  const { short } = useMailMoments();
  const me = useCurrentUser()._id;
  const name = sent?.from.name ?? received?.from.name ?? '';
  const words = plainText(sent?.message ?? received?.html ?? '')
    .split('\n')
    .join(' ');
  const at = sent ? (sent.sentAt ?? sent.scheduledAt ?? sent.createdAt) : received?.receivedAt;
  return (
    <button type="button" className={style.folded} aria-expanded={false} onClick={onOpen}>
      <Avatar person={personOf(name)} size="small" me={sent?.createdBy === me} />
      <Text weight="medium" className={style.name}>
        {name}
      </Text>
      <Text tone="muted" cut grow>
        {received?.kind === 'auto_reply' && `${t('conversations.autoReply')} · `}
        {words}
      </Text>
      {undelivered.some((notice) => !isTrying(notice)) && (
        <span className={clsx(note.note, note.bad)}>
          <TriangleAlert size={12} />
          <FormattedMessage id="conversations.undelivered" />
        </span>
      )}
      <Text tone="muted">{at && short(at)}</Text>
    </button>
  );
}
