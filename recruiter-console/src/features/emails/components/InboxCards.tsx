import type { ConversationResponse } from '../../../api';
import type { Cards } from '../../../components/list/ListFrame';
import { Avatar } from '../../../components/ui/Avatar';
import { CardList } from '../../../components/ui/CardList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { useMailMoments } from '../useMailMoments';
import { unknownAddress, usePersonName } from '../usePersonName';
import { UnreadDot } from './ConversationPerson';
import { ConversationTitle } from './ConversationTitle';
import style from './inbox.module.css';

interface InboxCardsProps extends Cards<ConversationResponse> {
  onOpen: (id: string) => void;
}

/** The conversations on a phone. */
export function InboxCards({ label, rows, loadingRows, onOpen }: InboxCardsProps) {
  const { short } = useMailMoments();
  const nameOf = usePersonName();
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <CardList label={label}>
      {rows.map((conversation) => (
        <li key={conversation._id} data-record={conversation._id}>
          <Avatar person={conversation.candidate} size="large" />
          <button type="button" className={style.card} onClick={() => onOpen(conversation._id)}>
            <Text as="span" size="panel" cut>
              {nameOf(conversation)}
            </Text>
            {unknownAddress(conversation) && (
              <Text size="small" tone="muted" cut>
                {unknownAddress(conversation)}
              </Text>
            )}
            <ConversationTitle conversation={conversation} />
          </button>
          <span className={style.end}>
            <Text tone="muted">{short(conversation.lastAt)}</Text>
            <UnreadDot unread={conversation.unread} />
          </span>
        </li>
      ))}
    </CardList>
  );
}
