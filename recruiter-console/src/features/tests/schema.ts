import { ATTACHMENT_FILE_TYPES, MAX_LINE, MAX_TEXT, TEST_SCORE } from '@byline/shared-types/domain';
import { refusalOf } from '@byline/web-kit/files';
import { longer } from '@byline/web-kit/problems';
import { mixed, number, object, string } from 'yup';

/** Name and file of a test (docs/domain/assessment.md#tests). */
export const testSchema = object({
  name: string().trim().required('required').max(MAX_LINE, longer),
  file: mixed<File>()
    .nullable()
    .test('file', (file, { createError }) => {
      const refusal = file instanceof File ? refusalOf(file, ATTACHMENT_FILE_TYPES) : null;
      return refusal === null || createError({ message: refusal === 'size' ? 'file_too_large' : 'file_type' });
    }),
});

/** A score and its remark. */
export const scoreSchema = object({
  score: number().min(TEST_SCORE.min).max(TEST_SCORE.max).required('required'),
  remark: string().trim().required('remark_required').max(MAX_TEXT, longer),
});
