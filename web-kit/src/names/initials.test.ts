import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it('pass over a "de"', () => {
    expect(initials({ firstname: 'Noor', name: 'Dewitte' })).toBe('ND');
    expect(initials({ firstname: 'Lars', name: 'de Vries' })).toBe('LV');
    expect(initials({ firstname: 'Thijs', name: 'van der Meer' })).toBe('TV');
    expect(initials({ firstname: 'Élise', name: null })).toBe('É');
  });

  it('are whole letters', () => {
    expect(initials({ firstname: 'E\u0301lise', name: 'नि' })).toBe('E\u0301नि');
    expect(initials({ firstname: '𝒜da', name: '' })).toBe('𝒜');
  });
});
