import { DEMO_LOGINS } from '../../demo/src/logins.ts';
import type { Call } from '../support/calls.ts';

/** A candidate of the demo with a login. */
export interface Somebody {
  /** The id of the candidate; `userId` is that of the login. */
  _id: string;
  userId: string;
  email: string;
  firstname: string;
  name: string;
}

/** Files whose candidate becomes a recruiter or loses their login, which ends their sessions, so each file needs its own candidate. */
const OF = [
  'two-recruiters',
  'runaway',
  'security-log',
  'console-account',
  'rescued',
  'languages',
  'proposals',
  'live',
  'week',
] as const;

/** A candidate with a login that other files do not use (public-preview takes a candidate with a public page). */
export async function somebody(call: Call, file: (typeof OF)[number]): Promise<Somebody> {
  const { records } = await call<{ records: (Omit<Somebody, 'userId'> & { userId: string | null })[] }>(
    'GET',
    'candidates?limit=100&sort=createdAt&filter[publicEnabled]=false',
  );
  const known = DEMO_LOGINS.map(({ email }) => email);
  const found = records.filter(({ userId, email }) => userId !== null && !known.includes(email))[OF.indexOf(file)];
  if (!found?.userId) throw new Error('the demo has nobody else with a login');
  return { ...found, userId: found.userId };
}
