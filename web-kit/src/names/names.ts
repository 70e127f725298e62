import {
  COUNTRIES,
  FALLBACK_PROVINCE,
  provinceName,
  provincesOf,
  WORK_LANGUAGES,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Translate } from '../i18n/useT';
import { functionWords } from './messages';

export interface Choice {
  value: string;
  label: string;
}

/** With a capital, as it stands in lists and facts; a code that is none (old data) stays as it is. */
function nameOf(type: 'language' | 'region', code: string, locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type, fallback: 'code' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return code;
  }
}
export const countryName = (code: string, locale: string): string => nameOf('region', code, locale);
export const languageName = (code: string, locale: string): string => nameOf('language', code, locale);

const choices = (codes: readonly string[], locale: string, name: (code: string, locale: string) => string): Choice[] =>
  codes.map((value) => ({ value, label: name(value, locale) })).sort((a, b) => a.label.localeCompare(b.label, locale));

export const countryChoices = (locale: string): Choice[] => choices(COUNTRIES, locale, countryName);
export const languageChoices = (locale: string): Choice[] => choices(WORK_LANGUAGES, locale, languageName);

/** Names and choices in the language of the screen. */
export function useNames() {
  const { locale } = useIntl();
  return useMemo(
    () => ({
      language: (code: string) => languageName(code, locale),
      country: (code: string) => countryName(code, locale),
      languageOptions: languageChoices(locale),
      countryOptions: countryChoices(locale),
    }),
    [locale],
  );
}

/** A country's provinces; the fallback comes last, in the words given. */
export const provinceChoices = (country: string, other: string): Choice[] =>
  provincesOf(country).map((value) => ({
    value,
    label: value === FALLBACK_PROVINCE ? other : (provinceName(country, value) ?? value),
  }));

const FUNCTIONS: Record<string, MessageDescriptor | undefined> = functionWords satisfies Record<
  UserFunctionName,
  MessageDescriptor
>;

/** A user function in words; a name that is not known stays as the API gave it. */
export function functionName(t: Translate, name: string): string {
  const words = FUNCTIONS[name];
  return words ? t(words) : name;
}
