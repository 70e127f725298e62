import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../src/common/auth/secrets.js';
import { SessionsService } from '../../src/modules/sessions/sessions.service.js';
import type { UserRecord } from '../../src/modules/users/user.record.js';
import { userListFields } from '../../src/modules/users/user.rules.js';
import type { TestApi } from '../support/api.js';
import { Client } from '../support/client.js';

export const PASSWORD = 'correct horse battery';
const passwordHash = hashPassword(PASSWORD);

export interface TestUser {
  user: UserRecord;
  email: string;
  password: string;
}

/** An activated user; the test gives the fields that matter. */
export async function createUser(api: TestApi, fields: Partial<UserRecord> = {}): Promise<TestUser> {
  const { firstname = 'Noor', name = 'Dewitte' } = fields;
  const email = fields.email ?? `${randomBytes(6).toString('hex')}@example.be`;
  const users = api.model<UserRecord>('User');
  const user = await users.create({
    language: 'en',
    roles: ['candidate'],
    activatedAt: new Date(),
    passwordHash: await passwordHash,
    ...userListFields({ firstname, name, email }),
    ...fields,
    firstname,
    name,
    email,
  });
  return { user: user.toObject(), email, password: PASSWORD };
}

/** A logged-in client of a new user with these roles. */
export async function loggedIn(
  api: TestApi,
  fields: Partial<UserRecord> = {},
): Promise<{ client: Client; user: UserRecord }> {
  const { user } = await createUser(api, fields);
  const { token } = await api.app.get(SessionsService).open({
    userId: user._id,
    candidateId: user.candidateId,
    roles: user.roles,
    language: user.language,
  });
  return { client: new Client(api.url, token), user };
}

export const asRecruiter = (api: TestApi) => loggedIn(api, { roles: ['recruiter'] });
export const asSuperAdmin = (api: TestApi) => loggedIn(api, { roles: ['recruiter', 'super-admin'] });
