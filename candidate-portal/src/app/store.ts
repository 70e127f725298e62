import { config } from '@byline/web-kit/config';
import { keepSession, sessionReducer, startingSession } from '@byline/web-kit/session';
import { createLateStore } from '../api/late-store';
import { askedLanguage } from '../i18n/language';

/** `?lang=` is for who is not logged in: a user's own language wins (docs/domain/accounts.md#languages). */
function starting() {
  const known = startingSession();
  return known.session ? known : startingSession(askedLanguage(window.location.search));
}

/** A store of its own for each test; the portal has one. */
export function createStore() {
  const store = createLateStore({ session: sessionReducer }, { session: starting() });
  keepSession(store, { apiUrl: config.apiUrl, forget: store.reset });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
