import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { LoadMessages, Messages } from './kit-messages';
import { MessagesFailed } from './MessagesFailed';

interface MessagesProviderProps {
  language: Language;
  load: LoadMessages;
  /** The texts of the first language, if they are already loaded. */
  first?: Messages;
  /** Shown while the first texts load, in the language of the surrounding page. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/**
 * Draws an app in a language once its texts are loaded. The present texts stay while those of another language load. If texts cannot be
 * loaded, the user can try again.
 */
export function MessagesProvider({ language, load, first, meanwhile, children }: MessagesProviderProps) {
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages } | null>(
    first ? { language, messages: first } : null,
  );
  const [failed, setFailed] = useState<Language | null>(null);
  const [retries, setRetries] = useState(0);

  const show = useEffectEvent((messages: Messages) => {
    document.documentElement.lang = language;
    setLoaded({ language, messages });
    setFailed(null);
  });
  const fail = useEffectEvent((error: unknown) => {
    reportError(error);
    setFailed(language);
    // The network works, so a new version is online, or the browser remembers the failure. A reload of the page solves both.
    if (retries > 0 && !loaded && navigator.onLine) window.location.reload();
  });
  useEffect(() => {
    let current = true;
    load(language).then(
      (messages) => current && show(messages),
      (error: unknown) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [language, load, retries]);

  const retry = (): void => {
    setFailed(null);
    setRetries(retries + 1);
  };
  const failure = failed === language && (
    <MessagesFailed language={language} beside={loaded !== null} onRetry={retry} />
  );
  if (!loaded) return failure || meanwhile;
  return (
    <IntlProvider locale={loaded.language} defaultLocale={DEFAULT_LANGUAGE} messages={loaded.messages}>
      {children}
      {failure}
    </IntlProvider>
  );
}
