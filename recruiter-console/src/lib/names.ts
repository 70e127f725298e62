import { COUNTRIES, WORK_LANGUAGES } from '@byline/shared-types/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export interface Option {
  value: string;
  label: string;
}

function namesOf(type: 'language' | 'region', locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  return (code) => {
    try {
      const name = names.of(code) ?? code;
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    } catch {
      // Not a well-formed code (old data): show it as it is.
      return code;
    }
  };
}

/** Names of languages and countries in the interface language. */
export function useNames() {
  const { locale } = useIntl();
  return useMemo(() => {
    const language = namesOf('language', locale);
    const country = namesOf('region', locale);
    const options = (codes: readonly string[], name: (code: string) => string): Option[] =>
      codes.map((value) => ({ value, label: name(value) })).sort((a, b) => a.label.localeCompare(b.label, locale));
    return {
      language,
      country,
      languageOptions: options(WORK_LANGUAGES, language),
      countryOptions: options(COUNTRIES, country),
    };
  }, [locale]);
}
