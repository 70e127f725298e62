import { configureApi } from '@byline/web-kit/api';
import { toLanguage } from '@byline/shared-types/domain';
import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '../../api';
import { config } from '../../config';
import { initialLanguage, rememberLanguage } from '../../i18n/language';
import { languageChosen, localeReducer } from '../../i18n/locale-slice';
import { loggedIn, selectSession, selectToken, sessionEnded, sessionReducer } from '../../lib/session/session';
import { onSessionStored, readSession, writeSession } from '../../lib/session/storage';

const listener = createListenerMiddleware();

const session = readSession();
const language = initialLanguage(window.location.search, session?.user.language);
rememberLanguage(language);

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, locale: localeReducer },
  preloadedState: { session: { session, firstStep: null }, locale: language },
  middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
});
export type RootState = ReturnType<typeof store.getState>;

configureApi({
  baseUrl: config.apiUrl,
  getToken: () => selectToken(store.getState()),
  // A refused two-factor code is a 401 too; only a whole session can end.
  onSessionEnded: () => {
    if (selectSession(store.getState())) store.dispatch(sessionEnded());
  },
});
setupListeners(store.dispatch);

listener.startListening({
  actionCreator: loggedIn,
  effect: ({ payload }, { dispatch }) => {
    writeSession(payload);
    if (payload.user.language) dispatch(languageChosen(toLanguage(payload.user.language)));
  },
});
listener.startListening({
  actionCreator: sessionEnded,
  effect: (_action, { dispatch }) => {
    writeSession(null);
    // What the last user saw must not be there for the next one.
    dispatch(api.util.resetApiState());
  },
});
listener.startListening({
  actionCreator: languageChosen,
  effect: ({ payload }) => rememberLanguage(payload),
});

/** The longest wait a timer can hold; a session never lasts that long. */
const MAX_TIMER_MS = 2 ** 31 - 1;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The session ends by itself at its stored time (docs/domain/accounts.md#logging-in). */
function watchExpiry(): void {
  clearTimeout(expiry);
  const current = selectSession(store.getState());
  if (!current) return;
  const left = Math.min(Math.max(Date.parse(current.expiresAt) - Date.now(), 0), MAX_TIMER_MS);
  expiry = setTimeout(() => store.dispatch(sessionEnded()), left);
}
listener.startListening({ matcher: isAnyOf(loggedIn, sessionEnded), effect: watchExpiry });
watchExpiry();

// Another tab logged in or out.
onSessionStored((stored) => {
  if (stored) store.dispatch(loggedIn(stored));
  else if (selectSession(store.getState())) store.dispatch(sessionEnded());
});
