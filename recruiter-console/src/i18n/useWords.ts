import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { useEffect, useState } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import { loadMessages } from './catalogues';

/** The words of a language, for what somebody else will read; null until they are there, and those of the interface when they can't be fetched. */
export function useWords(language: Language): IntlShape['formatMessage'] | null {
  const own = useIntl();
  const [other, setOther] = useState<{ language: Language; intl: IntlShape } | null>(null);
  const isOwn = language === own.locale;
  useEffect(() => {
    if (isOwn) return undefined;
    let current = true;
    void loadMessages(language)
      .then((messages) => createIntl({ locale: language, defaultLocale: DEFAULT_LANGUAGE, messages }))
      .catch((error: unknown) => {
        reportError(error);
        return own;
      })
      .then((intl) => current && setOther({ language, intl }));
    return () => {
      current = false;
    };
  }, [language, isOwn, own]);
  if (isOwn) return own.formatMessage;
  return other?.language === language ? other.intl.formatMessage : null;
}
