import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { translateBy, type Translate } from '@byline/web-kit/i18n';
import { useEffect, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { loadMessages } from './catalogues';

/**
 * Translations in the languages of other people, for example of a mail's reader. Null while they load; the interface's
 * own language when loading fails.
 */
export function useWords(languages: readonly Language[]): ((language: Language) => Translate) | null {
  const own = useIntl();
  const [others, setOthers] = useState<Partial<Record<string, Translate>>>({});
  const missing = languages.filter((language) => language !== own.locale && !others[language]);
  const [next] = missing;
  useEffect(() => {
    if (next === undefined) return undefined;
    let current = true;
    void loadMessages(next)
      .then((messages) => translateBy(createIntl({ locale: next, defaultLocale: DEFAULT_LANGUAGE, messages })))
      .catch((error: unknown) => {
        reportError(error);
        return translateBy(own);
      })
      .then((words) => current && setOthers((known) => ({ ...known, [next]: words })));
    return () => {
      current = false;
    };
  }, [next, own]);
  return missing.length > 0 ? null : (language) => others[language] ?? translateBy(own);
}
