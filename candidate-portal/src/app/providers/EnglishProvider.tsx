import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import kit from '../../../../web-kit/i18n/en.json';
import portal from '../../../i18n/en.json';
import own from '../../../i18n/public/en.json';

const messages = { ...kit, ...portal, ...own };

/** The public profile is always English (docs/domain/candidates.md#public-profile), and so are its texts. */
export function EnglishProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={DEFAULT_LANGUAGE} defaultLocale={DEFAULT_LANGUAGE} messages={messages}>
      {children}
    </IntlProvider>
  );
}
