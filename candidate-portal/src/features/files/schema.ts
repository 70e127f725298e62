import { MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import { object, string } from 'yup';

export const describeSchema = object({
  title: string().trim().max(MAX_LINE, 'too_long'),
  summary: string().trim().max(MAX_TEXT, 'too_long'),
});
