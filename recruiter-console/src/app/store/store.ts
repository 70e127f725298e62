import { config } from '@byline/web-kit/config';
import { keepSession, sessionReducer, startingSession } from '@byline/web-kit/session';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '../../api';
import { askedLanguage } from '../../i18n/language';
import { forgetList } from '../../lib/candidate-list/last-list';

/** Creates the app's only store; each test creates its own. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session: startingSession(askedLanguage()) },
    middleware: (getDefault) => getDefault().concat(api.middleware),
    // Screens learn of an answer at once and the next frame shows it; by default they learn of it in that frame.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  // Stops polling while the window is hidden.
  setupListeners(store.dispatch);
  const forget = (): void => {
    store.dispatch(api.util.resetApiState());
    forgetList();
  };
  keepSession(store, { apiUrl: config.apiUrl, forget });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
