import { expect, it } from 'vitest';
import type { DuplicateResponse } from '../../api';
import { groupsOf, nextOf, toState } from './model';

const pair = (_id: string, certainty: DuplicateResponse['certainty']) => ({ _id, certainty }) as DuplicateResponse;

it('groups pairs, the surest first, with the number of all of them', () => {
  const pairs = [pair('c', 'possible'), pair('a', 'almost_certain'), pair('b', 'almost_certain')];
  const counts = { almostCertain: 120, likely: 3, possible: 1, different: 0 };
  const groups = groupsOf(pairs, counts).map((group) => [
    group.certainty,
    group.pairs.map(({ _id }) => _id),
    group.count,
  ]);
  expect(groups).toEqual([
    ['almost_certain', ['a', 'b'], 120],
    ['possible', ['c'], 1],
  ]);
  expect(groupsOf(pairs, undefined)[0]?.count).toBe(2);
});

it('goes on to the next pair, from the last one back, and from the only one nowhere', () => {
  const pairs = ['a', 'b'].map((_id) => ({ _id }));
  expect(['a', 'b'].map((id) => nextOf(pairs, id))).toEqual(['b', 'a']);
  expect(nextOf([{ _id: 'a' }], 'a')).toBeNull();
});

it('shows the open pairs unless an address asks for the others', () => {
  expect([null, 'x', 'different'].map(toState)).toEqual(['open', 'open', 'different']);
});
