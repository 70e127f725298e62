import { MAX_LINE } from '@byline/shared-types/domain';
import { richText } from '@byline/web-kit/schema';
import { object, string } from 'yup';

/** Subject and message of a decline (docs/domain/recruiting.md#deciding). */
export const declineSchema = object({
  subject: string().trim().required('required').max(MAX_LINE, 'too_long'),
  message: richText('message_to_short'),
});
