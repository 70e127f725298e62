import type { Messages } from '@byline/web-kit/i18n';
import { LucideProvider } from 'lucide-react';
import { StrictMode, type ReactNode } from 'react';
import { Providers } from './providers/Providers';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  /** The initial texts, if they are already loaded. */
  messages?: Messages;
  /** The router with its screens. */
  children: ReactNode;
}

/** The whole portal, in a browser and on the server that draws its first pages (src/server/first-pages.tsx). */
export const App = ({ store, messages, children }: AppProps) => (
  <StrictMode>
    <LucideProvider size={20} strokeWidth={1.8}>
      <Providers store={store} {...(messages && { messages })}>
        {children}
      </Providers>
    </LucideProvider>
  </StrictMode>
);
