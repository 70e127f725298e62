import { toProblem } from '../problems/problem';

/** Settings that an app gives the client once, before its first call. */
export interface ApiSettings {
  /** Base address, e.g. `http://localhost:3000/api/v1`. */
  baseUrl: string;
  /** The bearer token of the session, or null without a session. */
  getToken: () => string | null;
  /** The API answered 401 to a call with this token: the session is over. True once its user is logged in again. */
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

/** The token that a call is made with now. */
export const currentToken = (): string | null => settings.getToken();

/** The header that says who is calling, for requests made outside the generated client (upload progress, downloads). */
export function authorization(): Record<string, string> {
  const token = settings.getToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/**
 * For a call that was refused: whether it was for a session that ended, and its user has logged in again since, so that the call
 * goes on. A wrong password says nothing of the session.
 */
export async function goesOn(
  error: unknown,
  { token, saving }: { token: string | null; saving: boolean },
): Promise<boolean> {
  const problem = toProblem(error);
  if (token === null || problem?.status !== 401 || problem.code === 'wrong_credentials') return false;
  return settings.onSessionEnded(token, saving);
}
