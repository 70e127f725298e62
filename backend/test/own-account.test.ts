import { describe, expect, it } from 'vitest';
import { createLinkToken, hashToken } from '../src/common/auth/secrets.js';
import type { SessionsResponse } from '../src/modules/accounts/dto/own-account.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { mailTo } from './factories/accounts.js';
import { createUser, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const NEW = 'a quiet autumn noon';

const api = await testApi();
const anyone = new Client(api.url);

const logIn = async (email: string, password: string): Promise<Client> =>
  anyone.as((await anyone.post<LoginResponse>('/auth/login', { email, password })).body.token);

/** A user with sessions on two devices. */
async function twice() {
  const person = await createUser(api);
  const { email, password } = person;
  return { ...person, here: await logIn(email, password), there: await logIn(email, password) };
}
const sessionsOf = async (client: Client, userAgent = FIREFOX) =>
  (await client.get<SessionsResponse>('/users/me/sessions', { 'user-agent': userAgent })).body.sessions;

describe('the own password', () => {
  it('contains no name, address or product, and a change is mailed to its owner', async () => {
    const { here, email } = await twice();
    const change = (password: string) => ({ currentPassword: PASSWORD, password });
    for (const held of ['Dewitte', 'noor', 'BYLINE', email.split('@')[0]])
      expect(await here.wrongFields('POST', '/users/me/password', change(`quiet ${held} noon`))).toEqual([
        'password password_own',
      ]);
    expect((await here.post('/users/me/password', change(NEW))).status).toBe(204);
    expect((await mailTo(api, email, 'password_changed')).mail.subject).toBe('Your password was changed');
  });

  it('is changed with the current one, which ends the other sessions and a mailed link', async () => {
    const token = createLinkToken();
    const reset = { hash: hashToken(token), expiresAt: new Date(Date.now() + 60_000), usedAt: null };
    const { email, password } = await createUser(api, { reset });
    const [here, there] = [await logIn(email, password), await logIn(email, password)];
    const change = { currentPassword: password, password: NEW };
    expect((await here.post('/users/me/password', change)).status).toBe(204);
    expect((await here.get('/users/me')).status).toBe(200);
    expect(await there.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect(await anyone.refusal('POST', '/auth/login', { email, password })).toBe('401 wrong_credentials');
    expect((await (await logIn(email, NEW)).get('/users/me')).status).toBe(200);
    const link = { email, token, password: NEW };
    expect(await anyone.refusal('POST', '/users/resetPassword', link)).toBe('400 link_invalid');
  });

  it('cannot be changed to itself, which ends no session', async () => {
    const { here, there, password } = await twice();
    const change = { currentPassword: password, password };
    expect(await here.wrongFields('POST', '/users/me/password', change)).toEqual(['password same_password']);
    expect((await there.get('/users/me')).status).toBe(200);
  });

  it('is not changed without the current one, and each attempt counts as a login', async () => {
    const { here, password, email } = await twice();
    const change = (currentPassword: string, next = NEW) =>
      here.problem('POST', '/users/me/password', { currentPassword, password: next });
    expect(fieldsOf(await change('not the password'))).toEqual(['currentPassword wrong_password']);
    expect(fieldsOf(await change(password, 'short'))).toEqual(['password password_too_short']);
    for (let tries = 1; tries < 10; tries++) await change('not the password');
    expect((await change(password)).code).toBe('login_locked');
    expect(await anyone.refusal('POST', '/auth/login', { email, password })).toBe('429 login_locked');
  });
});

describe('the list of sessions', () => {
  it('names browser and system, and marks the current session', async () => {
    const { here, there } = await twice();
    await sessionsOf(there, IPHONE);
    const sessions = await sessionsOf(here);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', device: 'computer', current: true },
      { browser: 'Safari', system: 'iOS', device: 'phone', current: false },
    ]);
    expect(Date.parse(sessions[1]?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('ends one session or all others at once', async () => {
    const { here, there, email, password } = await twice();
    const other = (await sessionsOf(here)).find(({ current }) => !current);
    expect((await here.delete(`/users/me/sessions/${other?._id}`)).status).toBe(204);
    expect(await there.refusal('GET', '/users/me')).toBe('401 session_expired');
    const third = await logIn(email, password);
    expect((await here.delete('/users/me/sessions')).status).toBe(204);
    expect(await third.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('cannot end sessions of others', async () => {
    const [one, two] = [await twice(), await twice()];
    const [session] = await sessionsOf(one.here);
    expect(await two.here.refusal('DELETE', `/users/me/sessions/${session?._id}`)).toBe('404 not_found');
    expect((await one.here.get('/users/me')).status).toBe(200);
  });
});
