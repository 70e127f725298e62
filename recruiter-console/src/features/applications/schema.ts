import { isLongEnough, MAX_LINE, MAX_REASON, type Language } from '@byline/shared-types/domain';
import { richText } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { object, string, type StringSchema } from 'yup';
import { workSchema } from '../../components/jobs/work-values';
import { attachmentsSchema } from '../../components/mail/attachments-schema';
import { knownFields } from '../../components/mail/known-fields';

const reason = () =>
  string()
    .trim()
    .test('length', 'min_chars', (text) => !text || isLongEnough(text))
    .max(MAX_REASON, longer);

/** The reasons for colleagues and for the candidate. */
export const reasonsSchema = object({ reason: reason(), candidateReason: reason() });

/** Fields that the form hides are not checked. */
const whereOwn = (field: StringSchema<string | undefined>) => string().when('own', { is: true, then: () => field });
export const ownWorkSchema = object({
  workFrom: whereOwn(workSchema.workFrom),
  workTo: whereOwn(workSchema.workTo),
  workDays: whereOwn(workSchema.workDays),
});
export const approvalSchema = reasonsSchema.concat(ownWorkSchema);

const mail = object({
  subject: string().trim().required('required').max(MAX_LINE, longer).test('fields', knownFields),
  message: richText('message_to_short').test('fields', knownFields),
});

/** A decline: subject and message in each of these languages (docs/domain/recruiting.md#deciding). */
export const declineSchema = (languages: readonly Language[]) =>
  reasonsSchema.shape({
    mails: object(Object.fromEntries(languages.map((language) => [language, mail]))),
    attachments: attachmentsSchema(),
  });
