import { expect, it } from 'vitest';
import { longDay, longMoment } from './long-dates.js';

it('writes a day and a moment in words, by the agency’s clock', () => {
  expect((['nl', 'fr', 'en'] as const).map((language) => longDay('2026-12-10', language))).toEqual([
    '10 december 2026',
    '10 décembre 2026',
    '10 December 2026',
  ]);
  expect(['2027-06-01', '2027-06-11'].map((day) => longDay(day, 'fr'))).toEqual(['1er juin 2027', '11 juin 2027']);
  expect(longDay('2026-12-09T23:30:00Z', 'nl')).toBe('10 december 2026');
  expect(longMoment('2026-12-09T23:30:00Z', 'nl')).toBe('10 december 2026 om 00:30');
});
