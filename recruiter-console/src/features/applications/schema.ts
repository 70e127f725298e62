import { MAX_LINE, MIN_TEXT, plainText } from '@byline/shared-types/domain';
import { object, string } from 'yup';

/** Subject and message of a decline (docs/domain/recruiting.md#deciding). */
export const declineSchema = object({
  subject: string().trim().required('required').max(MAX_LINE, 'too_long'),
  message: string()
    .required('required')
    .test('length', 'message_to_short', (html) => plainText(html ?? '').length >= MIN_TEXT),
});
