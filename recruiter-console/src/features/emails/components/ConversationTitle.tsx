import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import clsx from 'clsx';
import { Paperclip, ShieldAlert, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ConversationResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { ConversationNotes } from './ConversationNotes';
import style from './inbox.module.css';
import { Subject } from './Subject';

/** Subject, marks and first words of a conversation. */
export function ConversationTitle({ conversation }: { conversation: ConversationResponse }) {
  const t = useT();
  const me = displayName(useCurrentUser());
  const { subject, unread, candidateId, hasFiles, lastWords, lastReceived, lastFrom } = conversation;
  const who = lastFrom === me ? t('conversations.you') : lastFrom;
  return (
    <Stack as="span" className={style.what}>
      <Row as="span" className={style.title}>
        <Text weight={unread ? 'semibold' : undefined} cut title={subject}>
          <Subject>{subject}</Subject>
        </Text>
        {hasFiles && <Paperclip size={12} aria-label={t('conversations.hasFiles')} />}
        {!candidateId && (
          <span className={style.whose}>
            <FormattedMessage id="conversations.whoseIsIt" />
          </span>
        )}
      </Row>
      <Row as="span" className={clsx(style.title, style.second)}>
        <Marks conversation={conversation} />
        {lastWords && (
          <Text size="small" tone="muted" cut>
            {lastReceived ? (
              <FormattedMessage id="conversations.theySaid" values={{ words: lastWords }} />
            ) : (
              <FormattedMessage id="conversations.weSaid" values={{ who, words: lastWords }} />
            )}
          </Text>
        )}
      </Row>
    </Stack>
  );
}

/** Whether its sender is unverified, it waits, or it was not delivered. Beside the subject they would leave it no room. */
function Marks({ conversation }: { conversation: ConversationResponse }) {
  const { undelivered, heldFor, unverified } = conversation;
  return (
    <>
      {unverified && (
        <span className={clsx(style.note, style.bad)}>
          <ShieldAlert size={12} />
          <FormattedMessage id="conversations.unverifiedMark" />
        </span>
      )}
      <ConversationNotes conversation={conversation} />
      {undelivered && !heldFor && (
        <span className={clsx(style.note, style.bad)}>
          <TriangleAlert size={12} />
          <FormattedMessage id="conversations.undelivered" />
        </span>
      )}
    </>
  );
}
