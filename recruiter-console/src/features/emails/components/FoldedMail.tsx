import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useCurrentUser } from '@byline/web-kit/session';
import type { ThreadMailDto } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { personOf } from '../thread-model';
import { useMailMoments } from '../useMailMoments';
import style from './thread.module.css';

/** One line of a mail whose text is hidden: sender, first words, time. */
export function FoldedMail({ mail: { sent, received }, onOpen }: { mail: ThreadMailDto; onOpen: () => void }) {
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
      <Text tone="muted">{at && short(at)}</Text>
    </button>
  );
}
