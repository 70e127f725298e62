import { expect, it } from 'vitest';
import { experienceSchema } from './schema';
import { experienceValues, toExperience } from './model';

it('sends the first and the last day of the months, and no day in the future', () => {
  const values = { function: ' Translator ', company: 'Brabo', from: '2017-09', to: '2021-02' };
  expect(toExperience(values, 'c', '2026-11-21')).toEqual({
    candidateId: 'c',
    function: 'Translator',
    company: 'Brabo',
    from: '2017-09-01',
    to: '2021-02-28',
  });
  expect(toExperience({ ...values, to: '2026-11' }, 'c', '2026-11-21').to).toBe('2026-11-21');
  expect(toExperience({ ...values, to: '' }, 'c', '2026-11-21').to).toBeNull();
  expect(toExperience({ ...values, to: '2024-02' }, 'c', '2026-11-21').to).toBe('2024-02-29');
});

it.each([
  [{ function: 'T' }, ['function_short']],
  [{ company: '' }, ['company_short', 'required']],
  [{ from: '2999-01' }, ['date_in_future', 'end_before_start']],
  [{ to: '2016-01' }, ['end_before_start']],
])('refuses %j', async (part, codes) => {
  const values = {
    ...experienceValues(null),
    function: 'Translator',
    company: 'Brabo',
    from: '2017-09',
    to: '2021-02',
  };
  const failure: unknown = await experienceSchema
    .validate({ ...values, ...part }, { abortEarly: false })
    .catch((e: unknown) => e);
  expect([...(failure as { errors: string[] }).errors].sort()).toEqual(codes);
});
