import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import type { ConversationResponse } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { unknownAddress, usePersonName } from '../usePersonName';
import style from './inbox.module.css';

/** The dot of an unread conversation, and its other side. */
export function ConversationPerson({ conversation }: { conversation: ConversationResponse }) {
  const nameOf = usePersonName();
  const { candidate, unread } = conversation;
  const name = nameOf(conversation);
  const address = unknownAddress(conversation);
  return (
    <span className={style.person}>
      <UnreadDot unread={unread} />
      <Avatar person={candidate} />
      <Stack as="span" className={style.what}>
        <Text weight={unread ? 'semibold' : undefined} cut title={name}>
          {name}
        </Text>
        {address && (
          <Text size="small" tone="muted" cut title={address}>
            {address}
          </Text>
        )}
      </Stack>
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
