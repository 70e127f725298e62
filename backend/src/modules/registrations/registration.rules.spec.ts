import { expect, it } from 'vitest';
import { keyOf } from './registration.rules.js';

it.each([
  ['year', { year: 2026 }],
  ['month', { year: 2026, month: 11 }],
  ['week', { year: 2026, month: 11, day: 2 }],
  ['day', { year: 2026, month: 11, day: 2 }],
  ['range', { year: 2026, month: 11, day: 2 }],
] as const)('a count by %s has a key no finer than that', (period, key) => {
  expect(keyOf('2026-11-02', period)).toEqual(key);
});
