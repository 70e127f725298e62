import { ATTACHMENT_FILE_TYPES, MAX_LINE, MAX_TEXT, TEST_SCORE } from '@byline/shared-types/domain';
import { refusalOf } from '@byline/web-kit/files';
import { mixed, number, object, string } from 'yup';

const FILE_PROBLEMS = { type: 'file_type', size: 'file_too_large' } as const;

/** Name and file of a test (docs/domain/assessment.md#tests). */
export const testSchema = object({
  name: string().trim().required('required').max(MAX_LINE, 'too_long'),
  file: mixed<File>()
    .nullable()
    .test('file', (file, { createError }) => {
      const refusal = file instanceof File ? refusalOf(file, ATTACHMENT_FILE_TYPES) : null;
      return refusal === null || createError({ message: FILE_PROBLEMS[refusal] });
    }),
});

/** A score and its remark. */
export const scoreSchema = object({
  score: number().min(TEST_SCORE.min).max(TEST_SCORE.max).required('required'),
  remark: string().trim().required('remark_required').max(MAX_TEXT, 'too_long'),
});
