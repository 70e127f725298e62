import { MAX_LINE, hasKnownMailFields } from '@byline/shared-types/domain';
import { parseMoment } from '@byline/web-kit/dates';
import { richText } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import type { BulkMailDto } from '../../api';

export interface MailValues {
  subject: string;
  message: string;
  /** DD/MM/YYYY HH:mm in Brussels; empty to send now. */
  scheduledAt: string;
}

export const NEW_MAIL: MailValues = { subject: '', message: '', scheduledAt: '' };

const known = (text: string | undefined): boolean => hasKnownMailFields(text ?? '');

export const mailSchema = object({
  subject: string().trim().required('required').max(MAX_LINE, longer).test('fields', 'unknown_mail_field', known),
  message: richText('message_to_short').test('fields', 'unknown_mail_field', known),
  scheduledAt: string().test('format', 'invalid_moment', (text) => !text || parseMoment(text) !== null),
});

export const toMail = ({ subject, message, scheduledAt }: MailValues): BulkMailDto => ({
  subject: subject.trim(),
  message,
  scheduledAt: scheduledAt ? parseMoment(scheduledAt) : null,
});

/** The field of the form for a refused field of the API. */
export const mailField = (field: string): string => field.split('.').at(-1) ?? field;
