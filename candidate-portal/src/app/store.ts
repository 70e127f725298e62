import { config } from '@byline/web-kit/config';
import { keepSession, sessionReducer, startingSession, type SessionState } from '@byline/web-kit/session';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api';
import { askedLanguage } from '../i18n/language';

/** `?lang=` sets the language of visitors; a user's own language takes precedence (docs/domain/accounts.md#languages). */
function starting(): SessionState {
  const known = startingSession();
  return known.session ? known : startingSession(askedLanguage(window.location.search));
}

/** A store without browser storage, for the server that draws a page. */
export const storeWith = (session: SessionState) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

/** The portal's store; the browser keeps its session. */
export function createStore(): AppStore {
  const store = storeWith(starting());
  keepSession(store, { apiUrl: config.apiUrl, forget: () => store.dispatch(api.util.resetApiState()) });
  return store;
}

export type AppStore = ReturnType<typeof storeWith>;
