import type { Language } from '@byline/shared-types/domain';
import { FREQUENT } from './frequent-words.js';
import { wordsOf } from './stems.js';

const LOOKED_AT = 2_000;

/** The language of a text by its frequent words; null if they do not tell, as in most short texts. */
export function textLanguage(text: string): Language | null {
  const words = wordsOf(text.slice(0, LOOKED_AT * 6)).slice(0, LOOKED_AT);
  const counts = (['nl', 'fr', 'en'] as const).map((language) => ({
    language,
    count: words.filter((word) => FREQUENT[language].has(word.text.toLowerCase())).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first && second && first.count > 1 && first.count >= 2 * second.count ? first.language : null;
}
