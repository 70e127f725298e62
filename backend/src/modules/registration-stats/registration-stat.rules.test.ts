import { expect, it } from 'vitest';
import { keyOf, startOf } from './registration-stat.rules.js';

it.each([
  ['year', { year: 2026 }],
  ['month', { year: 2026, month: 11 }],
  ['week', { year: 2026, month: 11, day: 2 }],
  ['day', { year: 2026, month: 11, day: 2 }],
  ['range', { year: 2026, month: 11, day: 2 }],
] as const)('a count by %s has a key no finer than that', (period, key) => {
  expect(keyOf('2026-11-02', period)).toEqual(key);
});

it.each([
  ['year', '2026-01-01'],
  ['month', '2026-03-01'],
  ['week', '2026-03-23'],
  ['day', '2026-03-29'],
] as const)('the %s of the day the clocks change starts on %s', (unit, start) => {
  expect(startOf('2026-03-29', unit)).toBe(start);
});
