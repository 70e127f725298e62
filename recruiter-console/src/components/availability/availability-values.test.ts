import { dayAfter, UNSAID } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { expect, it } from 'vitest';
import { availabilityValues, toAvailability } from './availability-values';

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
  expect(toAvailability(availabilityValues(said), said)).toEqual(same);
  expect(toAvailability(availabilityValues(null), null)).toEqual({ ...UNSAID });
});

it('replaces the period that it shows, and hours by days', () => {
  const values = { ...availabilityValues(said), awayFrom: '', awayTo: '' };
  expect(toAvailability(values, said).away).toEqual([past, later]);
  const hours = { ...said, daysPerWeek: null, hoursPerWeek: 20 };
  expect(toAvailability(availabilityValues(hours), hours).hoursPerWeek).toBe(20);
  expect(toAvailability({ ...availabilityValues(hours), daysPerWeek: '3' }, hours).hoursPerWeek).toBeNull();
});

it('leaves out a last free day that has passed', () => {
  const said = { ...UNSAID, until: '2026-01-31', confirmedOn: null, confirmedBy: null };
  expect(availabilityValues(said).until).toBe('');
});
