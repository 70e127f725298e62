import { expect, it } from 'vitest';
import type { DuplicateResponse } from '../../api';
import type { CandidateResponse } from '../../api';
import { comparisonOf, firstChoices, groupsOf, inOrder, loginOf, nextOf, toMerge, toState, type Pair } from './model';

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

it('sorts fields by what a merge does: one is chosen, filled in, added together or equal', () => {
  const { choices, filled, added, leftOut, same } = comparisonOf([
    { name: 'name', label: 'Name', words: ['Dewitte', 'De Witte'] },
    { name: 'phone', label: 'Phone', words: ['', '0470'] },
    { name: 'tags', label: 'Tags', words: [['Sworn'], ['Sworn', 'Fast']] },
    { name: 'email', label: 'Email', words: ['a@b.example', 'a@b.example'] },
    { name: 'skills', label: 'Skills', words: [[], []] },
    { name: 'links', label: 'Links', words: ['LinkedIn: a', 'LinkedIn: b'] },
    { name: 'skills', label: 'Best', words: [['Legal'], ['Legal', 'Web']], kept: ['Legal'] },
    { name: 'skype', label: 'Skype', words: ['', ''] },
  ]);
  expect(choices.map(({ name }) => name)).toEqual(['name', 'links']);
  expect(leftOut).toEqual([{ label: 'Best', text: 'Web' }]);
  expect(filled).toEqual([{ label: 'Phone', text: '0470' }]);
  expect(added).toEqual([
    { label: 'Tags', text: 'Sworn, Fast' },
    { label: 'Best', text: 'Legal' },
  ]);
  expect(same).toEqual([{ label: 'Email', text: 'a@b.example' }]);
});

it('begins with the older values but the newest address and phone, and asks for a login only if both have one', () => {
  const of = (older: object, newer: object): Pair =>
    [
      { version: 3, ...older },
      { version: 1, ...newer },
    ] as unknown as [CandidateResponse, CandidateResponse];
  expect(firstChoices(of({ status: 'test' }, {}))).toEqual(['address', 'phone']);
  expect(firstChoices(of({ status: 'none' }, {}))).toEqual(['address', 'phone', 'status']);
  // A country alone says less than a full address.
  expect(firstChoices(of({ status: 'test', postal: '9000', country: 'BE' }, { country: 'BE' }))).toEqual(['phone']);
  expect(loginOf(of({}, {}), 'older')).toBeNull();
  expect(loginOf(of({}, { userId: 'u' }), 'older')).toBe('newer');
  const both = of({ userId: 'u' }, { userId: 'v' });
  expect(loginOf(both, 'newer')).toBe('newer');
  const chosen = { stays: 'newer', newer: ['name'], login: 'newer' } as const;
  expect(toMerge(both, chosen)).toEqual({ versions: [3, 1], ...chosen });
  expect(toMerge(of({}, {}), chosen)).toEqual({ versions: [3, 1], stays: 'newer', newer: ['name'] });
  expect(inOrder(both, 'newer')).toEqual([both[1], both[0]]);
});
