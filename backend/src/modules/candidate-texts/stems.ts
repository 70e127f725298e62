import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import type { Language } from '@byline/shared-types/domain';
import { normalise } from '../../common/lists/search.js';
import { FREQUENT_WORDS } from './frequent-words.js';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = { nl: dutch, fr: french, en: english };

/** Longer runs of letters are codes, or lines without blanks. */
const MAX_WORD = 40;

/** Letters that are written as two by many. */
const TWO_LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ĳ: 'ij', ø: 'o', ł: 'l' };

/** Endings of professions: a search for one form of a word finds the other (traductrice, traducteur; vertaalster, vertaler). */
const FORMS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [/(?<=\p{L}{3})aalster$/u, 'aler'],
    [/(?<=\p{L}{3})ijfster$/u, 'ijver'],
    [/(?<=\p{L}{4})ster$/u, 'er'],
  ],
  fr: [
    [/trices?$/u, 'teur'],
    [/(?<=\p{L}{3})euses?$/u, 'eur'],
  ],
  en: [],
};

const WORD = /[\p{L}\p{N}]+(?:['’.+#-][\p{L}\p{N}]+)*[+#]*/gu;

/** A word of a text, with its place. */
export interface Word {
  text: string;
  at: number;
}

/** The words of a text. Words around an apostrophe or a hyphen are words of their own, so "agence" finds "l’agence". */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const parts = [...word.matchAll(/[\p{L}\p{N}+#]+/gu)].map((part) => ({ text: part[0], at: index + part.index }));
    return parts.filter((part) => part.text.length <= MAX_WORD);
  });
}

/** A word without accents, in small letters: the form in which exact phrases are compared. */
export const foldedWord = (word: string): string =>
  normalise(word.toLowerCase().replace(/[œæßĳøł]/g, (letter) => TWO_LETTERS[letter] ?? letter));

/** Whether a folded word tells texts apart: frequent words and single letters do not. */
export const isCounted = (folded: string): boolean => folded.length > 1 && !FREQUENT_WORDS.has(folded);

const known = new Map<string, string>();
/** Stems that a process remembers; texts repeat most of their words. */
const MAX_KNOWN = 100_000;

/** Dutch writes v and z as f and s at the end of a word: schrijven, schrijf. */
const hardened = (stem: string, language: Language): string =>
  language === 'nl' ? stem.replace(/v$/, 'f').replace(/z$/, 's') : stem;

/** The stem of a word in a language, without accents: the form in which texts and searches are compared. */
export function stemOf(word: string, language: Language): string {
  // Many type no accents, so the stemmers see none.
  const lower = foldedWord(word);
  const key = `${language}${lower}`;
  const stored = known.get(key);
  if (stored !== undefined) return stored;
  const form = FORMS[language].find(([ending]) => ending.test(lower));
  const stem = hardened(STEMMERS[language](form ? lower.replace(...form) : lower), language);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, stem);
  return stem;
}

/** The stems of a word in all languages of the agency, for a search whose language nobody knows. */
export const stemsOf = (word: string): string[] => [
  ...new Set((['nl', 'fr', 'en'] as const).map((language) => stemOf(word, language))),
];
