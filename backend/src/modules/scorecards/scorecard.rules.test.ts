import { describe, expect, it } from 'vitest';
import { percentOf, wrongScores } from './scorecard.rules.js';

const categories = [
  {
    _id: 'a',
    label: 'Language',
    items: [
      { _id: '1', label: 'Spelling', weight: 1.5 },
      { _id: '2', label: 'Style', weight: 1 },
    ],
  },
  { _id: 'b', label: 'Work', items: [{ _id: '3', label: 'Deadlines', weight: 0.5 }] },
];

describe('scores of a card', () => {
  it('count rated items only', () => {
    expect(percentOf({}, categories)).toBeNull();
    expect(percentOf({ 'a-1': 5 }, categories)).toBe(100);
    expect(percentOf({ 'a-1': 4, 'a-2': 3, 'b-3': 5 }, categories)).toBe(76.67);
  });

  it('ignores ratings of removed items', () => {
    expect(percentOf({ 'a-1': 4, 'a-9': 1 }, categories)).toBe(80);
  });

  it('lists invalid ratings', () => {
    expect(wrongScores({ 'a-1': 5, 'b-3': 1 }, categories)).toEqual([]);
    expect(wrongScores({ 'a-1': 0, 'a-2': 6, 'b-3': 2.5, 'a-3': 4, x: 1, 'b-1': '5' }, categories)).toEqual([
      'a-1',
      'a-2',
      'b-3',
      'a-3',
      'x',
      'b-1',
    ]);
  });
});
