import { LANGUAGES } from '@byline/shared-types/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

/** A code's name in each interface language, in the order of LANGUAGES, then other words that people search by. */
type Names = Readonly<Record<string, readonly string[]>>;

export interface LanguageChoice {
  value: string;
  label: string;
  /** Folded words to search by: the code and the names in every interface language and in the language itself. */
  words: readonly string[];
}

/*
 * Chromium names about 150 languages, CLDR over a thousand. The others come from a file that loads when one is shown or a list of languages
 * opens; its components draw again then.
 */
let names: Names | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the names; a failed download starts again at the next call, or when the network is back. */
export function loadLanguageNames(): Promise<void> {
  loading ??= import('./languages.json').then(
    (file) => {
      names = file.default;
      listeners.forEach((listener) => listener());
    },
    () => {
      loading = undefined;
      addEventListener('online', () => void loadLanguageNames(), { once: true });
    },
  );
  return loading;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The loaded names; a component with this hook draws again when they arrive. */
export const useLoadedNames = (): Names | undefined =>
  useSyncExternalStore(
    subscribe,
    () => names,
    () => undefined,
  );

const byBrowser = new Map<string, Intl.DisplayNames>();
function browserName(code: string, locale: string): string | undefined {
  const known = byBrowser.get(locale);
  const named =
    known ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay: 'standard' });
  byBrowser.set(locale, named);
  try {
    return named.of(code);
  } catch {
    return undefined;
  }
}

const capitalised = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** The name with a capital, for lists and facts: "Nederlands (België)". An unknown code (old data) stays unchanged. */
export function languageName(code: string, locale: string): string {
  const name = names?.[code]?.[LANGUAGES.findIndex((known) => known === locale)] ?? browserName(code, locale);
  if (name === undefined && !names) void loadLanguageNames();
  return name === undefined ? code : capitalised(name, locale);
}

/** Text without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The languages of most assignments, first in an open list. */
const FREQUENT = ['nl-BE', 'nl-NL', 'nl', 'fr-BE', 'fr-FR', 'fr', 'en-GB', 'en-US', 'en', 'de', 'es', 'it', 'pt'];
const rankOf = ({ value }: LanguageChoice): number => (FREQUENT.indexOf(value) + 1 || FREQUENT.length + 1) - 1;

/** Sorting a thousand names takes longer than drawing a field, and a form has several. */
const sorted = new Map<string, LanguageChoice[]>();

function choicesIn(known: Names, locale: string): LanguageChoice[] {
  const { compare } = new Intl.Collator(locale);
  const made =
    sorted.get(locale) ??
    Object.entries(known)
      .map(([value, texts]) => ({
        value,
        label: languageName(value, locale),
        words: [value, ...texts.flatMap((text) => text.split('|'))].map(folded),
      }))
      .sort((a, b) => rankOf(a) - rankOf(b) || compare(a.label, b.label));
  sorted.set(locale, made);
  return made;
}

const NONE: LanguageChoice[] = [];

/** All languages in the interface language, the frequent ones first; empty while they load. */
export function useLanguageChoices(): LanguageChoice[] {
  const { locale } = useIntl();
  const known = useLoadedNames();
  useEffect(() => void loadLanguageNames(), []);
  return known ? choicesIn(known, locale) : NONE;
}

const MOST = 60;

/** The choices that match a typed text, those first whose code or name is the text, then those that begin with it. */
export function matchingLanguages<Choice extends { words?: readonly string[] }>(
  choices: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return choices.slice(0, MOST);
  const rank = ({ words = [] }: Choice): number => {
    if (words.includes(wanted)) return 0;
    if (words.some((word) => word.startsWith(wanted))) return 1;
    return words.some((word) => word.includes(wanted)) ? 2 : 3;
  };
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice) })).filter((one) => one.rank < 3);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}
