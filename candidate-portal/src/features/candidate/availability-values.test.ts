import { dayAfter, UNSAID } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { availabilitySchema } from './availability-schema';
import { availabilityValues, stillSo, toAvailability, type AvailabilityValues } from './availability-values';
import type { Candidate } from './model';

const later = dayAfter(today(), 10);
const said = {
  ...{ ...UNSAID, daysPerWeek: 2.5, weekdays: [1], noticeDays: 14, until: dayAfter(later, 100) },
  ...{
    away: [
      { from: dayAfter(today(), -9), to: dayAfter(today(), -1) },
      { from: later, to: null },
    ],
  },
  ...{ confirmedOn: '2026-11-21T10:00:00.000Z', confirmedBy: 'mail' as const },
};
const valuesOf = (availability: object | null) => availabilityValues({ availability } as Candidate);

const EMPTY: AvailabilityValues = { answer: 'now', from: '', until: '', daysPerWeek: '', noticeDays: '', away: [] };

describe('the form', () => {
  it('says the same again without past periods', () => {
    expect(valuesOf(null)).toEqual(EMPTY);
    const { confirmedOn: _, confirmedBy: __, ...same } = said;
    expect(toAvailability(valuesOf(said), said)).toEqual({ ...same, away: [{ from: later, to: null }] });
    expect(stillSo(said)).toEqual(same);
    expect(valuesOf({ ...said, until: dayAfter(today(), -1) }).until).toBe('');
    expect(valuesOf({ ...said, until: today() }).until).toBe(today());
  });

  it('asks for a date that has not come yet', () => {
    expect(valuesOf({ ...said, from: later })).toMatchObject({ answer: 'from', from: later });
    expect(valuesOf({ ...said, from: '2020-01-01' })).toMatchObject({ answer: 'now', from: '' });
    expect(valuesOf({ ...said, state: 'not_looking' }).answer).toBe('not_looking');
  });

  it('keeps what it hides from a person who is not looking', () => {
    const typed: AvailabilityValues = { ...valuesOf(said), answer: 'not_looking', noticeDays: 'x', daysPerWeek: '1' };
    expect(toAvailability(typed, said)).toEqual({ ...stillSo(said), state: 'not_looking' });
    expect(toAvailability(typed, null)).toEqual({ state: 'not_looking' });
  });

  it('keeps hours only without days', () => {
    const hours = { ...said, daysPerWeek: null, hoursPerWeek: 20 };
    expect(toAvailability(valuesOf(hours), hours).hoursPerWeek).toBe(20);
    expect(toAvailability({ ...valuesOf(hours), daysPerWeek: '3' }, hours).hoursPerWeek).toBeNull();
  });
});

it.each<[Partial<AvailabilityValues>, object]>([
  [{}, {}],
  [{ answer: 'from' }, { from: 'required' }],
  [{ answer: 'from', from: later, until: today() }, { until: 'end_before_start' }],
  [{ answer: 'now', from: later, until: today() }, {}],
  [{ answer: 'not_looking', from: later, until: 'x', noticeDays: 'x', away: [{ from: '', to: 'x' }] }, {}],
  [{ noticeDays: '14' }, {}],
  [{ noticeDays: 'x' }, { noticeDays: 'invalid' }],
  [{ noticeDays: '181' }, { noticeDays: 'too_high' }],
  [{ away: [{ from: later, to: '' }] }, {}],
  [{ away: [{ from: '', to: later }] }, { 'away[0].from': 'required' }],
  [{ away: [{ from: later, to: today() }] }, { 'away[0].to': 'end_before_start' }],
])('refuses what contradicts itself: %j', async (part, errors) => {
  const refused = await availabilitySchema.validate({ ...EMPTY, ...part }, { abortEarly: false }).then(
    () => ({}),
    (error: unknown) =>
      Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path ?? '', message])),
  );
  expect(refused).toEqual(errors);
});
