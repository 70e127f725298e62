import { describe, expect, it } from 'vitest';
import {
  ageOf,
  availabilityOn,
  currentAway,
  daysSince,
  nextFreeDay,
  UNSAID,
  withCurrentAway,
  type SaidAvailability,
} from './index.js';

const TODAY = '2026-11-27';
const said = (parts: Partial<SaidAvailability> = {}): SaidAvailability => ({ ...UNSAID, ...parts });

it('the next free day follows adjacent periods away', () => {
  const away = [
    { from: '2026-11-20', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-06' },
    { from: '2026-12-24', to: '2027-01-03' },
  ];
  expect(nextFreeDay(said(), TODAY)).toBe(TODAY);
  expect(nextFreeDay(said({ away }), TODAY)).toBe('2026-12-07');
  expect(nextFreeDay(said({ from: '2026-12-28', away }), TODAY)).toBe('2027-01-04');
  expect(nextFreeDay(said({ away, until: '2026-12-06' }), TODAY)).toBeNull();
  expect(nextFreeDay(said({ state: 'not_looking' }), TODAY)).toBeNull();
  expect(nextFreeDay(said(), TODAY, [{ from: '2026-11-01', to: null, days: null }])).toBeNull();
});

describe('availability on a day', () => {
  const free = { available: true, until: null };
  const until = (day: string | null) => ({ available: false, until: day });

  it('ends on the first and begins after the last day away', () => {
    const away = [{ from: '2026-11-01', to: '2026-12-01' }];
    const on = (day: string) => availabilityOn(day, said({ away }));
    expect(['2026-10-31', '2026-11-01', '2026-12-01', '2026-12-02'].map(on)).toEqual([
      free,
      until('2026-12-01'),
      until('2026-12-01'),
      free,
    ]);
  });

  it('has no end that nobody said, and begins on the day that was said', () => {
    expect(availabilityOn(TODAY, said({ away: [{ from: '2026-11-01', to: null }] }))).toEqual(until(null));
    expect(availabilityOn(TODAY, said({ from: '2026-12-07' }))).toEqual(until('2026-12-06'));
    expect(availabilityOn(TODAY, said({ state: 'not_looking' }))).toEqual(until(null));
    expect(availabilityOn(TODAY, null)).toEqual(free);
  });
});

describe('the short form', () => {
  const past = { from: '2026-08-01', to: '2026-08-14' };
  const next = { from: '2026-12-21', to: '2027-01-03' };

  it('is the period that lasts or comes next', () => {
    expect(currentAway([past, next], TODAY)).toEqual(next);
    expect(currentAway([past], TODAY)).toBeNull();
  });

  it('replaces that period and no other', () => {
    const written = { from: '2026-12-24', to: null };
    expect(withCurrentAway([past, next], written, TODAY)).toEqual([past, written]);
    expect(withCurrentAway([past, next], null, TODAY)).toEqual([past]);
    expect(withCurrentAway([], { to: '2026-12-01' }, TODAY)).toEqual([{ from: TODAY, to: '2026-12-01' }]);
    expect(withCurrentAway([], { to: '2026-01-01' }, TODAY)).toEqual([{ from: '2026-01-01', to: '2026-01-01' }]);
  });
});

it.each([
  [0, 'fresh'],
  [29, 'fresh'],
  [30, 'old'],
  [60, 'old'],
  [61, 'unknown'],
])('%i days after a confirmation it is %s', (days, age) => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(ageOf(new Date(now.getTime() - days * 86_400_000), now)).toBe(age);
  expect(ageOf(null, now)).toBe('unknown');
});

it('the age counts days of the calendar in Brussels, as the words do', () => {
  const now = new Date('2026-11-27T00:30:00+01:00');
  expect(daysSince('2026-11-26T23:30:00+01:00', now)).toBe(1);
  expect(daysSince('2026-10-25T00:30:00+02:00', now)).toBe(33);
  expect(ageOf('2026-09-28T00:00:00+02:00', now)).toBe('old');
  expect(ageOf('2026-09-27T23:59:59+02:00', now)).toBe('unknown');
});
