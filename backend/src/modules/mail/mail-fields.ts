import {
  fillMailFields,
  hasKnownMailFields,
  unfilledMailFields,
  type MailField,
  type MailFieldValues,
} from '@byline/shared-types/domain';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { escapeHtml } from './templates/layout.js';

/** A text with fields: subject and rich text. */
export interface MailTexts {
  subject: string;
  message: string;
}

/** A mail with its fields filled for one recipient, and the fields that have neither a value nor a text for an empty one. */
export interface FilledMail extends MailTexts {
  unfilled: MailField[];
}

/** The only renderer of the fields of a written mail (docs/domain/mail.md#fields). */
export function fillMail({ subject, message }: MailTexts, values: MailFieldValues): FilledMail {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value && escapeHtml(value)]),
  ) as MailFieldValues;
  return {
    subject: fillMailFields(subject, values),
    message: fillMailFields(message, escaped),
    unfilled: unfilledMailFields(values, subject, message),
  };
}

/** Refuses unknown fields, by the field of the request that has them. */
export function requireKnownFields(texts: Partial<MailTexts>, at = ''): void {
  const wrong = (['subject', 'message'] as const).filter((name) => !hasKnownMailFields(texts[name] ?? ''));
  if (wrong.length > 0)
    throw ProblemError.fields(wrong.map((name) => fieldProblem(`${at}${name}`, 'unknown_mail_field')));
}

/** Refuses a mail with fields that cannot be filled for these recipients. */
export function requireFilled(
  unfilled: readonly { _id: unknown; firstname: string; name: string; fields: MailField[] }[],
): void {
  const [first] = unfilled;
  if (!first) return;
  const fields = [...new Set(unfilled.flatMap(({ fields: of }) => of))].map((field) => `{{${field}}}`).join(', ');
  const who = unfilled.map(({ firstname, name }) => `${firstname} ${name}`).join(', ');
  throw new ProblemError('mail_field_empty', {
    parameters: { fields, who },
    records: unfilled.map(({ _id }) => String(_id)),
  });
}
