import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@byline/shared-types/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readLanguage, readSession, type Session, type SessionUser } from './storage';

/** Between password and two-factor code: the token opens only `users/verify2fa` and is never stored. */
export interface FirstStep {
  userId: string;
  token: string;
}

export interface SessionState {
  session: Session | null;
  firstStep: FirstStep | null;
  /** Whether the last session ended by itself. */
  expired: boolean;
  /** Language of the interface (docs/domain/accounts.md#languages). */
  language: Language;
}

/** Who is logged in, and the language: the one asked for, the user's, the one used last in this browser, else English. */
export function startingSession(asked: Language | null = null): SessionState {
  const session = readSession();
  const last = readLanguage();
  const known = session?.user.language ?? LANGUAGES.find((language) => language === last) ?? DEFAULT_LANGUAGE;
  return { session, firstStep: null, expired: false, language: asked ?? toLanguage(known) };
}

const slice = createSlice({
  name: 'session',
  initialState: () => startingSession(),
  reducers: {
    firstStepTaken: (state, { payload }: PayloadAction<FirstStep | null>) => {
      state.firstStep = payload;
    },
    loggedIn: (state, { payload }: PayloadAction<Session>) => {
      state.session = payload;
      state.firstStep = null;
      state.expired = false;
      state.language = toLanguage(payload.user.language);
    },
    loggedOut: (state) => {
      state.session = null;
      state.firstStep = null;
      state.expired = false;
    },
    /** At its time, or because the API says so. */
    sessionEnded: (state) => {
      if (state.session) state.expired = true;
      state.session = null;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
      if (state.session) state.session.user.language = payload;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { firstStepTaken, loggedIn, loggedOut, sessionEnded, languageChosen } = slice.actions;

export interface WithSession {
  session: SessionState;
}

/** The token that calls are made with: the session's, or the first step's while the code is asked. */
export const selectToken = ({ session: { session, firstStep } }: WithSession): string | null =>
  session?.token ?? firstStep?.token ?? null;

export const useSession = (): Session | null => useSelector(({ session }: WithSession) => session.session);
export const useFirstStep = (): FirstStep | null => useSelector(({ session }: WithSession) => session.firstStep);
export const useSessionExpired = (): boolean => useSelector(({ session }: WithSession) => session.expired);
export const useChosenLanguage = (): Language => useSelector(({ session }: WithSession) => session.language);

/** The user who is logged in; only where nobody else comes. */
export function useCurrentUser(): SessionUser {
  const session = useSession();
  if (!session) throw new Error('useCurrentUser outside a session');
  return session.user;
}

/** The console is for recruiters, the portal for candidates (docs/domain/accounts.md#roles). */
export const isRecruiter = ({ roles }: Pick<SessionUser, 'roles'>): boolean =>
  roles.includes('recruiter') || roles.includes('super-admin');
