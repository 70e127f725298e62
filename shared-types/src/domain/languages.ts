/** Interface languages (docs/domain/accounts.md#languages). English is the default and the fallback. */
export const LANGUAGES = ['nl', 'fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The interface language for any value: the value itself if it is a known language, else English. */
export function toLanguage(value: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** Labels that exist in every interface language (docs/domain/accounts.md#languages). */
export type Label = Record<'NL' | 'EN' | 'FR', string>;

/** The text of a label in one interface language. */
export function labelIn(label: Label, language: Language): string {
  return label[language.toUpperCase() as keyof Label];
}

/** Languages a candidate can speak or translate (ISO 639-1); names come from Intl.DisplayNames. */
export const WORK_LANGUAGES = [
  'nl',
  'fr',
  'en',
  'de',
  'es',
  'it',
  'pt',
  'pl',
  'ar',
  'bg',
  'cs',
  'da',
  'el',
  'et',
  'fi',
  'ga',
  'hr',
  'hu',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'no',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;
export type WorkLanguage = (typeof WORK_LANGUAGES)[number];
