import type { Messages } from '@byline/web-kit/i18n';
import { LucideProvider } from 'lucide-react';
import { StrictMode, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers/Providers';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** The texts to begin with, where they are here already. */
  messages?: Messages;
}

/** The whole portal, in a browser and where its first page is drawn before (src/server/first-pages.tsx). */
export const App = ({ store, router, messages }: AppProps) => (
  <StrictMode>
    <LucideProvider size={20} strokeWidth={1.8}>
      <Providers store={store} {...(messages && { messages })}>
        <RouterProvider router={router} />
      </Providers>
    </LucideProvider>
  </StrictMode>
);
