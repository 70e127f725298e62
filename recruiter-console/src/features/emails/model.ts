import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { NO_EXTRAS, toExtras, type MailExtras } from '../../components/mail/useBeginWith';
import type { CreateEmailRequest, EmailResponse, MailboxDto } from '../../api';

/** The poll interval while a mail is on its way. */
export const POLL_MS = 4000;

export interface EmailValues extends MailExtras {
  /** At most one. */
  to: MailboxDto[];
  cc: MailboxDto[];
  bcc: MailboxDto[];
  subject: string;
  message: string;
  /** DD/MM/YYYY HH:mm in Brussels, or empty. */
  scheduledAt: string;
}

export const newEmail = (to: MailboxDto): EmailValues => ({
  to: [to],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  ...NO_EXTRAS,
  scheduledAt: '',
});

export const toValues = ({ to, cc, bcc, subject, message, attachments, scheduledAt }: EmailResponse): EmailValues => ({
  to: to ? [to] : [],
  cc,
  bcc,
  subject,
  message,
  ...{ attachments, templateId: null },
  scheduledAt: formatMoment(scheduledAt),
});

/** Turns the form into a request. The schema requires a recipient. */
export function toRequest(values: EmailValues): Omit<CreateEmailRequest, 'candidateId'> {
  const [to = { name: '', email: '' }] = values.to;
  return {
    to,
    cc: values.cc,
    bcc: values.bcc,
    subject: values.subject.trim(),
    message: values.message,
    ...toExtras(values),
    scheduledAt: values.scheduledAt ? parseMoment(values.scheduledAt) : null,
  };
}

export const isMoving = ({ status }: EmailResponse): boolean => status === 'scheduled' || status === 'sending';

/** The field of the form for a field of the API: `to` for `to.email`, `cc` for `cc.0.email`. */
export const formField = (field: string): string => field.split('.')[0] ?? field;

/** True while its sender or a super-admin can still act on the mail. */
export const canChange = ({ status }: EmailResponse): boolean =>
  status === 'scheduled' || status === 'held' || status === 'failed';
