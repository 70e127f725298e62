import { expect, it } from 'vitest';
import type { ScorecardResponse } from '../../api';
import { merge } from '../../lib/autosave/merge';
import {
  categoriesOf,
  itemsOf,
  parseWeight,
  shareOf,
  snapshotOf,
  stepped,
  toRequest,
  weightKey,
  withCategory,
  withCategoryMove,
  withItem,
  withItemMove,
  withoutCategory,
  withoutItem,
} from './model';

const item = (_id: string, weight: number) => ({ _id, label: _id, weight });
const CARD = {
  label: 'Live',
  selectedCategories: [
    { _id: 'a', label: 'A', items: [item('a1', 1.5), item('a2', 1), item('a3', 1)], selectedItems: ['a2', 'a1'] },
    { _id: 'b', label: 'B', items: [item('b1', 0.5)], selectedItems: ['b1'] },
  ],
  version: 4,
} as ScorecardResponse;
const { values } = snapshotOf(CARD);

it('keeps what a card has, in its order', () => {
  expect(toRequest(values)).toEqual({
    label: 'Live',
    categories: [
      { _id: 'a', items: ['a2', 'a1'] },
      { _id: 'b', items: ['b1'] },
    ],
    weights: [
      { _id: 'a2', weight: 1 },
      { _id: 'a1', weight: 1.5 },
      { _id: 'b1', weight: 0.5 },
    ],
  });
  expect(shareOf(values, 1.5)).toBe(0.5);
});

it('takes items and categories on and off, and moves them', () => {
  const more = { ...values, ...withItem(values, 'a', 'a3'), ...withoutItem('a', 'a2') };
  expect(itemsOf(more, 'a')).toEqual(['a1', 'a3']);
  expect(itemsOf({ ...more, ...withItemMove('a', ['a1', 'a3'], 1, 0) }, 'a')).toEqual(['a3', 'a1']);
  const third = { ...more, ...withCategory(more, 'c', ['c1']) };
  expect(categoriesOf({ ...third, ...withCategoryMove(categoriesOf(third), 2, 0) })).toEqual(['c', 'a', 'b']);
  const fewer = { ...third, ...withoutCategory(third, 'a') };
  expect(toRequest(fewer).categories.map(({ _id }) => _id)).toEqual(['b', 'c']);
  // A category that returns to the card gets default weights.
  expect(toRequest({ ...fewer, ...withCategory(fewer, 'a', ['a1']) }).weights.at(-1)).toEqual({ _id: 'a1', weight: 1 });
});

it('merges what two added, and asks only about the same weight', () => {
  const mine = { ...values, ...withItem(values, 'a', 'a3'), [weightKey('b', 'b1')]: 2 };
  const theirs = { ...values, ...withCategory(values, 'c', ['c1']), [weightKey('b', 'b1')]: 3 };
  const { values: merged, conflicts } = merge(values, mine, theirs);
  expect(conflicts).toEqual({ [weightKey('b', 'b1')]: 3 });
  expect(itemsOf(merged, 'a')).toEqual(['a2', 'a1', 'a3']);
  expect(categoriesOf(merged)).toEqual(['a', 'b', 'c']);
  // A colleague removed an item while the user changed its weight. The item stays visible for the question.
  const off = { ...values, ...withoutItem('b', 'b1') };
  const asked = merge(values, { ...values, [weightKey('b', 'b1')]: 2 }, off);
  expect(itemsOf({ ...off }, 'b', asked.conflicts)).toEqual(['b1']);
});

it.each([
  ['1.5', 1.5],
  ['0,25', 0.25],
  [' 3 ', 3],
  ['0', null],
  ['-1', null],
  ['1.234', null],
  ['1001', null],
  ['', null],
])('reads %o as the weight %o', (text, weight) => {
  expect(parseWeight(text)).toBe(weight);
});

it('steps by a tenth, never to nothing', () => {
  expect(stepped(1.1, 1)).toBe(1.2);
  expect(stepped(0.3, -1)).toBe(0.2);
  expect(stepped(0.1, -1)).toBe(0.1);
  expect(stepped(1_000, 1)).toBe(1_000);
});
