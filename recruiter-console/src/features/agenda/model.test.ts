import { expect, it } from 'vitest';
import { isAway } from './model';

const away = [
  { from: '2026-12-07', to: '2026-12-11' },
  { from: '2027-02-01', to: null },
];

it.each([
  ['2026-12-06', false],
  ['2026-12-07', true],
  ['2026-12-11', true],
  ['2026-12-12', false],
  ['2027-05-01', true],
])('knows every period away: on %s %s', (day, isThen) => {
  expect(isAway({ start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` }, away)).toBe(isThen);
});
