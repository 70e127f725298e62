import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { english } from '../english';

/** The public profile is always English (docs/domain/candidates.md#public-profile), and so are its texts. */
export function EnglishProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={DEFAULT_LANGUAGE} defaultLocale={DEFAULT_LANGUAGE} messages={english}>
      {children}
    </IntlProvider>
  );
}
