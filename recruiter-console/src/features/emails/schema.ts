import { MAIL_DAYS_AHEAD, MAX_LINE } from '@byline/shared-types/domain';
import { array, object, string } from 'yup';
import { parseMoment } from '@byline/web-kit/dates';
import { emailAddress, richText } from '@byline/web-kit/schema';

const DAY_MS = 86_400_000;

const mailbox = object({
  name: string().required('required'),
  email: emailAddress(),
});

/** A list of mailboxes has one error, whichever of them is wrong. */
const mailboxes = () =>
  array()
    .of(object({ name: string().defined(), email: string().defined() }))
    .test('mailboxes', 'invalid_email', (list) => (list ?? []).every((item) => mailbox.isValidSync(item)));

/** A mail (docs/domain/mail.md#sender). */
export const emailSchema = object({
  to: mailboxes().min(1, 'required'),
  cc: mailboxes(),
  bcc: mailboxes(),
  subject: string().trim().required('required').max(MAX_LINE, 'too_long'),
  message: richText('message_to_short'),
  scheduledAt: string()
    .test('format', 'invalid_moment', (text) => !text || parseMoment(text) !== null)
    .test('future', 'date_in_past', (text) => {
      const moment = text ? parseMoment(text) : null;
      return moment === null || new Date(moment) > new Date();
    })
    .test('soon', 'date_too_late', (text) => {
      const moment = text ? parseMoment(text) : null;
      return moment === null || new Date(moment).getTime() - Date.now() <= MAIL_DAYS_AHEAD * DAY_MS;
    }),
});
