import { toProblem } from '../problems/problem';

/** Settings that an app gives the client once, before its first call. */
export interface ApiSettings {
  /** Base address, e.g. `http://localhost:3000/api/v1`. */
  baseUrl: string;
  /** The bearer token of the session, or null without a session. */
  getToken: () => string | null;
  /**
   * Called when the API answers 401 to a call with this token: the session has ended. Resolves with true once the same user is logged in
   * again.
   */
  onSessionEnded: (token: string, saving: boolean) => Promise<boolean>;
}

let settings: ApiSettings = { baseUrl: '/api/v1', getToken: () => null, onSessionEnded: () => Promise.resolve(false) };

export function configureApi(next: ApiSettings): void {
  settings = next;
}

/** The base address of all calls. */
export const baseUrl = (): string => settings.baseUrl;

/** The address of an API path, for links, uploads with progress and downloads. */
export const apiUrl = (path: string): string => `${settings.baseUrl}${path}`;

/** The token that the next call sends. */
export const currentToken = (): string | null => settings.getToken();

/** The header that identifies the caller, for requests outside the generated client (uploads with progress, downloads). */
export function authorization(): Record<string, string> {
  const token = settings.getToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Whether to repeat a refused call: its session had ended, and the user has logged in again since. A wrong password is also a 401, but does
 * not mean that the session ended.
 */
export async function goesOn(
  error: unknown,
  { token, saving }: { token: string | null; saving: boolean },
): Promise<boolean> {
  const problem = toProblem(error);
  if (token === null || problem?.status !== 401 || problem.code === 'wrong_credentials') return false;
  return settings.onSessionEnded(token, saving);
}
