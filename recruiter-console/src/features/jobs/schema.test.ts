import { expect, it } from 'vitest';
import { jobSchema } from './schema';

it.each([
  ['workTo', '01/02/2035'],
  ['workDays', '3'],
])('the first day of work is needed for %s', async (field, value) => {
  const validate = (workFrom: string) =>
    jobSchema({ from: '', to: '' }).validateAt('workFrom', { workFrom, [field]: value });
  await expect(validate('')).rejects.toThrow('required');
  await expect(validate('01/01/2035')).resolves.toBe('01/01/2035');
});
