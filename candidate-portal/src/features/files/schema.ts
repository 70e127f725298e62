import { MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

export const describeSchema = object({
  title: string().trim().max(MAX_LINE, longer),
  summary: string().trim().max(MAX_TEXT, longer),
});
