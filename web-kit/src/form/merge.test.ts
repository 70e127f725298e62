import { describe, expect, it } from 'vitest';
import { changedPart, mergeOf } from './merge';

const base = { name: 'Dewitte', city: 'Gent', price: '0.13', tags: ['a'], phone: '' };

describe('the merge of two changed versions', () => {
  it('takes what only one of the two changed, and asks about what both did', () => {
    const mine = { ...base, price: '0.14', phone: '1' };
    const theirs = { ...base, city: 'Brugge', price: '0.15', tags: ['a', 'b'] };
    expect(mergeOf(base, mine, theirs)).toEqual({
      merged: { ...base, city: 'Brugge', price: '0.14', tags: ['a', 'b'], phone: '1' },
      both: ['price'],
      fromThem: ['city', 'tags'],
      fromMe: ['phone'],
    });
  });

  it('asks nothing when both came to the same, or one put a field back', () => {
    const same = { ...base, price: '0.14' };
    expect(mergeOf(base, same, { ...same })).toMatchObject({ merged: same, both: [], fromThem: [], fromMe: [] });
    expect(mergeOf(base, base, same)).toMatchObject({ merged: same, both: [], fromThem: ['price'] });
  });
});

describe('the changed part of a request', () => {
  it('is what differs, within the parts that the API merges too', () => {
    const before = { city: 'Gent', info: { rate: 1, skills: { years: 3, tongue: 'nl' } }, links: { a: '1', b: '2' } };
    const now = { city: 'Gent', info: { rate: 1, skills: { years: 4, tongue: 'nl' } }, links: { a: '1', b: '3' } };
    expect(changedPart(now, before, ['info', 'skills'])).toEqual({
      info: { skills: { years: 4 } },
      links: { a: '1', b: '3' },
    });
    expect(changedPart(before, { ...before })).toEqual({});
  });
});
