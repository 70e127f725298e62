import { COUNTRIES, type UserFunctionName } from '@byline/shared-types/domain';
import { useIntl } from 'react-intl';
import type { MessageId } from '../i18n';
import type { Translate } from '../i18n/useT';
import { languageName, useLoadedNames } from './language-names';
import { functionWords } from './messages';

export interface Choice {
  value: string;
  label: string;
  /** Folded words to search by, besides the label. */
  words?: readonly string[];
}

/** Keeps one value for each language, because making the names of all countries takes longer than the rest of a screen. */
function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
const countries = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

/** The name with a capital, for lists and facts. An unknown code (old data) stays unchanged. */
export function countryName(code: string, locale: string): string {
  try {
    const name = countries(locale).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return code;
  }
}

/** A French language name after `article`, or after `elided` before a vowel: "l’anglais", "la langue des signes". */
function inFrench(name: string, article: string, elided: string, feminine: string): string {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  if (lower.startsWith('langue ')) return `${feminine} ${lower}`;
  return /^[aeiouyéê]|^ho/.test(lower) ? `${elided}${lower}` : `${article} ${lower}`;
}

const inDutch = (name: string): string => `${name.endsWith('taal') ? 'de' : 'het'} ${name}`;

/** The source language of a translation, in the form that the message needs: "het Nederlands", "Du néerlandais". */
export function sourceLanguage(code: string, locale: string): string {
  const name = languageName(code, locale);
  if (locale === 'fr') return inFrench(name, 'Du', 'De l’', 'De la');
  return locale === 'nl' ? inDutch(name) : name;
}

/** The target language of a translation, in the form that the message needs. */
export function targetLanguage(code: string, locale: string): string {
  const name = languageName(code, locale);
  if (locale === 'fr') return inFrench(name, 'le', 'l’', 'la');
  return locale === 'nl' ? inDutch(name) : name;
}

export const countryChoices = perLocale((locale) =>
  COUNTRIES.map((value) => ({ value, label: countryName(value, locale) })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  ),
);

const names = perLocale((locale) => ({
  language: (code: string) => languageName(code, locale),
  country: (code: string) => countryName(code, locale),
  get countryOptions() {
    return countryChoices(locale);
  },
}));

/** Names and choices in the language of the screen. */
export function useNames() {
  useLoadedNames();
  return names(useIntl().locale);
}

const FUNCTIONS: Record<string, MessageId | undefined> = functionWords satisfies Record<UserFunctionName, MessageId>;

/** The translated name of a user function; an unknown name stays unchanged. */
export function functionName(t: Translate, name: string): string {
  const words = FUNCTIONS[name];
  return words ? t(words) : name;
}
