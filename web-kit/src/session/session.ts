import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@byline/shared-types/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readLanguage, readSession, type Session, type SessionUser } from './storage';

/** The state between the password and the two-factor code. Its token opens only `users/verify2fa` and is never stored. */
export interface FirstStep {
  userId: string;
  token: string;
}

export interface SessionState {
  session: Session | null;
  firstStep: FirstStep | null;
  /** Whether the last session ended by itself. If `session` is still set, the screen asks its user to log in again. */
  expired: boolean;
  /** Whether a save was running when the session ended. The save continues after the login. */
  saving: boolean;
  /** Whether the screen stays when the session ends, because it asks its user to log in again (docs/domain/accounts.md#logging-in). */
  screenStays: boolean;
  /** Language of the interface (docs/domain/accounts.md#languages). */
  language: Language;
}

/** The stored session, and the language: the requested one, the user's, the last one in this browser, else English. */
export function startingSession(asked: Language | null = null): SessionState {
  const stored = readSession();
  const session = typeof stored === 'object' ? stored : null;
  const last = readLanguage();
  const known = session?.user.language ?? LANGUAGES.find((language) => language === last) ?? DEFAULT_LANGUAGE;
  return {
    session,
    firstStep: null,
    expired: stored === 'ended',
    saving: false,
    screenStays: false,
    language: asked ?? toLanguage(known),
  };
}

const OVER = { firstStep: null, expired: false, saving: false } as const;

const slice = createSlice({
  name: 'session',
  initialState: () => startingSession(),
  reducers: {
    firstStepTaken: (state, { payload }: PayloadAction<FirstStep | null>) => {
      state.firstStep = payload;
    },
    loggedIn: (state, { payload }: PayloadAction<Session>) => {
      Object.assign(state, OVER, { session: payload, language: toLanguage(payload.user.language) });
    },
    loggedOut: (state) => {
      Object.assign(state, OVER, { session: null });
    },
    /** The session expired, or the API refused it. */
    sessionEnded: (state, { payload }: PayloadAction<{ saving: boolean } | undefined>) => {
      if (!state.session) return;
      state.expired = true;
      if (state.screenStays) state.saving ||= payload?.saving === true;
      else state.session = null;
    },
    /** A screen that asks for the login itself opens or closes. When it closes, an expired session is removed. */
    screenStayed: (state, { payload }: PayloadAction<boolean>) => {
      state.screenStays = payload;
      if (!payload && state.expired) state.session = null;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
      if (state.session) state.session.user.language = payload;
    },
    /** The user changed their own details. */
    userChanged: (state, { payload }: PayloadAction<Partial<SessionUser>>) => {
      if (!state.session) return;
      Object.assign(state.session.user, payload);
      state.language = toLanguage(state.session.user.language);
    },
  },
});

export const sessionReducer = slice.reducer;
export const { firstStepTaken, loggedIn, loggedOut, sessionEnded, screenStayed, languageChosen, userChanged } =
  slice.actions;

export interface WithSession {
  session: SessionState;
}

/** The token of calls: the first step's while the user enters the code, else the session's. */
export const selectToken = ({ session: { session, firstStep } }: WithSession): string | null =>
  firstStep?.token ?? session?.token ?? null;

export const useSession = (): Session | null => useSelector(({ session }: WithSession) => session.session);
export const useFirstStep = (): FirstStep | null => useSelector(({ session }: WithSession) => session.firstStep);
export const useSessionExpired = (): boolean => useSelector(({ session }: WithSession) => session.expired);
export const useWasSaving = (): boolean => useSelector(({ session }: WithSession) => session.saving);
export const useChosenLanguage = (): Language => useSelector(({ session }: WithSession) => session.language);

/** The logged-in user, for screens behind the login. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (!session) throw new Error('useCurrentUser outside a session');
  return session.user;
}

/** The console is for recruiters, the portal for candidates (docs/domain/accounts.md#roles). */
export const isRecruiter = ({ roles }: Pick<SessionUser, 'roles'>): boolean =>
  roles.includes('recruiter') || roles.includes('super-admin');
