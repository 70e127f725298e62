import { line } from '@byline/web-kit/schema';
import { object, string } from 'yup';
import { currentYear, parseDay, today } from '@byline/web-kit/dates';
import { parseYear } from './model';

const pastDay = () =>
  string()
    .test('day', 'invalid_day', (text) => !text || parseDay(text) !== null)
    .test('past', 'date_in_future', (text) => (parseDay(text) ?? '') <= today());

export const workSchema = object({
  function: line('function_short'),
  company: line('company_short'),
  from: pastDay().required('required'),
  to: pastDay().test('order', 'end_before_start', (to, { parent }) => {
    const [start, end] = [parseDay((parent as { from?: string }).from), parseDay(to)];
    return start === null || end === null || start <= end;
  }),
});

const pastYear = () =>
  string()
    .test('year', 'invalid_year', (text) => !text || parseYear(text) !== null)
    .test('past', 'date_in_future', (text) => (parseYear(text) ?? 0) <= currentYear());

export const diplomaSchema = object({
  degree: line('degree_to_short'),
  institute: line('institute_to_short'),
  from: pastYear().required('required'),
  to: pastYear().test('order', 'end_before_start', (to, { parent }) => {
    const [start, end] = [parseYear((parent as { from?: string }).from), parseYear(to)];
    return start === null || end === null || start <= end;
  }),
});
