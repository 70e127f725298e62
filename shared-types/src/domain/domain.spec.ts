import { describe, expect, it } from 'vitest';
import {
  busyUntil,
  hasPortfolio,
  labelIn,
  billsPerWord,
  missingFields,
  provincesOf,
  scorecardPercent,
  toLanguage,
} from './index.js';

describe('completeness', () => {
  it('names what is missing, blank counts as missing', () => {
    expect(
      missingFields({ street: 'Rue Haute', number: ' ', postal: '5000', city: 'Namur', country: 'BE', phone: null }),
    ).toEqual(['number', 'phone']);
  });
});

describe('scorecard percent', () => {
  it('weighs the rated items only, with two decimals', () => {
    const items = [
      { weight: 1, rating: 4 },
      { weight: 2, rating: 3 },
      { weight: 5, rating: null },
    ];
    expect(scorecardPercent(items)).toBe(66.67);
  });

  it('is nothing, not zero, while nothing is rated', () => {
    expect(scorecardPercent([{ weight: 1, rating: null }])).toBeNull();
  });
});

describe('availability', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it('is busy inside the range only', () => {
    expect(busyUntil({ from: '2026-11-01', to: '2026-12-01' }, now)).toBe('2026-12-01');
    expect(busyUntil({ from: '2026-11-25', to: '2026-12-01' }, now)).toBeNull();
    expect(busyUntil({ from: '2026-10-01', to: '2026-11-01' }, now)).toBeNull();
    expect(busyUntil({ from: null, to: '2026-12-01' }, now)).toBe('2026-12-01');
    expect(busyUntil(null, now)).toBeNull();
  });
});

describe('lookups', () => {
  it('fall back as the specification says', () => {
    expect(toLanguage('de')).toBe('en');
    expect(toLanguage('fr')).toBe('fr');
    expect(provincesOf('DE')).toEqual(['OTH']);
    expect(provincesOf('BE')).toHaveLength(12);
    expect(labelIn({ NL: 'tekst', EN: 'text', FR: 'texte' }, 'fr')).toBe('texte');
  });

  it('know what a function bills and shows', () => {
    expect([billsPerWord('translator'), billsPerWord('Designer')]).toEqual([true, false]);
    expect([hasPortfolio('Designer'), hasPortfolio('digitalmarketer')]).toEqual([true, false]);
  });
});
