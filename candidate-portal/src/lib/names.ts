import {
  COUNTRIES,
  FALLBACK_PROVINCE,
  provinceName,
  provincesOf,
  WORK_LANGUAGES,
  type Language,
} from '@byline/shared-types/domain';

export interface Choice {
  value: string;
  label: string;
}

const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const byLabel =
  (language: Language) =>
  (a: Choice, b: Choice): number =>
    a.label.localeCompare(b.label, language);

/** A country's name in a language of the portal; an unknown code stays as it is. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** A language's name, with a capital as it stands in lists and facts. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(code) ?? code;
  return capitalised(name, language);
}

export function countryChoices(language: Language): Choice[] {
  return COUNTRIES.map((value) => ({ value, label: countryName(value, language) })).sort(byLabel(language));
}

export function languageChoices(language: Language): Choice[] {
  return WORK_LANGUAGES.map((value) => ({ value, label: languageName(value, language) })).sort(byLabel(language));
}

/** A country's provinces; the fallback comes last, in the words given. */
export function provinceChoices(country: string, other: string): Choice[] {
  return provincesOf(country).map((value) => ({
    value,
    label: value === FALLBACK_PROVINCE ? other : (provinceName(country, value) ?? value),
  }));
}
