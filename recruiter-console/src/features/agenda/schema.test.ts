import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { itemSchema } from './schema';

const wrong = async (start: string, end: string): Promise<Record<string, string>> => {
  const values = { title: 'Interview', start, end, assignedTo: null };
  const errors = await itemSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.inner : []),
  );
  return Object.fromEntries(errors.map(({ path = '', message }) => [path, message]));
};

it.each([
  ['19/11/2026 10:00', '19/11/2026 11:00', {}],
  ['19/11/2026 10:00', 'soon', { end: 'invalid_moment' }],
  ['19/11/2026 10:00', '19/11/2026 10:00', { end: 'end_before_start' }],
  ['19/11/2026 10:00', '21/11/2027 10:00', { end: 'date_too_late' }],
  // In March the clock skips the hour from two to three; in October two o'clock comes twice.
  ['29/03/2026 02:30', '29/03/2026 04:00', { start: 'skipped_hour' }],
  ['25/10/2026 02:30', '25/10/2026 04:00', {}],
])('from %s to %s is wrong in %j', async (start, end, problems) => {
  expect(await wrong(start, end)).toEqual(problems);
});
