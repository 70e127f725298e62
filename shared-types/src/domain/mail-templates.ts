import { LANGUAGES, type Language } from './languages.js';
import { mailFieldError } from './mail-fields.js';

/** The purposes of mail templates (docs/domain/mail.md#templates). */
export const MAIL_PURPOSES = ['decline', 'invitation', 'availability', 'free'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** A template in one language; either text may be empty while somebody writes it. */
export interface MailTemplateText {
  language: Language;
  subject: string;
  message: string;
}

/** A language, then those that replace it where it is missing. */
export const templateLanguages = (language: Language): Language[] => [
  ...new Set<Language>([language, 'en', 'nl', 'fr']),
];

/** Whether a text has a field that no mail knows, such as a half-typed one. */
export const hasWrongField = ({ subject, message }: MailTemplateText): boolean =>
  mailFieldError(subject) !== null || mailFieldError(message) !== null;

/** The languages in which a template has both a subject and a message, with known fields only. */
export const completeLanguages = (texts: readonly MailTemplateText[]): Language[] =>
  LANGUAGES.filter((language) =>
    texts.some((text) => text.language === language && text.subject && text.message && !hasWrongField(text)),
  );

/** The text of a template for a reader of a language: that language's, or else the first of English, Dutch and French; null if no text is complete. */
export function templateTextFor(texts: readonly MailTemplateText[], language: Language): MailTemplateText | null {
  const complete = completeLanguages(texts);
  const chosen = templateLanguages(language).find((one) => complete.includes(one));
  return texts.find((text) => text.language === chosen) ?? null;
}
