import { escapeHtml } from './text.js';

/**
 * Fields of a written mail, which the server fills for each recipient: `{{firstname}}`, or `{{job|this job}}` with the text for an empty value
 * (docs/domain/mail.md#fields).
 */
export const MAIL_FIELDS = [
  'firstname',
  'name',
  'email',
  'job',
  'client',
  'applylink',
  'profilelink',
  'appointment',
  'recruiter',
  'signature',
] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** Fields that come from an application of the recipient. */
export const JOB_MAIL_FIELDS = ['job', 'client', 'applylink'] as const satisfies readonly MailField[];
/** Fields that not every recipient has. */
export const OPTIONAL_MAIL_FIELDS = [...JOB_MAIL_FIELDS, 'appointment'] as const satisfies readonly MailField[];

const WITH_LINKS: readonly string[] = ['applylink', 'profilelink', 'signature'] satisfies readonly MailField[];

/** The values for one recipient; empty or absent if unknown. */
export type MailFieldValues = Readonly<Partial<Record<MailField, string | null>>>;

const source = `\\{\\{\\s*(${MAIL_FIELDS.join('|')})\\s*(?:\\|([^{}|]*))?\\}\\}`;
/** Finds each field of a text, with its text for an empty value. */
export const mailFieldPattern = (): RegExp => new RegExp(source, 'g');

/** The field as it stands in a text. */
export const mailFieldToken = (field: MailField, otherwise = ''): string =>
  otherwise ? `{{${field}|${otherwise}}}` : `{{${field}}}`;

/** A text with its fields filled. A field without a value and without a text for it becomes empty. */
export const fillMailFields = (text: string, values: MailFieldValues): string =>
  text.replace(
    mailFieldPattern(),
    (_, field: MailField, otherwise?: string) => values[field] || (otherwise ?? '').trim(),
  );

const tornField = new RegExp(`\\{\\{|\\}\\}|\\{\\s*(?:${MAIL_FIELDS.join('|')})\\s*[|}]`);

/** The error of a text with an unknown or a torn field, which a mail would contain literally; null without one. */
export function mailFieldError(text: string): 'unknown_mail_field' | 'incomplete_mail_field' | null {
  const rest = text.replace(mailFieldPattern(), ' ');
  if (/\{\{[^{}]*\}\}/.test(rest)) return 'unknown_mail_field';
  return tornField.test(rest) ? 'incomplete_mail_field' : null;
}

/** The fields of a text that need a value, because they have no text for an empty one. */
export const neededMailFields = (...texts: string[]): MailField[] => {
  const found = texts.flatMap((text) => [...text.matchAll(mailFieldPattern())]);
  const needed = found.flatMap(([, field, otherwise]) => (otherwise?.trim() ? [] : [field as MailField]));
  return MAIL_FIELDS.filter((field) => needed.includes(field));
};

/** The fields of a text that these values leave empty. */
export const unfilledMailFields = (values: MailFieldValues, ...texts: string[]): MailField[] =>
  neededMailFields(...texts).filter((field) => !values[field]);

/** A text with fields: subject and rich text. */
export interface MailTexts {
  subject: string;
  message: string;
}

/** A mail with its fields filled for one recipient, and the fields that have neither a value nor a text for an empty one. */
export interface FilledMail extends MailTexts {
  unfilled: MailField[];
}

const inOneLine = (value: string): string => value.replace(/\s*\n\s*/g, ', ');

function asHtml(value: string, field: string): string {
  const text = escapeHtml(value);
  const linked = WITH_LINKS.includes(field)
    ? text.replace(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, '<a href="$&">$&</a>')
    : text;
  return linked.replaceAll('\n', '<br>');
}

/** The only renderer of the fields of a written mail (docs/domain/mail.md#fields). */
export function fillMail({ subject, message }: MailTexts, values: MailFieldValues): FilledMail {
  const each = (write: (value: string, field: string) => string): MailFieldValues =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value && write(value, field)]));
  return {
    subject: fillMailFields(subject, each(inOneLine)),
    message: fillMailFields(message, each(asHtml)),
    unfilled: unfilledMailFields(values, subject, message),
  };
}
