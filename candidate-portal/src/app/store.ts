import { config } from '@byline/web-kit/config';
import { keepSession, sessionReducer, startingSession, type SessionState } from '@byline/web-kit/session';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api';
import { askedLanguage } from '../i18n/language';

/** `?lang=` is for who is not logged in: a user's own language wins (docs/domain/accounts.md#languages). */
function starting(): SessionState {
  const known = startingSession();
  return known.session ? known : startingSession(askedLanguage(window.location.search));
}

/** A store by itself, for the server that draws a page; the app's is in step with the browser (`createStore`). */
export const storeWith = (session: SessionState) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

/** A store of its own for each test; the portal has one. */
export function createStore(): AppStore {
  const store = storeWith(starting());
  keepSession(store, { apiUrl: config.apiUrl, forget: () => store.dispatch(api.util.resetApiState()) });
  return store;
}

export type AppStore = ReturnType<typeof storeWith>;
