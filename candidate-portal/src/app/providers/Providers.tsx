import { AppProviders } from '@byline/web-kit/app';
import type { Messages } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { DialogsProvider } from '../../components/ui/DialogsProvider';
import { loadMessages } from '../../i18n/catalogues';
import { problemWords } from '../../i18n/problem-words';
import type { AppStore } from '../store';

interface ProvidersProps {
  store: AppStore;
  messages?: Messages;
  children: ReactNode;
}

export const Providers = ({ store, messages, children }: ProvidersProps) => (
  <AppProviders store={store} loadMessages={loadMessages} problemWords={problemWords} {...(messages && { messages })}>
    <DialogsProvider>{children}</DialogsProvider>
  </AppProviders>
);
