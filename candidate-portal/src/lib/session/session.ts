import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/** What the portal knows of the logged-in user; the API never sends a secret of theirs. */
export interface SessionUser {
  _id: string;
  email: string;
  firstname: string;
  name: string;
  language?: string;
  roles: string[];
  /** The candidate this user is; null for a recruiter. */
  candidateId: string | null;
}

export interface Session {
  user: SessionUser;
  token: string;
  expiresAt: string;
}

/** Between password and two-factor code: the token opens only `users/verify2fa` and is never stored. */
export interface FirstStep {
  userId: string;
  token: string;
}

export interface SessionState {
  session: Session | null;
  firstStep: FirstStep | null;
}

const initialState: SessionState = { session: null, firstStep: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (state, action: PayloadAction<Session>) => {
      state.session = action.payload;
      state.firstStep = null;
    },
    firstStepTaken: (state, action: PayloadAction<FirstStep | null>) => {
      state.firstStep = action.payload;
    },
    /** Logout, expiry, a 401, or a logout in another tab. */
    sessionEnded: (state) => {
      state.session = null;
      state.firstStep = null;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { loggedIn, firstStepTaken, sessionEnded } = slice.actions;

interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession): Session | null => state.session.session;
export const selectToken = (state: WithSession): string | null =>
  state.session.session?.token ?? state.session.firstStep?.token ?? null;

export const useSession = (): Session | null => useSelector(selectSession);
export const useFirstStep = (): FirstStep | null => useSelector((state: WithSession) => state.session.firstStep);

export const isRecruiter = (user: SessionUser): boolean =>
  user.roles.includes('recruiter') || user.roles.includes('super-admin');
