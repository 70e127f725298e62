import type { Language } from '@byline/shared-types/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useDispatch } from 'react-redux';
import { initialLanguage, rememberLanguage } from '../../i18n/language';
import { LanguageContext } from '../../i18n/language-context';
import type { Messages } from '@byline/web-kit/i18n';
import { loadMessages } from '../../i18n/catalogues';
import { useSession } from '../../lib/session/hooks';
import { languageChosen } from '../../lib/session/session';

interface Loaded {
  language: Language;
  messages: Messages;
}

/** The interface in the user's language; nothing is drawn before its words are there. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const userLanguage = useSession()?.user.language;
  const [chosen, setChosen] = useState<Language | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const language = userLanguage === undefined ? (chosen ?? initialLanguage(undefined)) : initialLanguage(userLanguage);

  useEffect(() => {
    let current = true;
    void loadMessages(language).then((messages) => {
      if (!current) return;
      document.documentElement.lang = language;
      setLoaded({ language, messages });
    });
    return () => {
      current = false;
    };
  }, [language]);

  const choose = (next: Language): void => {
    rememberLanguage(next);
    setChosen(next);
    dispatch(languageChosen(next));
  };
  if (!loaded) return null;
  return (
    <IntlProvider locale={loaded.language} defaultLocale="en" messages={loaded.messages}>
      <LanguageContext value={choose}>{children}</LanguageContext>
    </IntlProvider>
  );
}
