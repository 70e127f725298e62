import { expect, it } from 'vitest';
import { longDay, longMoment, withFirst } from './long-dates.js';

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

it('counts the first day of a month in French only, also after a weekday and in a range', () => {
  const range = (from: string, to: string): string =>
    new Intl.DateTimeFormat('fr-BE', { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));
  const day = new Intl.DateTimeFormat('fr-BE', { dateStyle: 'full', timeZone: 'UTC' });
  expect(withFirst(day.format(new Date('2027-06-01')), 'fr-BE')).toBe('mardi 1er juin 2027');
  expect(withFirst(range('2027-06-01', '2027-06-11'), 'fr')).toMatch(/^1er\s*[–-]\s*11 juin 2027$/);
  expect(withFirst(range('2027-05-31', '2027-06-01'), 'fr')).toMatch(/^31 mai\s*[–-]\s*1er juin 2027$/);
  expect(withFirst('1 juni 2027', 'nl-BE')).toBe('1 juni 2027');
});
