import { describe, expect, it } from 'vitest';
import { formatBytes, formatPhone, initials } from './format';

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
