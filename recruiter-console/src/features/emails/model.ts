import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import type { CreateEmailRequest, EmailResponse, MailboxDto } from '../../api';

/** How often the state of a mail is asked for while it is being sent. */
export const POLL_MS = 4000;

export interface EmailValues {
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
  scheduledAt: '',
});

export const toValues = ({ to, cc, bcc, subject, message, scheduledAt }: EmailResponse): EmailValues => ({
  to: to ? [to] : [],
  cc,
  bcc,
  subject,
  message,
  scheduledAt: formatMoment(scheduledAt),
});

/** The form as a request; the schema requires a recipient. */
export function toRequest(values: EmailValues): Omit<CreateEmailRequest, 'candidateId'> {
  const [to = { name: '', email: '' }] = values.to;
  return {
    to,
    cc: values.cc,
    bcc: values.bcc,
    subject: values.subject.trim(),
    message: values.message,
    scheduledAt: values.scheduledAt ? parseMoment(values.scheduledAt) : null,
  };
}

/** The time a list shows: the chosen one, else when it was written (docs/domain/mail.md#moment). */
export const shownTime = ({ scheduledAt, createdAt }: EmailResponse): string => scheduledAt ?? createdAt;

export const isMoving = ({ status }: EmailResponse): boolean => status === 'scheduled' || status === 'sending';

/** Which field of the form a field of the API belongs to: `to.email` to `to`, `cc.0.email` to `cc`. */
export const formField = (field: string): string => field.split('.')[0] ?? field;

/** Whether its sender, or a super-admin, can still do something with it. */
export const canChange = ({ status }: EmailResponse): boolean =>
  status === 'scheduled' || status === 'held' || status === 'failed';
