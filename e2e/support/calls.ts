import { DEMO_PASSWORD } from '../steps/console.ts';
import { LOTTE } from '../steps/visits.ts';
import { runningProduct } from './product.ts';

export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Logs Lotte, or another demo login, in to the API, and returns a function that calls it; unwraps `data`. */
export async function callsOf(email = LOTTE, url = runningProduct().urls.api): Promise<Call> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { ...(body && json), authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    const answer = (response.status === 204 ? {} : await response.json()) as T & { data?: T };
    return answer.data ?? answer;
  };
}
