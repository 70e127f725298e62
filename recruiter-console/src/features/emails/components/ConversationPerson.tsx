import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import type { ConversationResponse } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { usePersonName } from '../usePersonName';
import style from './inbox.module.css';

/** The dot of an unread conversation, and its other side. */
export function ConversationPerson({ conversation }: { conversation: ConversationResponse }) {
  const nameOf = usePersonName();
  const { candidate, unread } = conversation;
  const name = nameOf(conversation);
  return (
    <span className={style.person}>
      <UnreadDot unread={unread} />
      <Avatar person={candidate} />
      <Text weight={unread ? 'semibold' : undefined} cut title={name}>
        {name}
      </Text>
    </span>
  );
}

export function UnreadDot({ unread }: { unread: boolean }) {
  const t = useT();
  if (!unread) return <span className={style.noDot} />;
  return (
    <span className={style.dot}>
      <span className={visuallyHidden}>{t('conversations.unreadOne')}</span>
    </span>
  );
}
