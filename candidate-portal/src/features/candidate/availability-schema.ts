import { NOTICE_DAYS } from '@byline/shared-types/domain';
import { array, mixed, number, object, string, type Schema, type TestContext } from 'yup';

const parentText = ({ parent }: TestContext, name: string): string =>
  (parent as Record<string, string | undefined>)[name] ?? '';

/** The last day is not before the first; both may be empty. A first day that the form hides does not count. */
const lastDay = () =>
  string().test('order', 'end_before_start', (to, context) => {
    const hasFirst = (parentText(context, 'answer') || 'from') === 'from';
    return !to || !hasFirst || to >= parentText(context, 'from');
  });

/** A field that the form hides from a person who is not looking. */
const shown = <S extends Schema>(field: S) =>
  mixed().when('answer', { is: 'not_looking', otherwise: () => field }) as unknown as S;

export const availabilitySchema = object({
  from: string().when('answer', { is: 'from', then: (day) => day.required('required') }),
  until: shown(lastDay()),
  noticeDays: shown(
    number()
      .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
      .typeError('invalid')
      .integer('invalid')
      .min(NOTICE_DAYS.min, 'too_low')
      .max(NOTICE_DAYS.max, 'too_high'),
  ),
  away: shown(array().of(object({ from: string().required('required'), to: lastDay() }))),
});
