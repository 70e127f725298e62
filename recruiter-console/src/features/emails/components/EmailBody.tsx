import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { EmailResponse, MailboxDto } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Divider } from '../../../components/layout/Divider';
import { Banner } from '../../../components/ui/Banner';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';

const people = (boxes: readonly MailboxDto[]): string =>
  boxes.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ');

/** The content of a mail: sender, recipients, times and text, and the reason why it did not arrive. */
export function EmailBody({ email }: { email: EmailResponse }) {
  const t = useT();
  const { status, reason, attempts, scheduledAt, nextAttemptAt, sentAt } = email;
  const waits = status === 'scheduled' && attempts > 0 && nextAttemptAt;
  return (
    <>
      {reason && (
        <Banner quiet tone={status === 'failed' ? 'bad' : 'warn'}>
          <Text grow asTyped>
            <Text weight="medium">{t('emails.reason')}</Text> {reason}
            {waits && (
              <>
                {' '}
                <FormattedMessage id="emails.nextTry" values={{ time: formatMoment(nextAttemptAt) }} />
              </>
            )}
          </Text>
        </Banner>
      )}
      {status === 'held' && (
        <Banner quiet tone="warn">
          <Text grow>
            <FormattedMessage id="emails.heldText" values={{ name: email.from.name }} />
          </Text>
        </Banner>
      )}
      <Facts
        narrow
        facts={[
          [t('emails.from'), people([email.from])],
          [t('emails.to'), email.to ? people([email.to]) : t('emails.erasedPerson')],
          [t('emails.cc'), people(email.cc)],
          [t('emails.bcc'), people(email.bcc)],
          [t('emails.created'), formatMoment(email.createdAt)],
          [t('emails.scheduledAt'), scheduledAt && formatMoment(scheduledAt)],
          [t('emails.sentAt'), sentAt && formatMoment(sentAt)],
        ]}
      />
      <Divider />
      <RichText html={email.message} />
    </>
  );
}
