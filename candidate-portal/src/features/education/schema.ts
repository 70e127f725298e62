import { MAX_LINE, MIN_TEXT } from '@byline/shared-types/domain';
import { object, string, type TestContext } from 'yup';
import { currentYear } from '@byline/web-kit/dates';

const notInFuture = (year: string | undefined): boolean => !year || Number(year) <= currentYear();
const startOf = (context: TestContext): number => Number((context.parent as { from?: string }).from ?? 0);

/** Section 5: degree and institute at least two characters, no year after the current one. */
export const diplomaSchema = object({
  degree: string().trim().required('required').min(MIN_TEXT, 'degree_to_short').max(MAX_LINE, 'too_long'),
  institute: string().trim().required('required').min(MIN_TEXT, 'institute_to_short').max(MAX_LINE, 'too_long'),
  from: string().required('required').test('future', 'date_in_future', notInFuture),
  to: string()
    .test('future', 'date_in_future', notInFuture)
    .test('order', 'end_before_start', (to, context) => !to || Number(to) >= startOf(context)),
  country: string(),
});
