import { DEFAULT_LANGUAGE, type Language } from '@byline/shared-types/domain';
import type { Messages } from '@byline/web-kit/i18n';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { VisitorLayout } from '../components/layout/VisitorLayout';
import { english } from '../features/public-profile/english';

/** The data of the server about a page (Frame of app-server/src/renderer.ts). */
export interface Frame {
  styles: string[];
  fonts: string[];
  address: string;
  indexed: boolean;
}

interface DocumentProps {
  frame: Frame;
  /** English, as a public profile, unless the page is for one person. */
  language?: Language;
  messages?: Messages;
  head?: ReactNode;
  /** At the end of the bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** The document around a page. The dark theme follows the system, because a stored choice would need a script. */
export const Document = ({
  frame,
  language = DEFAULT_LANGUAGE,
  messages = english,
  head,
  action = null,
  children,
}: DocumentProps) => (
  <IntlProvider locale={language} defaultLocale={DEFAULT_LANGUAGE} messages={messages}>
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {!frame.indexed && <meta name="robots" content="noindex" />}
        {frame.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {frame.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href="/dark.css" media="screen and (prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head}
      </head>
      <body>
        <StaticRouter location={new URL(frame.address).pathname}>
          <LucideProvider size={20} strokeWidth={1.8}>
            <VisitorLayout action={action}>{children}</VisitorLayout>
          </LucideProvider>
        </StaticRouter>
      </body>
    </html>
  </IntlProvider>
);
