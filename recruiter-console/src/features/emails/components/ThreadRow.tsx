import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { ChevronDown, ChevronRight, Paperclip, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ConversationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { useMailMoments } from '../useMailMoments';
import { ConversationNotes } from './ConversationNotes';
import { Subject } from './Subject';
import style from './ThreadRow.module.css';
import { Thread } from './Thread';

interface ThreadRowProps {
  conversation: ConversationResponse;
  open: boolean;
  hasKeys: boolean;
  onToggle: () => void;
}

/** A conversation in the mail tab: its line, and below it the mails while it is open. */
export function ThreadRow({ conversation, open, hasKeys, onToggle }: ThreadRowProps) {
  const t = useT();
  const { short } = useMailMoments();
  const {
    _id,
    subject,
    mailCount,
    lastAt,
    unread,
    scheduledAt,
    undelivered,
    heldFor,
    cancelled,
    hasFiles,
    laterUntil,
  } = conversation;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <li data-record={_id}>
      <button type="button" className={style.line} aria-expanded={open} onClick={onToggle}>
        <Row as="span">
          <Chevron />
          {unread && (
            <span className={style.dot}>
              <span className={visuallyHidden}>{t('conversations.unreadOne')}</span>
            </span>
          )}
          <Text weight={unread ? 'semibold' : 'medium'} cut title={subject}>
            <Subject>{subject}</Subject>
          </Text>
          <Text tone="muted" grow>
            {mailCount > 1 && <FormattedMessage id="conversations.mailCount" values={{ count: mailCount }} />}
          </Text>
          {hasFiles && <Paperclip size={12} aria-label={t('conversations.hasFiles')} />}
          <Text tone="muted">{short(lastAt)}</Text>
        </Row>
        {(undelivered || cancelled || scheduledAt || laterUntil) && (
          <Row as="span" className={style.second}>
            {undelivered && !heldFor && (
              <Row as="span" gap={4} className={style.undelivered}>
                <TriangleAlert size={12} />
                <FormattedMessage id="conversations.undelivered" />
              </Row>
            )}
            <ConversationNotes conversation={conversation} />
          </Row>
        )}
      </button>
      {open && <Thread id={_id} hasKeys={hasKeys} />}
    </li>
  );
}
