import { line } from '@byline/web-kit/schema';
import { object, string, type TestContext } from 'yup';
import { currentYear } from '@byline/web-kit/dates';

const notInFuture = (year: string | undefined): boolean => !year || Number(year) <= currentYear();
const startOf = (context: TestContext): number => Number((context.parent as { from?: string }).from ?? 0);

/** Degree and institute of at least two characters, no year after the current one (docs/domain/agenda.md#work-and-diplomas). */
export const diplomaSchema = object({
  degree: line('degree_to_short'),
  institute: line('institute_to_short'),
  from: string().required('required').test('future', 'date_in_future', notInFuture),
  to: string()
    .test('future', 'date_in_future', notInFuture)
    .test('order', 'end_before_start', (to, context) => !to || Number(to) >= startOf(context)),
  country: string(),
});
