import { SessionsService } from '../../src/modules/sessions/sessions.service.js';
import type { SessionRecord } from '../../src/modules/sessions/session.record.js';
import { asCandidate } from '../factories/accounts.js';
import { asRecruiter, asSuperAdmin, createUser } from '../factories/users.js';
import type { TestApi } from '../support/api.js';
import { Client } from '../support/client.js';

/** The callers of the matrix, one column each. */
export const ACTORS = [
  'nobody',
  'firstStep',
  'settingUp',
  'own',
  'other',
  'recruiter',
  'superAdmin',
  'loggedOut',
  'expired',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Operations that end or change the caller's login; each test of them has a login of its own. */
export const ENDS_SESSION: readonly string[] = ['logout', 'removeAccount', 'changePassword'];

async function sessionsThatEnded(api: TestApi): Promise<Pick<Record<Actor, Client>, 'loggedOut' | 'expired'>> {
  const { client: loggedOut } = await asSuperAdmin(api);
  await loggedOut.post('/auth/logout');
  const { client: expired, user } = await asSuperAdmin(api);
  await api
    .model<SessionRecord>('Session')
    .updateOne({ userId: user._id }, { expiresAt: new Date(Date.now() - 1_000) });
  return { loggedOut, expired };
}

/** A caller after the password, before the code. */
export async function inFirstStep(api: TestApi): Promise<Client> {
  const { user } = await createUser(api, { roles: ['recruiter', 'super-admin'] });
  const owner = { userId: user._id, candidateId: null, roles: user.roles, language: user.language };
  return new Client(api.url, (await api.app.get(SessionsService).openFirstStep(owner)).token);
}

/** A recruiter who must set up a second factor first. */
async function settingUp(api: TestApi): Promise<Client> {
  const { user } = await createUser(api, { roles: ['recruiter'] });
  const owner = { userId: user._id, candidateId: null, roles: user.roles, language: user.language };
  return new Client(api.url, (await api.app.get(SessionsService).openSetUp(owner)).token);
}

/** A client for each caller; `own` is the candidate of this id, `other` another one. */
export async function everybody(api: TestApi): Promise<{ clients: Record<Actor, Client>; candidateId: string }> {
  const own = await asCandidate(api);
  const clients = {
    nobody: new Client(api.url),
    firstStep: await inFirstStep(api),
    settingUp: await settingUp(api),
    own: own.client,
    other: (await asCandidate(api)).client,
    recruiter: (await asRecruiter(api)).client,
    superAdmin: (await asSuperAdmin(api)).client,
    ...(await sessionsThatEnded(api)),
  };
  return { clients, candidateId: own.candidateId };
}
