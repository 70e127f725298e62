import { hasKnownMailFields, isLongEnough, MAX_LINE, MAX_REASON, type Language } from '@byline/shared-types/domain';
import { richText } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { attachmentsSchema } from '../../components/mail/attachments-schema';

const reason = () =>
  string()
    .trim()
    .test('length', 'min_chars', (text) => !text || isLongEnough(text))
    .max(MAX_REASON, longer);

/** The reasons for colleagues and for the candidate. */
export const reasonsSchema = object({ reason: reason(), candidateReason: reason() });

const known = (text: string | undefined): boolean => hasKnownMailFields(text ?? '');

const mail = object({
  subject: string().trim().required('required').max(MAX_LINE, longer).test('fields', 'unknown_mail_field', known),
  message: richText('message_to_short').test('fields', 'unknown_mail_field', known),
});

/** A decline: subject and message in each of these languages (docs/domain/recruiting.md#deciding). */
export const declineSchema = (languages: readonly Language[]) =>
  reasonsSchema.shape({
    mails: object(Object.fromEntries(languages.map((language) => [language, mail]))),
    attachments: attachmentsSchema(),
  });
