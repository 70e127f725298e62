import { dayAfter, UNSAID } from '@byline/shared-types/domain';
import { formatDay, today } from '@byline/web-kit/dates';
import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { availabilitySchema, availabilityValues, toAvailability, type AvailabilityValues } from './availability-values';

const past = { from: '2026-01-01', to: '2026-01-10' };
const next = { from: dayAfter(today(), 10), to: dayAfter(today(), 20) };
const later = { from: dayAfter(today(), 40), to: null };
const said = {
  ...{ ...UNSAID, from: '2026-12-07', daysPerWeek: 2.5, weekdays: [1, 4], noticeDays: 14 },
  ...{ away: [past, next, later], confirmedOn: '2026-11-21T10:00:00.000Z', confirmedBy: 'mail' as const },
};
const { confirmedOn: _, confirmedBy: __, ...same } = said;

it('says the same again, with every period away', () => {
  expect(availabilityValues(said)).toMatchObject({ from: '07/12/2026', daysPerWeek: '2.5', weekdays: ['1', '4'] });
  expect(availabilityValues(said).away).toHaveLength(2);
  expect(toAvailability(availabilityValues(said), said)).toEqual(same);
});

it('adds and removes periods, and keeps those that are over', () => {
  const values = availabilityValues(said);
  const [, open = { from: '', to: '' }] = values.away;
  const added = { from: formatDay(dayAfter(today(), 2)), to: formatDay(dayAfter(today(), 3)) };
  expect(toAvailability({ ...values, away: [open, added] }, said).away).toEqual([
    past,
    { from: dayAfter(today(), 2), to: dayAfter(today(), 3) },
    later,
  ]);
});

it('changes and empties hours, which days take the place of', () => {
  const hours = { ...said, daysPerWeek: null, hoursPerWeek: 20 };
  const values = availabilityValues(hours);
  expect(toAvailability(values, hours).hoursPerWeek).toBe(20);
  expect(toAvailability({ ...values, hoursPerWeek: '' }, hours).hoursPerWeek).toBeNull();
  expect(toAvailability({ ...values, daysPerWeek: '3' }, hours).hoursPerWeek).toBeNull();
});

const wrong = async (parts: Partial<AvailabilityValues>): Promise<string[]> => {
  const values = { ...availabilityValues(null), state: 'looking' as const, ...parts };
  const problems = await availabilitySchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: ValidationError) => error.inner,
  );
  return problems.map(({ path = '', message }) => `${path} ${message}`);
};

it('names what is missing or wrong, in the row of its period', async () => {
  const inDays = (days: number): string => formatDay(dayAfter(today(), days));
  expect(await wrong({ state: '' })).toEqual(['state required']);
  expect(await wrong({ hoursPerWeek: '90' })).toEqual(['hoursPerWeek at_most:80']);
  expect(
    await wrong({
      away: [
        { from: inDays(5), to: inDays(9) },
        { from: inDays(9), to: '' },
        { from: '', to: inDays(3) },
        { from: inDays(3), to: inDays(2) },
      ],
    }),
  ).toEqual(['away[1].from already_listed', 'away[2].from required', 'away[3].to end_before_start']);
  expect(await wrong({ state: 'not_looking', noticeDays: 'abc', away: [{ from: '', to: '' }] })).toEqual([]);
});

it('leaves out a last free day that has passed', () => {
  const said = { ...UNSAID, until: '2026-01-31', confirmedOn: null, confirmedBy: null };
  expect(availabilityValues(said).until).toBe('');
});
