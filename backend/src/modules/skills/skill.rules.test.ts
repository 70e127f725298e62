import { describe, expect, it } from 'vitest';
import { labelKeys, sortByKeys, uniqueKeys } from './skill.rules.js';

const label = { NL: 'Eindredactie', EN: 'Copy  Editing', FR: 'Révision' };

describe('skills', () => {
  it('are compared without case, accents and double spaces', () => {
    expect(labelKeys(label)).toEqual({ NL: 'eindredactie', EN: 'copy editing', FR: 'revision' });
  });

  it('are unique among the approved, and pending ones for their creator', () => {
    expect(uniqueKeys(label, 'approved', 'u1')).toEqual(['NL eindredactie', 'EN copy editing', 'FR revision']);
    expect(uniqueKeys(label, 'pending', 'u1')).not.toEqual(uniqueKeys(label, 'pending', 'u2'));
    expect(uniqueKeys(label, 'pending', 'u1')[0]).not.toBe(uniqueKeys(label, 'approved', 'u1')[0]);
  });

  it('sort by the keys of their labels', () => {
    expect(
      sortByKeys([
        ['label.FR', -1],
        ['_id', -1],
      ]),
    ).toEqual([
      ['keys.FR', -1],
      ['_id', -1],
    ]);
  });
});
