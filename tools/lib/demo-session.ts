import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';
import { UserError } from './print.ts';

export interface DemoLogin {
  app: string;
  email: string;
  password: string;
  note: string;
}

/** What both apps keep in localStorage under `byline.session`. */
export interface Session {
  user: { candidateId: string | null };
  token: string;
  expiresAt: string;
}

/** The people of the demo data who can log in, as the built backend names them. */
export async function allDemoLogins(): Promise<DemoLogin[]> {
  const module = pathToFileURL(join(root, 'backend/dist/scripts/demo-logins.js')).href;
  return ((await import(module)) as { DEMO_LOGINS: DemoLogin[] }).DEMO_LOGINS;
}

export function pick(logins: DemoLogin[], what: string, matches: (login: DemoLogin) => boolean): DemoLogin {
  const found = logins.find(matches);
  if (found === undefined) throw new UserError(`the demo data has no ${what}`);
  return found;
}

export async function demoLogins(): Promise<{ recruiter: DemoLogin; complete: DemoLogin; incomplete: DemoLogin }> {
  const logins = await allDemoLogins();
  const isCandidate = ({ app }: DemoLogin): boolean => /portal/i.test(app);
  const isIncomplete = ({ note }: DemoLogin): boolean => /still|incomplete/i.test(note);
  return {
    recruiter: pick(logins, 'recruiter', (login) => !isCandidate(login)),
    complete: pick(logins, 'candidate', (login) => isCandidate(login) && !isIncomplete(login)),
    incomplete: pick(logins, 'incomplete candidate', (login) => isCandidate(login) && isIncomplete(login)),
  };
}

export async function logIn(apiUrl: string, { email, password }: DemoLogin): Promise<Session> {
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new UserError(`${email} could not log in at ${apiUrl}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}
