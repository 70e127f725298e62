import { describe, expect, it } from 'vitest';
import { stemOf, stemsOf, wordsOf } from './stems.js';
import { textLanguage } from './text-language.js';
import { parseTextQuery } from './text-query.js';

describe('the stem of a word', () => {
  it.each([
    ['nl', 'vertalers', 'vertaler'],
    ['nl', 'vertaalster', 'vertaler'],
    ['nl', 'schrijfster', 'schrijver'],
    ['nl', 'bijsluiters', 'bijsluiter'],
    ['nl', 'medische', 'medisch'],
    ['nl', 'schrijven', 'schrijf'],
    ['nl', 'nieuwsbrieven', 'nieuwsbrief'],
    ['fr', 'traductrices', 'traducteur'],
    ['fr', 'rédactrice', 'rédacteur'],
    ['fr', 'correcteurs', 'correctrice'],
    ['fr', 'médicales', 'medical'],
    ['fr', 'signalétique', 'signaletique'],
    ['en', 'translators', 'translation'],
    ['en', 'leaflets', 'leaflet'],
  ] as const)('is the same in %s for %s and %s', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language));
  });

  it('counts accents, joined letters and case for nothing', () => {
    expect(stemOf('Œuvre', 'fr')).toBe(stemOf('oeuvre', 'fr'));
    expect(stemOf('ĲSSELMEER', 'nl')).toBe(stemOf('ijsselmeer', 'nl'));
    expect(stemOf('Café', 'nl')).toBe(stemOf('cafe', 'nl'));
  });

  it('is searched for in all languages, once each', () => {
    expect(stemsOf('translators')).toEqual(expect.arrayContaining(['translat', 'translator']));
    expect(stemsOf('SDL')).toEqual(['sdl']);
  });
});

it('divides a text into words, with their places', () => {
  expect(wordsOf('L’agence, C++ & front-end')).toEqual([
    { text: 'L', at: 0 },
    { text: 'agence', at: 2 },
    { text: 'C++', at: 10 },
    { text: 'front', at: 16 },
    { text: 'end', at: 22 },
  ]);
});

it('knows the language of a text, unless it is too short', () => {
  expect(textLanguage('Ik werk als vertaler voor een bureau en schrijf ook teksten.')).toBe('nl');
  expect(textLanguage('Je travaille pour une agence et je traduis des notices.')).toBe('fr');
  expect(textLanguage('I work for an agency and write texts for the web.')).toBe('en');
  expect(textLanguage('SDL Trados, memoQ, Adobe')).toBeNull();
});

it('reads words, phrases and exclusions of a search', () => {
  const none = { words: [], phrases: [], without: [], withoutPhrases: [], prefix: null, begunPhrase: [] };
  expect(parseTextQuery('medical leaf')).toEqual({ ...none, words: ['medical'], prefix: 'leaf' });
  expect(parseTextQuery('medical leaflets ')).toEqual({ ...none, words: ['medical', 'leaflets'] });
  expect(parseTextQuery('“medical leaflets” -legal')).toEqual({
    ...none,
    phrases: [['medical', 'leaflets']],
    without: ['legal'],
  });
  expect(parseTextQuery('"medical le')).toEqual({ ...none, begunPhrase: ['medical', 'le'] });
  expect(parseTextQuery('"medi')).toEqual({ ...none, prefix: 'medi' });
  expect(parseTextQuery('leaflets -"plain language" -audio-guide')).toEqual({
    ...none,
    words: ['leaflets'],
    withoutPhrases: [
      ['plain', 'language'],
      ['audio', 'guide'],
    ],
  });
  expect(parseTextQuery('leaflets -"plain lang')).toEqual({
    ...none,
    words: ['leaflets'],
    withoutPhrases: [['plain', 'lang']],
  });
  expect(parseTextQuery('.* $where -')).toEqual({ ...none, prefix: null, words: ['where'] });
});
