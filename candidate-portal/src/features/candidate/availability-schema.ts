import { NOTICE_DAYS } from '@byline/shared-types/domain';
import { array, number, object, string, type TestContext } from 'yup';

const parentText = ({ parent }: TestContext, name: string): string =>
  (parent as Record<string, string | undefined>)[name] ?? '';

/** The last day is not before the first; both may be empty. */
const lastDay = () =>
  string().test('order', 'end_before_start', (to, context) => !to || to >= parentText(context, 'from'));

export const availabilitySchema = object({
  from: string().when('answer', { is: 'from', then: (day) => day.required('required') }),
  until: lastDay(),
  noticeDays: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError('invalid')
    .integer('invalid')
    .min(NOTICE_DAYS.min, 'too_low')
    .max(NOTICE_DAYS.max, 'too_high'),
  away: array().of(object({ from: string().required('required'), to: lastDay() })),
});
