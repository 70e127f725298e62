import { describe, expect, it } from 'vitest';
import { EXCEPTIONS } from './words/exceptions.ts';
import { never, terms, wholeTexts, type Term } from './words/terms.ts';
import { bare, texts, type Language, type Text } from './words/texts.ts';

const TRANSLATIONS = ['nl', 'fr'] as const;

/** As it is compared: no case, no name of a value, no full stop or colon at its end. */
const plain = (text: string): string =>
  bare(text)
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]?[.:]$/, '');
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each English form with its term, the longest first: "job application" must not match "job". */
const forms = terms
  .flatMap((term) => term.en.map((form) => ({ term, form, pattern: new RegExp(`\\b${escaped(form)}s?\\b`, 'gi') })))
  .sort((a, b) => b.form.length - a.form.length);

function termsIn(text: string): Term[] {
  let rest = bare(text);
  return forms.flatMap(({ term, pattern }) => {
    const before = rest;
    rest = rest.replace(pattern, '');
    return rest === before ? [] : [term];
  });
}

const says = (text: string, words: string[]): boolean =>
  words.some((word) => new RegExp(escaped(word).replaceAll('…', '.+'), 'i').test(text));

const sensesOf = ({ en }: Text) => wholeTexts.filter((whole) => plain(whole.en) === plain(en));

/** Terms that a text has in English and says otherwise in Dutch or French. */
const otherwise = texts
  .filter((text) => sensesOf(text).length === 0)
  .flatMap((text) =>
    termsIn(text.en)
      .filter((term) => !TRANSLATIONS.every((language) => says(bare(text[language]), term[language])))
      .map((term) => ({ key: `${text.id}: ${term.en[0] ?? ''}`, ...text })),
  );

// docs/domain/words.md#terms
describe('a term', () => {
  it('is not translated twice', () => {
    expect(terms.length).toBeGreaterThan(50);
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(({ id }) => id.startsWith('backend mail.')).length).toBeGreaterThan(100);
    expect(otherwise.filter(({ key }) => !(key in EXCEPTIONS))).toEqual([]);
  });

  it('has no exception that is none', () => {
    const keys = new Set(otherwise.map(({ key }) => key));
    expect(Object.keys(EXCEPTIONS).filter((key) => !keys.has(key))).toEqual([]);
  });
});

// docs/domain/words.md#texts
it('a text that stands among the words of the product is said as it stands there', () => {
  expect(wholeTexts.length).toBeGreaterThan(100);
  const wrong = texts.filter((text) => {
    const senses = sensesOf(text);
    return (
      senses.length > 0 &&
      !senses.some((sense) => TRANSLATIONS.every((language) => plain(sense[language]) === plain(text[language])))
    );
  });
  expect(wrong).toEqual([]);
});

// docs/domain/words.md#never
it('no text has a word that another took the place of', () => {
  expect(never.length).toBeGreaterThan(20);
  const found = never.flatMap(({ language, word }) => {
    const pattern = new RegExp(`(?<![\\p{L}·])${escaped(word)}s?(?![\\p{L}·])`, 'iu');
    return texts.filter((text) => pattern.test(bare(text[language]))).map((text) => ({ word, text: text[language] }));
  });
  expect(found).toEqual([]);
});

// docs/domain/words.md#manner
describe('the signs of a text', () => {
  const wrongIn = (language: Language, wrong: RegExp): string[] =>
    texts.map((text) => text[language]).filter((text) => wrong.test(text));

  it('has no-break spaces where French wants them', () => {
    // "::" is of a number's format, "https:" has no space.
    const bareSpace =
      /[ \u00a0][?!;]|[ \u202f]:(?!:)|«[ \u202f]|[ \u202f]»|[\p{L}\d})][?!;»](?!\w)|[\d}] (?:Mo|€|%|h)\b/u;
    expect(wrongIn('fr', bareSpace)).toEqual([]);
    expect(wrongIn('fr', /[\p{L}\d}]:(?=[ \u00a0])/u)).toEqual([]);
  });

  it.each(['en', 'nl', 'fr'] as const)('is ’ for an apostrophe in %s', (language) => {
    expect(wrongIn(language, /\p{L}'\p{L}/u).filter((text) => text !== "We've sent you an email")).toEqual([]);
  });
});
