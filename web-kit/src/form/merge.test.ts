import { describe, expect, it } from 'vitest';
import { bothOf, changedPart, mergeLists, mergeOf } from './merge';

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

describe('lists', () => {
  const skill = (skillId: string, level = 0) => ({ skillId, level });
  const base = [skill('a'), skill('b'), skill('c')];

  it('hold what both added and changed, without what either removed', () => {
    const mine = [skill('a', 3), skill('b'), skill('d')];
    const theirs = [skill('a', 1), skill('b', 2), skill('c'), skill('e')];
    expect(mergeLists(base, mine, theirs)).toEqual([skill('a', 3), skill('b', 2), skill('d'), skill('e')]);
  });

  it('keep a row that one side changed and the other removed', () => {
    expect(mergeLists(base, [skill('a'), skill('c', 5)], [skill('b', 4)])).toEqual([skill('c', 5), skill('b', 4)]);
  });

  it('know a pair by its languages, also without its id, and a tool by itself', () => {
    const pair = { _id: '1', from: 'en', to: 'nl', specialisms: ['legal'] };
    expect(mergeLists([], [{ from: 'en', to: 'nl' }], [pair])).toEqual([{ from: 'en', to: 'nl' }]);
    expect(mergeLists(['x'], ['x', 'y'], ['z'])).toEqual(['y', 'z']);
  });

  it('are offered together only if neither side has it all', () => {
    const conflict = (mine: unknown, theirs: unknown) => ({
      base: { list: ['x'] as unknown },
      merged: { list: mine },
      theirValues: { list: theirs },
    });
    expect(bothOf(conflict(['x', 'y'], ['x', 'z']), 'list')).toEqual(['x', 'y', 'z']);
    expect(bothOf(conflict(['x', 'y'], ['x', 'y', 'z']), 'list')).toBeUndefined();
    expect(bothOf(conflict('mine', 'theirs'), 'list')).toBeUndefined();
  });
});
