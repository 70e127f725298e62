import type { Store } from '@reduxjs/toolkit';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { DraftOwnerContext } from '../form';
import { MessagesProvider } from '../i18n';
import type { LoadMessages } from '../i18n/kit-messages';
import { ProblemWordsContext } from '../problems';
import { SessionWatch, useChosenLanguage, useSession } from '../session';

interface AppProvidersProps {
  store: Store;
  loadMessages: LoadMessages;
  /** What the app says in its own words for some problems. */
  problemWords?: ComponentProps<typeof ProblemWordsContext>['value'];
  children: ReactNode;
}

const NO_OWN_WORDS = {};

/** What stands around every screen of both apps: the store, the session, the texts in the chosen language. */
export const AppProviders = ({ store, loadMessages, problemWords = NO_OWN_WORDS, children }: AppProvidersProps) => (
  <Provider store={store}>
    <SessionWatch />
    <InLanguage loadMessages={loadMessages}>
      <ProblemWordsContext value={problemWords}>
        <DraftOwner>{children}</DraftOwner>
      </ProblemWordsContext>
    </InLanguage>
  </Provider>
);

const InLanguage = ({ loadMessages, children }: Pick<AppProvidersProps, 'loadMessages' | 'children'>) => (
  <MessagesProvider language={useChosenLanguage()} load={loadMessages}>
    {children}
  </MessagesProvider>
);

/** Whoever is logged in owns what is typed. */
const DraftOwner = ({ children }: { children: ReactNode }) => (
  <DraftOwnerContext value={useSession()?.user._id ?? null}>{children}</DraftOwnerContext>
);
