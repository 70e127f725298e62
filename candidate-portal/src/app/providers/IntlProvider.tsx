import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { ProblemWordsContext } from '@byline/web-kit/problems';
import { problemWords } from '../../i18n/problem-words';
import { useSelector } from 'react-redux';
import type { Messages } from '@byline/web-kit/i18n';
import { loadMessages } from '../../i18n/catalogues';
import type { RootState } from '../store';

interface Loaded {
  language: Language;
  messages: Messages;
}

/** The portal in the chosen language. While another language is being fetched, the present one stays. */
export function PortalIntlProvider({ initial, children }: { initial: Loaded; children: ReactNode }) {
  const language = useSelector((state: RootState) => state.locale);
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    let current = true;
    loadMessages(language).then(
      (messages) => current && setLoaded({ language, messages }),
      // The network is gone: the words that are there stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <IntlProvider locale={loaded.language} defaultLocale={DEFAULT_LANGUAGE} messages={loaded.messages}>
      <ProblemWordsContext value={problemWords}>{children}</ProblemWordsContext>
    </IntlProvider>
  );
}
