import { COUNTRIES, LANGUAGES } from '@byline/shared-types/domain';
import { fold } from './fold.js';

/** Country names in the languages of CVs, folded. */
const NAMES = new Map(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return COUNTRIES.map((code) => [fold(names.of(code) ?? code), code] as const);
  }),
);
for (const [name, code] of [
  ['uk', 'GB'],
  ['england', 'GB'],
  ['engeland', 'GB'],
  ['angleterre', 'GB'],
  ['scotland', 'GB'],
  ['the netherlands', 'NL'],
  ['holland', 'NL'],
  ['pays bas', 'NL'],
  ['usa', 'US'],
  ['belgie', 'BE'],
  ['belgique', 'BE'],
  ['belgium', 'BE'],
] as const)
  NAMES.set(name, code);

/** A country by its name in one of three languages, or by its code in capitals. */
export function countryOf(word: string): string | null {
  const text = word.trim().replace(/[().,]+$|^[(]/g, '');
  return NAMES.get(fold(text)) ?? (/^[A-Z]{2}$/.test(text) && COUNTRIES.includes(text) ? text : null);
}

/** The first country that a text names. */
export function countryIn(text: string): string | null {
  for (const word of text.split(/[,\n|•·;:()–—]| - /)) {
    const country = countryOf(word);
    if (country) return country;
  }
  return null;
}
