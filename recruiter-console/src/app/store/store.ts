import { configureApi } from '@byline/web-kit/api';
import { dropDrafts } from '@byline/web-kit/form';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../api';
import { config } from '../../config';
import { sessionEnded, sessionReducer, storeSession, tokenOf } from '../../lib/session/session';

/** A store of its own for each test; the app has one. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  let stored = store.getState().session.session;
  store.subscribe(() => {
    const { session, expired } = store.getState().session;
    if (session === stored) return;
    // Nothing of one user's data stays for the next one; a change of language alone keeps it.
    const sameUser = session?.token === stored?.token;
    if (stored && !session && !expired) dropDrafts(stored.user._id);
    stored = session;
    storeSession(session);
    if (!sameUser) store.dispatch(api.util.resetApiState());
  });
  configureApi({
    baseUrl: config.apiUrl,
    getToken: () => tokenOf(store.getState().session),
    onSessionEnded: () => store.dispatch(sessionEnded()),
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
