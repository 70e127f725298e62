import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Messages } from '../i18n';
import { useLanguage } from '../i18n/useT';

/** The texts about a CV load with the screen that shows them, because few visitors see it. */
const catalogues = import.meta.glob<Messages>('../../i18n/cv/*.json', { import: 'default' });

/** Adds the texts about a CV to those of the app. */
export function CvMessages({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  const language = useLanguage();
  const { messages, locale, defaultLocale } = useIntl();
  const [loaded, setLoaded] = useState<{ language: string; texts: Messages } | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = catalogues[`../../i18n/cv/${language}.json`];
    load?.().then(
      (texts) => isCurrent && setLoaded({ language, texts }),
      (error: unknown) => isCurrent && setFailed(new Error('the texts did not load', { cause: error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  // The boundary around the screen says that it could not be loaded.
  if (failed) throw failed;
  if (loaded?.language !== language) return meanwhile;
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={{ ...messages, ...loaded.texts }}>
      {children}
    </IntlProvider>
  );
}
