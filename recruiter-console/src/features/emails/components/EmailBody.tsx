import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { EmailResponse, MailboxDto } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Divider } from '../../../components/layout/Divider';
import { RichText } from '../../../components/ui/RichText';
import { MailNotices } from './MailNotices';

export const people = (boxes: readonly MailboxDto[]): string =>
  boxes.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ');

/** The content of a mail: sender, recipients, times and text, and the reason why it did not arrive. */
export function EmailBody({ email }: { email: EmailResponse }) {
  const t = useT();
  const { scheduledAt, sentAt } = email;
  return (
    <>
      <MailNotices email={email} />
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
          [t('emails.attachments'), email.attachments.map(({ name }) => name).join(', ')],
        ]}
      />
      <Divider />
      <RichText html={email.message} />
    </>
  );
}
