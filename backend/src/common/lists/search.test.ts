import { describe, expect, it } from 'vitest';
import { normalise, searchCondition, searchFields } from './search.js';

describe('search', () => {
  it('folds accents, case and white space', () => {
    expect(normalise('  Éloïse   LEFÈVRE ')).toBe('eloise lefevre');
  });

  it('stores ngrams of one to three letters of every text', () => {
    const { searchText, ngrams } = searchFields('Jo De', null, 'De Jo');
    expect(searchText).toBe('jo de\nde jo');
    expect(ngrams).toEqual(expect.arrayContaining(['j', 'jo', 'jo ', 'o d', 'de ']));
    expect(ngrams.some((ngram) => ngram.includes('\n'))).toBe(false);
  });

  it('asks for the rarest ngram first and the literal text', () => {
    expect(searchCondition('Exane')).toEqual({
      ngrams: { $all: ['exa', 'xan', 'ane'].sort((a, b) => (a.includes('x') ? -1 : b.includes('x') ? 1 : 0)) },
      $expr: { $gte: [{ $indexOfCP: ['$searchText', { $literal: 'exane' }] }, 0] },
    });
  });

  it('takes signs of patterns and operators literally', () => {
    expect(searchCondition('$w')).toEqual({ ngrams: '$w' });
    expect(searchCondition('.*.*')).toMatchObject({
      $expr: { $gte: [{ $indexOfCP: ['$searchText', { $literal: '.*.*' }] }, 0] },
    });
  });

  it('looks at no text for what is an ngram itself', () => {
    expect(searchCondition('É')).toEqual({ ngrams: 'e' });
    expect(searchCondition(' Ann ')).toEqual({ ngrams: 'ann' });
    expect(Object.keys(searchCondition('anne') ?? {})).toEqual(['ngrams', '$expr']);
  });

  it('has no condition for nothing', () => {
    expect(searchCondition('  ')).toBeUndefined();
    expect(searchCondition(undefined)).toBeUndefined();
  });
});
