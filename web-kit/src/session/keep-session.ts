import type { UnknownAction } from '@reduxjs/toolkit';
import { configureApi } from '../api/settings';
import { dropDrafts } from '../form/draft';
import { applyTheme } from '../theme';
import { selectToken, sessionEnded, type WithSession } from './session';
import { writeLanguage, writeSession } from './storage';

interface SessionStore {
  getState: () => WithSession;
  dispatch: (action: UnknownAction) => unknown;
  subscribe: (listener: () => void) => unknown;
}

interface KeepOptions {
  apiUrl: string;
  /** Drops every cached answer, so that the next user sees no data of this one. */
  forget: () => void;
}

/** Gives the API client the session of a store, and keeps the browser's storage in step with it. */
export function keepSession(store: SessionStore, { apiUrl, forget }: KeepOptions): void {
  configureApi({
    baseUrl: apiUrl,
    getToken: () => selectToken(store.getState()),
    onSessionEnded: (token, saving) => {
      if (token !== store.getState().session.session?.token) return Promise.resolve(false);
      store.dispatch(sessionEnded({ saving }));
      if (!store.getState().session.session) return Promise.resolve(false);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  /** Calls that wait until their user logs in again. */
  let waiting: ((again: boolean) => void)[] = [];
  let before = store.getState().session;
  /** The owner of the drafts. */
  let drafter = before.session?.user._id;
  writeLanguage(before.language);

  store.subscribe(() => {
    const last = before;
    const now = store.getState().session;
    if (now === last) return;
    before = now;
    if (now.language !== last.language) writeLanguage(now.language);
    if (now.session !== last.session || now.expired !== last.expired)
      writeSession(now.expired ? null : now.session, now.expired);
    const theme = now.session?.user.theme;
    if (theme && theme !== last.session?.user.theme) applyTheme(theme);
    if (now.session) {
      drafter = now.session.user._id;
    } else if (drafter !== undefined && !now.expired) {
      // A logout removes drafts; a session that only expired keeps them.
      dropDrafts(drafter);
      drafter = undefined;
    }
    const isSameUser = now.session?.user._id === last.session?.user._id;
    if (last.session && !isSameUser) forget();
    if (now.session && now.expired) return;
    for (const answer of waiting) answer(isSameUser && now.session !== null);
    waiting = [];
  });
}
