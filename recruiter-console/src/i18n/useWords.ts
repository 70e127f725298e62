import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { useEffect, useState } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import { loadMessages } from './catalogues';

type Words = IntlShape['formatMessage'];

/**
 * The words of some languages, for what somebody else will read; null until they are there, and those of the interface when they can't be
 * fetched.
 */
export function useWords(languages: readonly Language[]): ((language: Language) => Words) | null {
  const own = useIntl();
  const [others, setOthers] = useState<Partial<Record<string, Words>>>({});
  const missing = languages.filter((language) => language !== own.locale && !others[language]);
  const [next] = missing;
  useEffect(() => {
    if (next === undefined) return undefined;
    let current = true;
    void loadMessages(next)
      .then((messages) => createIntl({ locale: next, defaultLocale: DEFAULT_LANGUAGE, messages }))
      .catch((error: unknown) => {
        reportError(error);
        return own;
      })
      .then(({ formatMessage }) => current && setOthers((known) => ({ ...known, [next]: formatMessage })));
    return () => {
      current = false;
    };
  }, [next, own]);
  return missing.length > 0 ? null : (language) => others[language] ?? own.formatMessage;
}
