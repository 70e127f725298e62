import type { Language, Theme } from '@byline/shared-types/domain';
import { readStored, writeStored } from '../storage';

/** The user as the apps know them; the API sends no secret. */
export interface SessionUser {
  _id: string;
  email: string;
  firstname: string;
  name: string;
  language: Language;
  /** Null until the user chooses one. */
  theme?: Theme | null;
  roles: string[];
  /** The id of the user's candidate; null for a recruiter. */
  candidateId: string | null;
}

export interface Session {
  user: SessionUser;
  token: string;
  expiresAt: string;
}

const SESSION = 'byline.session';
const LANGUAGE = 'byline.lang';
/** Replaces a session that ended by itself, because other tabs would take its removal for a logout, which drops drafts. */
const ENDED = 'ended';

export type StoredSession = Session | 'ended' | 'logged out';

/**
 * The stored session, even if it has expired by the device's clock, because the API decides. The mark of an ended session stays, because a
 * tab that asks for the login would take its removal for a logout.
 */
export function readSession(): StoredSession {
  const text = readStored(SESSION);
  if (text === null) return 'logged out';
  const session = parse(text);
  if (session) return session;
  if (text === ENDED) return 'ended';
  writeStored(SESSION, null);
  return 'logged out';
}

export function writeSession(session: Session | null, expired: boolean): void {
  writeStored(SESSION, session ? JSON.stringify(session) : expired ? ENDED : null);
}

/** Calls back when another tab stores a session or its end. */
export function onSessionStored(listener: (stored: StoredSession) => void): () => void {
  const handle = ({ key, newValue }: StorageEvent): void => {
    // A null key means that all keys were removed.
    if (key === SESSION || key === null) listener(newValue === null ? 'logged out' : (parse(newValue) ?? 'ended'));
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

export const readLanguage = (): string | null => readStored(LANGUAGE);

/** Also writes a cookie, for the server that draws the first page. */
export function writeLanguage(language: Language): void {
  writeStored(LANGUAGE, language);
  document.cookie = `${LANGUAGE}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The key may hold anything, so a value of another shape counts as no session. */
function parse(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { user, token, expiresAt } = value as Partial<Session>;
  return typeof token === 'string' && typeof expiresAt === 'string' && Array.isArray(user?.roles);
}
