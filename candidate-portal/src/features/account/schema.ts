import { MAX_TEXT } from '@byline/shared-types/domain';
import { object, string } from 'yup';

export const removalSchema = object({
  keepData: string().oneOf(['true', 'false'], 'required').required('required'),
  why: string().trim().max(MAX_TEXT, 'too_long'),
});
