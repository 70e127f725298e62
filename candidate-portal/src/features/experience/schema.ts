import { line } from '@byline/web-kit/schema';
import { object, string, type TestContext } from 'yup';
import { today } from '@byline/web-kit/dates';

const notInFuture = (month: string | undefined): boolean => !month || month <= today().slice(0, 7);
const startOf = (context: TestContext): string => (context.parent as { from?: string }).from ?? '';

/** Function and company of at least two characters, no date in the future (docs/domain/agenda.md#work-and-diplomas). */
export const experienceSchema = object({
  function: line('function_short'),
  company: line('company_short'),
  from: string().required('required').test('future', 'date_in_future', notInFuture),
  to: string()
    .test('future', 'date_in_future', notInFuture)
    .test('order', 'end_before_start', (to, context) => !to || to >= startOf(context)),
});
