import { getModelToken } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { SessionsService } from '../../src/modules/sessions/sessions.service.js';
import type { SessionRecord } from '../../src/modules/sessions/session.schema.js';
import { asCandidate } from '../factories/accounts.js';
import { asRecruiter, asSuperAdmin, createUser } from '../factories/users.js';
import { startApi, type TestApi } from '../support/api.js';
import { Client } from '../support/client.js';
import { audienceOf, extra, operations, specified, type Call } from './calls.js';
import { ownRecords, requestFor, type OwnRecords } from './own-records.js';

/** Whom the matrix asks: one column each. */
const ACTORS = ['nobody', 'firstStep', 'own', 'other', 'recruiter', 'superAdmin', 'loggedOut', 'expired'] as const;
type Actor = (typeof ACTORS)[number];

/** What an audience means, cell by cell: may call, must log in (401), may not (403). */
const open = 'may';
const who = (cells: Partial<Record<Actor, typeof open>>): Record<Actor, 'may' | 401 | 403> => ({
  nobody: 401,
  firstStep: 403,
  own: 403,
  other: 403,
  recruiter: 403,
  superAdmin: 403,
  loggedOut: 401,
  expired: 401,
  ...cells,
});
const MATRIX: Record<string, Record<Actor, 'may' | 401 | 403>> = {
  anyone: Object.fromEntries(ACTORS.map((actor) => [actor, open])) as Record<Actor, 'may'>,
  'first-step': who({ firstStep: open }),
  user: who({ own: open, other: open, recruiter: open, superAdmin: open }),
  self: who({ own: open, recruiter: open, superAdmin: open }),
  recruiter: who({ recruiter: open, superAdmin: open }),
  'super-admin': who({ superAdmin: open }),
};

/** Codes that say the guard or a row check refused; wrong input or a wrong password is no refusal. */
const REFUSALS = ['not_logged_in', 'session_expired', 'forbidden'];

let api: TestApi;
let clients: Record<Actor, Client>;
let records: OwnRecords;

async function sessionsThatEnded(): Promise<Pick<Record<Actor, Client>, 'firstStep' | 'loggedOut' | 'expired'>> {
  const sessions = api.app.get(SessionsService);
  const { user } = await createUser(api, { roles: ['recruiter', 'super-admin'] });
  const owner = { userId: user._id, candidateId: null, roles: user.roles, language: user.language };
  const firstStep = await sessions.openFirstStep(owner);
  const [loggedOut, expired] = [await sessions.open(owner), await sessions.open(owner)];
  await new Client(api.url, loggedOut.token).post('/auth/logout');
  const principal = await sessions.principalOf(expired.token);
  await api.app
    .get<Model<SessionRecord>>(getModelToken('Session'))
    .updateOne(
      { _id: new Types.ObjectId(principal?.sessionId) },
      { $set: { expiresAt: new Date(Date.now() - 1_000) } },
    );
  const as = ({ token }: { token: string }): Client => new Client(api.url, token);
  return { firstStep: as(firstStep), loggedOut: as(loggedOut), expired: as(expired) };
}

beforeAll(async () => {
  api = await startApi();
  const own = await asCandidate(api);
  records = await ownRecords(api, own.candidateId);
  clients = {
    nobody: new Client(api.url),
    own: own.client,
    other: (await asCandidate(api)).client,
    recruiter: (await asRecruiter(api)).client,
    superAdmin: (await asSuperAdmin(api)).client,
    ...(await sessionsThatEnded()),
  };
});
afterAll(() => api.close());

/** Calls that end the actor's own session or account would spoil the cells after them; their own tests make them. */
const ENDS_SESSION = ['POST auth/logout', 'DELETE users'];

async function answerOf(call: Call, actor: Actor): Promise<'may' | 401 | 403> {
  const { path, body } = requestFor(call, records);
  const client = clients[actor];
  const { status, body: answer } = await client.request(call.method, path, body);
  // Nothing a caller leaves out or gets wrong is our failure.
  expect(status).toBeLessThan(500);
  const code = (answer as Partial<Problem> | null)?.code ?? '';
  return REFUSALS.includes(code) ? (status as 401 | 403) : 'may';
}

describe.each([...specified, ...extra])('$method $path for $who', (call) => {
  const cells = MATRIX[audienceOf(call)];

  it('has a row in the matrix', () => {
    expect(cells).toBeDefined();
    expect([...operations.keys()].length).toBeGreaterThan(0);
  });

  // Who may not call is asked first: a call that deletes must not have run before they are refused.
  const order = [...ACTORS].sort((a, b) => Number(cells?.[a] === open) - Number(cells?.[b] === open));
  const asked = ENDS_SESSION.includes(`${call.method} ${call.path}`)
    ? order.filter((actor) => cells?.[actor] !== open)
    : order;
  it.each(asked)('%s', async (actor) => {
    expect(await answerOf(call, actor)).toBe(cells?.[actor]);
  });
});
