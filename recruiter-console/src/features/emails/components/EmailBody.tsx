import { formatMoment } from '@byline/web-kit/dates';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmailResponse, MailboxDto } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Divider } from '../../../components/layout/Divider';
import { whenMessages } from '../../../components/mail/messages';
import { Banner } from '../../../components/ui/Banner';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';

const people = (boxes: readonly MailboxDto[]): string =>
  boxes.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ');

/** What a mail says, from whom to whom and when, and why it did not arrive. */
export function EmailBody({ email }: { email: EmailResponse }) {
  const { formatMessage } = useIntl();
  const { status, reason, attempts, scheduledAt, nextAttemptAt, sentAt } = email;
  const waits = status === 'scheduled' && attempts > 0 && nextAttemptAt;
  return (
    <>
      {reason && (
        <Banner quiet tone={status === 'failed' ? 'bad' : 'warn'}>
          <Text grow asTyped>
            <Text weight="medium">{formatMessage(messages.reason)}</Text> {reason}
            {waits && (
              <>
                {' '}
                <FormattedMessage {...messages.nextTry} values={{ time: formatMoment(nextAttemptAt) }} />
              </>
            )}
          </Text>
        </Banner>
      )}
      {status === 'held' && (
        <Banner quiet tone="warn">
          <Text grow>
            <FormattedMessage {...messages.heldText} values={{ name: email.from.name }} />
          </Text>
        </Banner>
      )}
      <Facts
        narrow
        facts={[
          [formatMessage(messages.from), people([email.from])],
          [formatMessage(messages.to), email.to ? people([email.to]) : formatMessage(messages.erasedPerson)],
          [formatMessage(messages.cc), people(email.cc)],
          [formatMessage(messages.bcc), people(email.bcc)],
          [formatMessage(messages.created), formatMoment(email.createdAt)],
          [formatMessage(whenMessages.scheduledAt), scheduledAt && formatMoment(scheduledAt)],
          [formatMessage(messages.sentAt), sentAt && formatMoment(sentAt)],
        ]}
      />
      <Divider />
      <RichText html={email.message} />
    </>
  );
}
