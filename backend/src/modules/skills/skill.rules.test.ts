import { describe, expect, it } from 'vitest';
import { uniqueKeys } from './skill.rules.js';

const label = { NL: 'Eindredactie', EN: 'Copy  Editing', FR: 'Révision' };

describe('skills', () => {
  it('are unique without case, accents and double spaces among the approved, and pending ones for their creator', () => {
    expect(uniqueKeys(label, 'approved', 'u1')).toEqual(['NL eindredactie', 'EN copy editing', 'FR revision']);
    expect(uniqueKeys(label, 'pending', 'u1')).not.toEqual(uniqueKeys(label, 'pending', 'u2'));
    expect(uniqueKeys(label, 'pending', 'u1')[0]).not.toBe(uniqueKeys(label, 'approved', 'u1')[0]);
  });
});
