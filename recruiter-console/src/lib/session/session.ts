import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { toLanguage, type Language } from '@byline/shared-types/domain';
import type { LoginResponse, UserResponse } from '../../api';
import { readStored, writeStored } from '@byline/web-kit/storage';

/** Who is logged in, as kept in localStorage `byline.session`. */
export type Session = LoginResponse;
export type SessionUser = UserResponse;

const KEY = 'byline.session';

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { user, token, expiresAt } = value as Partial<Session>;
  return typeof token === 'string' && typeof expiresAt === 'string' && Array.isArray(user?.roles);
}

/** The stored session, or null when there is none or it is over. */
export function readSession(now: Date = new Date()): Session | null {
  const text = readStored(KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isSession(value) && new Date(value.expiresAt) > now) return value;
  } catch {
    // Not ours: cleared below like an expired one.
  }
  writeStored(KEY, null);
  return null;
}

export interface SessionState {
  session: Session | null;
  /** Whether the last session ended by itself: the login screen says so. */
  expired: boolean;
  /** Between password and code: a token that opens nothing but users/verify2fa. Never stored. */
  firstStep: { token: string; userId: string } | null;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ session: readSession(), expired: false, firstStep: null }),
  reducers: {
    codeAsked: (state, { payload }: PayloadAction<SessionState['firstStep']>) => {
      state.firstStep = payload;
    },
    loggedIn: (state, { payload }: PayloadAction<Session>) => {
      state.session = payload;
      state.expired = false;
      state.firstStep = null;
    },
    loggedOut: (state) => {
      state.session = null;
      state.expired = false;
      state.firstStep = null;
    },
    sessionEnded: (state) => {
      if (state.session) state.expired = true;
      state.session = null;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      if (state.session) state.session.user.language = toLanguage(payload);
    },
  },
});

export const { codeAsked, loggedIn, loggedOut, sessionEnded, languageChosen } = slice.actions;
/** The token calls are made with: the session's, or the first step's while the code is asked. */
export const tokenOf = (state: SessionState): string | null => state.session?.token ?? state.firstStep?.token ?? null;

export const sessionReducer = slice.reducer;

/** Keeps localStorage in step with the store. */
export function storeSession(session: Session | null): void {
  writeStored(KEY, session === null ? null : JSON.stringify(session));
}
