import {
  LANGUAGES,
  MAIL_PURPOSES,
  templateTextFor,
  type Language,
  type MailPurpose,
} from '@byline/shared-types/domain';
import { plainText } from '@byline/web-kit/rich-text';
import type { MailTemplateResponse } from '../../api';
import type { Values } from '../../lib/autosave/merge';

type Content = Pick<MailTemplateResponse, 'name' | 'purpose' | 'isDefault' | 'texts'>;
type Request = Content & { attachments: string[] };

/** The keys of a template's values. */
export const NAME = 'name';
export const PURPOSE = 'purpose';
export const DEFAULT = 'isDefault';
/** Ids of files, separated by commas. */
export const FILES = 'files';
export const subjectKey = (language: Language): string => `subject.${language}`;
export const messageKey = (language: Language): string => `message.${language}`;

/** Whether a colleague changed a text of this language too. */
export const inConflict = (conflicts: Values, language: Language): boolean =>
  conflicts[subjectKey(language)] !== undefined || conflicts[messageKey(language)] !== undefined;

const textOf = (values: Values, key: string): string => String(values[key] ?? '');

export const toPurpose = (text: string): MailPurpose => MAIL_PURPOSES.find((purpose) => purpose === text) ?? 'free';
export const purposeOf = (values: Values): MailPurpose => toPurpose(textOf(values, PURPOSE));

export const fileIdsOf = (values: Values): string[] => textOf(values, FILES).split(',').filter(Boolean);
export const toFiles = (ids: readonly string[]): string => ids.join(',');

export const toValues = ({ name, purpose, isDefault, texts, attachments }: MailTemplateResponse): Values => ({
  [FILES]: toFiles(attachments.map(({ fileId }) => fileId)),
  [NAME]: name,
  [PURPOSE]: purpose,
  [DEFAULT]: isDefault ? 1 : 0,
  ...Object.fromEntries(
    texts.flatMap(({ language, subject, message }) => [
      [subjectKey(language), subject],
      [messageKey(language), message],
    ]),
  ),
});

/** The texts of a template, without the languages that have none. */
export const textsOf = (values: Values): Content['texts'] =>
  LANGUAGES.map((language) => ({
    language,
    subject: textOf(values, subjectKey(language)).trim(),
    message: textOf(values, messageKey(language)),
  })).filter(({ subject, message }) => subject !== '' || plainText(message) !== '');

/** Whether a reader of this language can get the template. */
export const sendableTo = (texts: Content['texts'], language: Language): boolean =>
  templateTextFor(texts, language) !== null;

export const toRequest = (values: Values): Request => ({
  name: textOf(values, NAME).trim(),
  purpose: purposeOf(values),
  isDefault: values[DEFAULT] === 1,
  texts: textsOf(values),
  attachments: fileIdsOf(values),
});
