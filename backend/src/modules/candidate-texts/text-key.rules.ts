import type { SearchPart } from '@byline/shared-types/domain';
import { foldedWord, isCounted, stemOf, stemsOf, wordsOf } from './stems.js';
import { textLanguage } from './text-language.js';
import { TEXT_PARTS, type TextPart, type TextSource } from './text-source.js';

/** A document of MongoDB has room for this much beside its keys. */
const MAX_LETTERS = 1_000_000;
const MAX_KEYS = 20_000;

const bitOf = (part: TextPart): number => 1 << TEXT_PARTS.indexOf(part);
const MASKS = Array.from({ length: (1 << TEXT_PARTS.length) - 1 }, (_, index) => index + 1);

/** The parts of a search. */
const SEARCHED: Readonly<Record<SearchPart, readonly TextPart[]>> = {
  everything: TEXT_PARTS,
  names: [],
  cvs: ['cv'],
  notes: ['note'],
  mails: ['mail'],
  interviews: ['interview', 'test'],
};
export const partsOf = (part: SearchPart): readonly TextPart[] => SEARCHED[part];

/** The weight of a word by the best part that has it: a name, function or skill above a summary, above a CV, above the rest. */
const WEIGHTS: readonly (readonly [weight: number, parts: readonly TextPart[]])[] = [
  [20, ['profile']],
  [10, ['about']],
  [5, ['cv']],
  [1, ['note', 'mail', 'interview', 'test']],
];

/** The end of the keys of a part by weight, heaviest first: each key of the index is in one of them. */
export interface Tier {
  weight: number;
  masks: readonly string[];
}

const maskName = (mask: number): string => mask.toString(36);
const bitsOf = (parts: readonly TextPart[]): number => parts.reduce((bits, part) => bits | bitOf(part), 0);

/** The tiers of a search: the masks that have a part of it, by its best part. */
export function tiersOf(part: SearchPart): Tier[] {
  const searched = bitsOf(partsOf(part));
  let rest = MASKS.filter((mask) => (mask & searched) > 0);
  return WEIGHTS.flatMap(([weight, parts]) => {
    const bits = bitsOf(parts) & searched;
    const masks = rest.filter((mask) => (mask & bits) > 0);
    rest = rest.filter((mask) => (mask & bits) === 0);
    return masks.length > 0 ? [{ weight, masks: masks.map(maskName) }] : [];
  });
}

/** The keys of these stems in a tier. */
export const keysIn = (stems: readonly string[], { masks }: Tier): string[] =>
  stems.flatMap((stem) => masks.map((mask) => `${stem} ${mask}`));

export const stemOfKey = (key: string): string => key.slice(0, key.lastIndexOf(' '));

/** The words of a text as phrases are compared: folded, one blank between them and around. */
export const foldedText = (text: string): string =>
  ` ${wordsOf(text)
    .map((word) => foldedWord(word.text))
    .join(' ')} `;

/** The part of the texts about a candidate that the search keeps; `words` has a written word for each stem. */
export interface TextKeys {
  keys: string[];
  texts: Partial<Record<TextPart, string>>;
  words: Map<string, string>;
}

/** A text whose language is not clear has the stems of every language. */
export function textKeys(sources: readonly TextSource[]): TextKeys {
  const bits = new Map<string, number>();
  const words = new Map<string, string>();
  const texts: Partial<Record<TextPart, string>> = {};
  for (const { part, text, language = textLanguage(text) } of sources) {
    const stems = (word: string): string[] => (language ? [stemOf(word, language)] : stemsOf(word));
    const folded: string[] = [];
    for (const word of wordsOf(text)) {
      const written = foldedWord(word.text);
      folded.push(written);
      if (!isCounted(written)) continue;
      for (const stem of stems(word.text)) {
        bits.set(stem, (bits.get(stem) ?? 0) | bitOf(part));
        if (!words.has(stem)) words.set(stem, word.text.toLowerCase());
      }
    }
    texts[part] = `${texts[part] ?? ''}\n ${folded.join(' ')} `.slice(0, MAX_LETTERS);
  }
  const keys = [...bits].slice(0, MAX_KEYS).map(([stem, mask]) => `${stem} ${maskName(mask)}`);
  return { keys, texts, words };
}
