import { describe, expect, it } from 'vitest';
import { parseDay, parseMoment } from './brussels';
import { formatBytes, formatDay, formatMoment, formatPhone, initials } from './format';

describe('days and moments', () => {
  it('show a moment in Brussels, a day as it is', () => {
    expect(formatDay('2026-06-30T22:30:00Z')).toBe('01/07/2026');
    expect(formatDay('2026-12-31')).toBe('31/12/2026');
    expect(formatMoment('2026-01-15T12:05:00Z')).toBe('15/01/2026 13:05');
    expect(formatDay(null)).toBe('');
    expect(formatDay('soon')).toBe('');
  });

  it('read what people type', () => {
    expect(parseDay('1/2/2026')).toBe('2026-02-01');
    expect(parseDay('01.02.2026')).toBe('2026-02-01');
    expect(parseDay('31/02/2026')).toBeNull();
    expect(parseDay('2026')).toBeNull();
    expect(parseMoment('15/07/2026 9:05')).toBe('2026-07-15T07:05:00.000Z');
    expect(parseMoment('15/01/2026 09:05')).toBe('2026-01-15T08:05:00.000Z');
    expect(parseMoment('15/01/2026 25:00')).toBeNull();
  });

  it('come back as they were, also on the days the clocks change', () => {
    for (const text of ['28/03/2026 12:00', '29/03/2026 12:00', '25/10/2026 12:00', '26/10/2026 23:59']) {
      expect(formatMoment(parseMoment(text))).toBe(text);
    }
  });
});

describe('other words', () => {
  it('initials pass over a "de"', () => {
    expect(initials({ firstname: 'Noor', name: 'Dewitte' })).toBe('ND');
    expect(initials({ firstname: 'Lars', name: 'de Vries' })).toBe('LV');
    expect(initials({ firstname: 'Thijs', name: 'van der Meer' })).toBe('TV');
    expect(initials({ firstname: 'Élise', name: null })).toBe('É');
  });

  it('sizes count in thousands', () => {
    expect(formatBytes(640, 'en')).toBe('640 B');
    expect(formatBytes(214_300, 'en')).toBe('214 kB');
    expect(formatBytes(1_830_000, 'en')).toBe('1.8 MB');
    expect(formatBytes(10_000_000, 'nl')).toBe('10 MB');
  });

  it('phone numbers are grouped where the grouping is known', () => {
    expect(formatPhone('+32470123456')).toBe('+32 470 12 34 56');
    expect(formatPhone('+33612345678')).toBe('+33 6 12 34 56 78');
    expect(formatPhone('+4915112345678')).toBe('+4915112345678');
  });
});
