import { expect, it } from 'vitest';
import { sortKey } from './sort-keys.js';

const sorted = (...texts: string[]): string[] =>
  texts.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))));

it('sorts numbers by value, and letters without case and accents', () => {
  expect(sorted('Zomer', 'été', 'Job 16', 'écran', 'job 2', 'Job 007', 'zoo', 'Été 2', 'Job 0')).toEqual([
    'écran',
    'été',
    'Été 2',
    'Job 0',
    'job 2',
    'Job 007',
    'Job 16',
    'Zomer',
    'zoo',
  ]);
});

it('takes the digits of every script, wide ones, and those of ½ and ² for numbers', () => {
  expect(
    sorted('Zone', 'Job ٣', 'Job ２', 'Job 10', 'm²', 'm3', 'm 1', '½ dag', '2 dagen', 'Ｊob 1', 'Job ١٢'),
  ).toEqual(['½ dag', '2 dagen', 'Ｊob 1', 'Job ２', 'Job ٣', 'Job 10', 'Job ١٢', 'm 1', 'm²', 'm3', 'Zone']);
});

it('passes over signs, and spells out letters that have no accent', () => {
  expect(sorted('Łukasz', '“Apfel”', 'Zorg', '(b) œuvre', 'Maß', 'Øst', 'C', 'Mast', 'B – a')).toEqual([
    '“Apfel”',
    'B – a',
    '(b) œuvre',
    'C',
    'Łukasz',
    'Maß',
    'Mast',
    'Øst',
    'Zorg',
  ]);
});

it('differs where signs or leading zeros differ, but not for case, accents and outer spaces', () => {
  expect(sorted('C++', 'C d', 'C', 'C#')).toEqual(['C', 'C#', 'C++', 'C d']);
  expect(sortKey('Job 7')).not.toBe(sortKey('Job 07'));
  expect(sortKey(' ÉTÉ ')).toBe(sortKey('été'));
});
