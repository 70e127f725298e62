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

/**
 * The candidates of the files that turn one into a recruiter, end a login or change its language. Each file names its own, because a place in a list moves when another
 * file changes somebody before it. The public preview takes none of them.
 */
const OF = {
  'two-recruiters': 'pieter.beeckman',
  runaway: 'corentin.toussaint',
  'security-log': 'noemie.leroy',
  'console-account': 'laetitia.dupuis',
  'console-login': 'antoine.mercier',
  rescued: 'esther.vanbeek',
  languages: 'youssef.elamrani',
  proposals: 'sam.pauwels',
  live: 'roos.kuipers',
  week: 'bram.hendriks',
  'forced-colours': 'flavie.vidal',
} as const;

/** The candidate of a file, whom no other file uses (public-preview takes a candidate with a public page). */
export async function somebody(call: Call, file: keyof typeof OF): Promise<Somebody> {
  const email = `${OF[file]}@byline.example`;
  const { records } = await call<{ records: (Omit<Somebody, 'userId'> & { userId: string | null })[] }>(
    'GET',
    'candidates?limit=100&sort=createdAt',
  );
  const found = records.find((one) => one.email === email);
  if (!found?.userId) throw new Error(`the demo has no ${email} with a login`);
  return { ...found, userId: found.userId };
}
