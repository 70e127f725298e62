import { AppProviders } from '@byline/web-kit/app';
import type { ReactNode } from 'react';
import { DialogsProvider } from '../../components/ui/DialogsProvider';
import { loadMessages } from '../../i18n/catalogues';
import { problemWords } from '../../i18n/problem-words';
import type { AppStore } from '../store';

/** What stands around every screen. */
export const Providers = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <AppProviders store={store} loadMessages={loadMessages} problemWords={problemWords}>
    <DialogsProvider>{children}</DialogsProvider>
  </AppProviders>
);
