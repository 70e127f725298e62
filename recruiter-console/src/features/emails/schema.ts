import { DAY_MS, MAIL_DAYS_AHEAD, MAX_LINE } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { array, object, string } from 'yup';
import { attachmentsSchema } from '../../components/mail/attachments-schema';
import { knownFields } from '../../components/mail/known-fields';
import { now, parseMoment } from '@byline/web-kit/dates';
import { emailAddress, richText } from '@byline/web-kit/schema';

/** Tests the moment in a text. A text without a moment passes here; another test refuses it. */
const momentIs =
  (isRight: (time: number) => boolean) =>
  (text: string | undefined): boolean => {
    const moment = text ? parseMoment(text) : null;
    return moment === null || isRight(Date.parse(moment));
  };

const mailbox = object({
  name: string().required('required'),
  email: emailAddress(),
});

/** A list of mailboxes has one error, even if several mailboxes are wrong. */
const mailboxes = () =>
  array()
    .of(object({ name: string().defined(), email: string().defined() }))
    .test('mailboxes', 'invalid_email', (list) => (list ?? []).every((item) => mailbox.isValidSync(item)));

/** A mail (docs/domain/mail.md#sender). */
export const emailSchema = object({
  to: mailboxes().min(1, 'required'),
  cc: mailboxes(),
  bcc: mailboxes(),
  subject: string().trim().required('required').max(MAX_LINE, longer).test('fields', knownFields),
  message: richText('message_to_short').test('fields', knownFields),
  attachments: attachmentsSchema(),
  scheduledAt: string()
    .test('format', 'invalid_moment', (text) => !text || parseMoment(text) !== null)
    .test(
      'future',
      'date_in_past',
      momentIs((time) => time > now()),
    )
    .test(
      'near',
      'date_too_late',
      momentIs((time) => time - now() <= MAIL_DAYS_AHEAD * DAY_MS),
    ),
});
