import type { UnknownAction } from '@reduxjs/toolkit';
import { configureApi } from '../api';
import { dropDrafts } from '../form/draft';
import { selectToken, sessionEnded, type WithSession } from './session';
import { writeLanguage, writeSession } from './storage';

interface SessionStore {
  getState: () => WithSession;
  dispatch: (action: UnknownAction) => unknown;
  subscribe: (listener: () => void) => unknown;
}

interface KeepOptions {
  apiUrl: string;
  /** Drops every answer that was kept: nothing of one user stays for the next. */
  forget: () => void;
}

/** Lets the client call with the session of a store, and keeps the browser's storage in step with it. */
export function keepSession(store: SessionStore, { apiUrl, forget }: KeepOptions): void {
  configureApi({
    baseUrl: apiUrl,
    getToken: () => selectToken(store.getState()),
    onSessionEnded: () => store.dispatch(sessionEnded()),
  });
  let before = store.getState().session;
  /** Whose drafts there may be. */
  let drafter = before.session?.user._id;
  writeLanguage(before.language);

  store.subscribe(() => {
    const last = before;
    const now = store.getState().session;
    if (now === last) return;
    before = now;
    if (now.language !== last.language) writeLanguage(now.language);
    if (now.session !== last.session) writeSession(now.session, now.expired);
    if (now.session) {
      drafter = now.session.user._id;
    } else if (drafter !== undefined && !now.expired) {
      // Logged out, and not just at the end of the session: nothing that was typed stays.
      dropDrafts(drafter);
      drafter = undefined;
    }
    if (last.session && last.session.token !== now.session?.token) forget();
  });
}
