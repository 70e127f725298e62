import { DEMO_LOGINS, type DemoLogin } from '../../demo/src/logins.ts';
import { UserError } from './print.ts';

/** The value of `byline.session` in localStorage, of both apps. */
export interface Session {
  user: { candidateId: string | null };
  token: string;
  expiresAt: string;
}

export function pick(logins: DemoLogin[], what: string, matches: (login: DemoLogin) => boolean): DemoLogin {
  const found = logins.find(matches);
  if (found === undefined) throw new UserError(`the demo data has no ${what}`);
  return found;
}

export function demoLogins(): { recruiter: DemoLogin; complete: DemoLogin; incomplete: DemoLogin } {
  const isCandidate = ({ app }: DemoLogin): boolean => /portal/i.test(app);
  const isIncomplete = ({ note }: DemoLogin): boolean => /still|incomplete/i.test(note);
  return {
    recruiter: pick(DEMO_LOGINS, 'recruiter', (login) => !isCandidate(login)),
    complete: pick(DEMO_LOGINS, 'candidate', (login) => isCandidate(login) && !isIncomplete(login)),
    incomplete: pick(DEMO_LOGINS, 'incomplete candidate', (login) => isCandidate(login) && isIncomplete(login)),
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
