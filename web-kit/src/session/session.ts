import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@byline/shared-types/domain';
import type { UnknownAction } from '@reduxjs/toolkit';
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
  /** Whether the last session ended by itself. While it is still here, its user is asked to log in again. */
  expired: boolean;
  /** Something was being saved when it ended, and goes on after the login. */
  saving: boolean;
  /** The screen outlasts the session, for it asks its user to log in again (docs/domain/accounts.md#logging-in). */
  screenStays: boolean;
  /** Language of the interface (docs/domain/accounts.md#languages). */
  language: Language;
}

/** Who is logged in, and the language: the one asked for, the user's, the one used last in this browser, else English. */
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

export const firstStepTaken = (payload: FirstStep | null) => ({ type: 'session/firstStepTaken', payload }) as const;
export const loggedIn = (payload: Session) => ({ type: 'session/loggedIn', payload }) as const;
export const loggedOut = () => ({ type: 'session/loggedOut' }) as const;
/** At its time, or because the API says so. */
export const sessionEnded = (payload?: { saving: boolean }) => ({ type: 'session/sessionEnded', payload }) as const;
/** A screen that asks for the login itself comes or goes; without one, a session that ended is gone. */
export const screenStayed = (payload: boolean) => ({ type: 'session/screenStayed', payload }) as const;
export const languageChosen = (payload: Language) => ({ type: 'session/languageChosen', payload }) as const;
/** The user changed what is stored of them. */
export const userChanged = (payload: Partial<SessionUser>) => ({ type: 'session/userChanged', payload }) as const;

type SessionAction = ReturnType<
  | typeof firstStepTaken
  | typeof loggedIn
  | typeof loggedOut
  | typeof sessionEnded
  | typeof screenStayed
  | typeof languageChosen
  | typeof userChanged
>;

/** Written out: a slice would bring Redux Toolkit and Immer to the portal's entry, which needs nothing else of them. */
export function sessionReducer(state: SessionState | undefined, action: UnknownAction): SessionState {
  return state ? next(state, action as SessionAction) : startingSession();
}

const OVER = { firstStep: null, expired: false, saving: false } as const;

function next(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session/firstStepTaken':
      return { ...state, firstStep: action.payload };
    case 'session/loggedIn':
      return { ...state, ...OVER, session: action.payload, language: toLanguage(action.payload.user.language) };
    case 'session/loggedOut':
      return { ...state, ...OVER, session: null };
    case 'session/sessionEnded':
      if (!state.session) return state;
      return state.screenStays
        ? { ...state, expired: true, saving: state.saving || action.payload?.saving === true }
        : { ...state, expired: true, session: null };
    case 'session/screenStayed': {
      const screenStays = action.payload;
      return { ...state, screenStays, session: !screenStays && state.expired ? null : state.session };
    }
    case 'session/languageChosen': {
      const language = action.payload;
      const { session } = state;
      return { ...state, language, session: session && { ...session, user: { ...session.user, language } } };
    }
    case 'session/userChanged': {
      if (!state.session) return state;
      const user = { ...state.session.user, ...action.payload };
      return { ...state, session: { ...state.session, user }, language: toLanguage(user.language) };
    }
    default:
      return state;
  }
}

export interface WithSession {
  session: SessionState;
}

/** The token that calls are made with: the session's, or the first step's while the code is asked. */
export const selectToken = ({ session: { session, firstStep } }: WithSession): string | null =>
  firstStep?.token ?? session?.token ?? null;

export const useSession = (): Session | null => useSelector(({ session }: WithSession) => session.session);
export const useFirstStep = (): FirstStep | null => useSelector(({ session }: WithSession) => session.firstStep);
export const useSessionExpired = (): boolean => useSelector(({ session }: WithSession) => session.expired);
export const useWasSaving = (): boolean => useSelector(({ session }: WithSession) => session.saving);
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
