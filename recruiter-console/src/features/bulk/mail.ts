import { MAX_LINE, isRichTextLongEnough, type Language } from '@byline/shared-types/domain';
import { parseMoment } from '@byline/web-kit/dates';
import { plainText } from '@byline/web-kit/rich-text';
import { longer } from '@byline/web-kit/problems';
import { richText } from '@byline/web-kit/schema';
import { object, string, type TestContext } from 'yup';
import { attachmentsSchema } from '../../components/mail/attachments-schema';
import { knownFields } from '../../components/mail/known-fields';
import { NO_EXTRAS, toExtras, type MailExtras } from '../../components/mail/useBeginWith';
import type { BulkMailDto } from '../../api';

export interface MailText {
  subject: string;
  message: string;
}

/** A mail to many: a text for each language of the recipients. */
export interface MailValues extends MailExtras {
  mails: Partial<Record<Language, MailText>>;
  /** DD/MM/YYYY HH:mm in Brussels; empty to send now. */
  scheduledAt: string;
}

const EMPTY: MailText = { subject: '', message: '' };

export const newMail = (languages: readonly Language[]): MailValues => ({
  mails: Object.fromEntries(languages.map((language) => [language, EMPTY])),
  scheduledAt: '',
  ...NO_EXTRAS,
});

const hasText = ({ subject = '', message = '' }: Partial<MailText>): boolean =>
  subject.trim() !== '' || plainText(message) !== '';
/** Both texts of a language. Formik hands the schema no empty text. */
const siblings = ({ parent }: TestContext): Partial<MailText> => parent as Partial<MailText>;

const subject = () => string().trim().max(MAX_LINE, longer).test('fields', knownFields);
const whole = object({
  subject: subject().required('required'),
  message: richText('message_to_short').test('fields', knownFields),
});
/** Both texts, or neither. */
const wholeOrEmpty = object({
  subject: subject().test('whole', 'required', (text, context) => Boolean(text) || !hasText(siblings(context))),
  message: string()
    .test('fields', knownFields)
    .test(
      'whole',
      'message_to_short',
      (text, context) => isRichTextLongEnough(text ?? '') || !hasText(siblings(context)),
    ),
});

/** The first language needs a text; recipients of an empty language get it. */
export const mailSchema = (languages: readonly Language[]) =>
  object({
    mails: object(
      Object.fromEntries(languages.map((language, index) => [language, index === 0 ? whole : wholeOrEmpty])),
    ),
    attachments: attachmentsSchema(),
    scheduledAt: string().test('format', 'invalid_moment', (text) => !text || parseMoment(text) !== null),
  });

/** Whether a language has a text of its own. */
export const isWritten = ({ mails }: MailValues, language: Language): boolean => hasText(mails[language] ?? EMPTY);

/** The languages with a text of their own, the first one excepted. */
const translated = (values: MailValues, [, ...others]: readonly Language[]): Language[] =>
  others.filter((language) => isWritten(values, language));

export function toMail(values: MailValues, languages: readonly Language[]): BulkMailDto {
  const textIn = (language: Language | undefined): MailText => {
    const text = (language && values.mails[language]) ?? EMPTY;
    return { subject: text.subject.trim(), message: text.message };
  };
  const translations = translated(values, languages).map((language) => ({ language, ...textIn(language) }));
  return {
    ...textIn(languages[0]),
    scheduledAt: values.scheduledAt ? parseMoment(values.scheduledAt) : null,
    ...(translations.length > 0 && { translations }),
    ...toExtras(values),
  };
}

/** The field of the form for a refused field of the API, such as `mail.translations.0.subject`. */
export function mailField(field: string, values: MailValues, languages: readonly Language[]): string {
  if (field.includes('attachments')) return 'attachments';
  const [, at, name = ''] = /(?:translations\.(\d+)\.)?(\w+)$/.exec(field) ?? [];
  if (name !== 'subject' && name !== 'message') return name;
  const language = at === undefined ? languages[0] : translated(values, languages)[Number(at)];
  return `mails.${language ?? ''}.${name}`;
}
