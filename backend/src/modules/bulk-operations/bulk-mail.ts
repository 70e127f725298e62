import {
  fillMail,
  toLanguage,
  type FilledMail,
  type MailFieldValues,
  type MailTexts,
} from '@byline/shared-types/domain';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { BulkMail } from './bulk.rules.js';

/** The texts of a mail to many in the language of one candidate; candidates without a translation get the first text. */
export const textsFor = ({ subject, message, translations = [] }: BulkMail, language: string | null): MailTexts =>
  translations.find((translation) => translation.language === toLanguage(language)) ?? { subject, message };

/** All texts of a mail to many. */
export const textsOf = ({ subject, message, translations = [] }: BulkMail): MailTexts[] => [
  { subject, message },
  ...translations,
];

export interface RenderedMail extends FilledMail {
  to: { name: string; email: string };
}

/** A mail to many as one candidate gets it (docs/domain/bulk.md#mails). */
export function mailFor(
  { firstname, name, email, language }: Pick<CandidateRecord, 'firstname' | 'name' | 'email' | 'language'>,
  values: MailFieldValues,
  mail: BulkMail,
): RenderedMail {
  return { to: { name: `${firstname} ${name}`, email }, ...fillMail(textsFor(mail, language), values) };
}
