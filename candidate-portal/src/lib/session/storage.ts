import { readStored, writeStored } from '@byline/web-kit/storage';
import type { Session } from './session';

const KEY = 'byline.session';

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'user' in value && 'token' in value && 'expiresAt' in value;

/** The stored session while it lasts; an expired or unreadable one is cleared. */
export function readSession(now: number = Date.now()): Session | null {
  const stored = readStored(KEY);
  if (stored === null) return null;
  const value = parse(stored);
  if (isSession(value) && Date.parse(value.expiresAt) > now) return value;
  writeStored(KEY, null);
  return null;
}

export function writeSession(session: Session | null): void {
  writeStored(KEY, session && JSON.stringify(session));
}

/** Calls back when another tab logs in or out. */
export function onSessionStored(listener: (session: Session | null) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener(readSession());
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** Anything could be under the key; what is not JSON is no session. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
