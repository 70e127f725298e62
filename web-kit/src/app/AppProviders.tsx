import type { Store } from '@reduxjs/toolkit';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { DraftOwnerContext } from '../form';
import { MessagesProvider } from '../i18n';
import type { LoadMessages, Messages } from '../i18n/kit-messages';
import { ProblemWordsContext } from '../problems';
import { SessionWatch, useChosenLanguage, useSession } from '../session';

interface AppProvidersProps {
  store: Store;
  loadMessages: LoadMessages;
  /** The texts of the first language, if they are already loaded. */
  messages?: Messages;
  /** The app's own words for some problems. */
  problemWords?: ComponentProps<typeof ProblemWordsContext>['value'];
  children: ReactNode;
}

const NO_OWN_WORDS = {};

/** Surrounds every screen of both apps with the store, the session and the texts in the chosen language. */
export const AppProviders = ({ store, problemWords = NO_OWN_WORDS, children, ...texts }: AppProvidersProps) => (
  <Provider store={store}>
    <SessionWatch />
    <InLanguage {...texts}>
      <ProblemWordsContext value={problemWords}>
        <DraftOwner>{children}</DraftOwner>
      </ProblemWordsContext>
    </InLanguage>
  </Provider>
);

const InLanguage = ({ loadMessages, messages, children }: Omit<AppProvidersProps, 'store' | 'problemWords'>) => (
  <MessagesProvider language={useChosenLanguage()} load={loadMessages} {...(messages && { first: messages })}>
    {children}
  </MessagesProvider>
);

/** The logged-in user owns the drafts. */
const DraftOwner = ({ children }: { children: ReactNode }) => (
  <DraftOwnerContext value={useSession()?.user._id ?? null}>{children}</DraftOwnerContext>
);
