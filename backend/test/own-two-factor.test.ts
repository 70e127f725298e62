import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import type {
  OwnTwoFactorResponse,
  RecoveryCodesResponse,
  TwoFactorSetupResponse,
} from '../src/modules/accounts/dto/own-two-factor.dto.js';
import { ResetTwoFactor } from '../src/modules/accounts/reset-two-factor.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { mailTo } from './factories/accounts.js';
import { asRecruiter, createUser, PASSWORD, type TestUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const STEP_SECONDS = 30;
const OWN = '/users/me/two-factor';

const api = await testApi();
const anyone = new Client(api.url);

/** The app's code, some steps from now. */
const codeAt = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });

const logIn = async ({ email, password }: TestUser): Promise<LoginResponse> =>
  (await anyone.post<LoginResponse>('/auth/login', { email, password })).body;
const stateOf = async (client: Client) => (await client.get<OwnTwoFactorResponse>(OWN)).body;
const begin = async (client: Client) =>
  (await client.post<TwoFactorSetupResponse>(OWN, { currentPassword: PASSWORD })).body;

/** A user who has just turned two-factor on with the current code. `nextCode` works once more, even if a step ends meanwhile. */
async function withTwoFactor(fields: Parameters<typeof createUser>[1] = {}) {
  const person = await createUser(api, fields);
  const client = anyone.as((await logIn(person)).token);
  const { secret } = await begin(client);
  const { status, body } = await client.post<RecoveryCodesResponse>(`${OWN}/confirm`, { code: codeAt(secret) });
  expect(status).toBe(200);
  const userId = String(person.user._id);
  return {
    person,
    client,
    nextCode: codeAt(secret, 1),
    recoveryCodes: body.recoveryCodes,
    /** Both steps of a login. */
    verify: async (code: string) => {
      const { token } = await logIn(person);
      return anyone.as(token).post<LoginResponse>('/users/verify2fa', { userId, code });
    },
  };
}

describe('turning on two-factor', () => {
  it('needs the password, then a code of the app', async () => {
    const person = await createUser(api);
    const client = anyone.as((await logIn(person)).token);
    expect(await client.wrongFields('POST', OWN, { currentPassword: 'not the password' })).toEqual([
      'currentPassword wrong_password',
    ]);
    expect(await client.refusal('POST', `${OWN}/confirm`, { code: '123456' })).toBe('409 setup_expired');
    const { qr, otpauthUrl, secret } = await begin(client);
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect((await logIn(person)).user.twofactorEnabled).toBe(false);
    expect(await client.wrongFields('POST', `${OWN}/confirm`, { code: codeAt(secret, 5) })).toEqual([
      'code wrong_code',
    ]);
    expect(await stateOf(client)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  });

  it('applies to the last app', async () => {
    const client = anyone.as((await logIn(await createUser(api))).token);
    const [first, second] = [await begin(client), await begin(client)];
    expect(await client.wrongFields('POST', `${OWN}/confirm`, { code: codeAt(first.secret) })).toEqual([
      'code wrong_code',
    ]);
    expect((await client.post(`${OWN}/confirm`, { code: codeAt(second.secret) })).status).toBe(200);
  });

  it('must restart after half an hour', async () => {
    const twofactorSetup = { secret: 'sealed', expiresAt: new Date(Date.now() - 1_000) };
    const client = anyone.as((await logIn(await createUser(api, { twofactorSetup }))).token);
    expect(await client.refusal('POST', `${OWN}/confirm`, { code: '123456' })).toBe('409 setup_expired');
  });

  it('answers ten recovery codes, ends the other sessions, sends a mail, and requires a code from then on', async () => {
    const person = await createUser(api, { language: 'fr' });
    const there = anyone.as((await logIn(person)).token);
    const client = anyone.as((await logIn(person)).token);
    const { secret } = await begin(client);
    const code = codeAt(secret);
    const { body } = await client.post<RecoveryCodesResponse>(`${OWN}/confirm`, { code });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes.every((one) => /^[A-Z2-9]{5}-[A-Z2-9]{5}$/.test(one))).toBe(true);
    expect(await stateOf(client)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect(await there.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await mailTo(api, person.email, 'two_factor_on')).mail.subject).toContain('double authentification');
    expect(await client.refusal('POST', OWN, { currentPassword: PASSWORD })).toBe('409 two_factor_on');
    expect(await client.refusal('POST', `${OWN}/confirm`, { code })).toBe('409 two_factor_on');
    const { token, user } = await logIn(person);
    expect(await anyone.as(token).refusal('GET', '/users/me')).toBe('403 forbidden');
    const again = await anyone.as(token).refusal('POST', '/users/verify2fa', { userId: user._id, code });
    expect(again).toBe('401 wrong_credentials');
  });

  it('happens once for two simultaneous requests with the same code', async () => {
    const client = anyone.as((await logIn(await createUser(api))).token);
    const { secret } = await begin(client);
    const confirm = () => client.request('POST', `${OWN}/confirm`, { code: codeAt(secret) });
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('a recovery code', () => {
  it('logs in once in place of a code, in every spelling', async () => {
    const { recoveryCodes, verify, client, nextCode } = await withTwoFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(first)).status).toBe(200);
    expect((await verify(first)).status).toBe(401);
    expect((await verify(second.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await stateOf(client)).recoveryCodesLeft).toBe(8);
    expect((await verify(nextCode)).status).toBe(200);
  });

  it('works once for two simultaneous requests, and for its user only', async () => {
    const { recoveryCodes, verify } = await withTwoFactor();
    const code = recoveryCodes[0] ?? '';
    const statuses = (await Promise.all([verify(code), verify(code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    const other = await withTwoFactor();
    expect((await other.verify(recoveryCodes[1] ?? '')).status).toBe(401);
  });

  it('is stored as a hash, and replaced by new ones', async () => {
    const { client, person, recoveryCodes, nextCode, verify } = await withTwoFactor();
    const stored = await api.connection.collection('users').findOne({ _id: person.user._id });
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
    const proof = { currentPassword: PASSWORD, code: nextCode };
    const { body } = await client.post<RecoveryCodesResponse>(`${OWN}/recovery-codes`, proof);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await verify(recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await verify(body.recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('turning off two-factor', () => {
  it('needs the password and a code: an open session is not enough', async () => {
    const { client, nextCode, verify } = await withTwoFactor();
    const refused = (proof: object) => client.wrongFields('POST', `${OWN}/off`, proof);
    expect(await refused({ currentPassword: 'not the password', code: nextCode })).toEqual([
      'currentPassword wrong_password',
    ]);
    expect(await refused({ currentPassword: PASSWORD, code: '000000' })).toEqual(['code wrong_code']);
    expect(await refused({ currentPassword: PASSWORD })).toEqual(['code required']);
    expect((await verify(nextCode)).status).toBe(200);
    expect(await refused({ currentPassword: PASSWORD, code: nextCode })).toEqual(['code wrong_code']);
  });

  it('ends the other sessions, sends a mail, and requires no code from then on', async () => {
    const { client, nextCode, person, verify, recoveryCodes } = await withTwoFactor();
    const there = anyone.as((await verify(recoveryCodes[0] ?? '')).body.token);
    const proof = { currentPassword: PASSWORD, code: nextCode };
    expect((await client.post(`${OWN}/off`, proof)).status).toBe(204);
    expect(await stateOf(client)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(await there.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await anyone.as((await logIn(person)).token).get('/users/me')).status).toBe(200);
    expect((await mailTo(api, person.email, 'two_factor_off')).mail.subject).toBe('Two-factor is off');
    expect(await client.refusal('POST', `${OWN}/off`, proof)).toBe('409 two_factor_off');
    expect(await client.refusal('POST', `${OWN}/recovery-codes`, proof)).toBe('409 two_factor_off');
  });

  it('accepts a recovery code if the app is lost', async () => {
    const { client, recoveryCodes } = await withTwoFactor();
    const proof = { currentPassword: PASSWORD, code: recoveryCodes[9] };
    expect((await client.post(`${OWN}/off`, proof)).status).toBe(204);
  });

  it('counts each wrong code together with those of the login', async () => {
    const { client, nextCode, verify } = await withTwoFactor();
    const off = (code: string) => client.problem('POST', `${OWN}/off`, { currentPassword: PASSWORD, code });
    for (let tries = 1; tries <= 10; tries++) expect((await off('000000')).code).toBe('validation_failed');
    expect((await off(nextCode)).code).toBe('codes_locked');
    expect((await verify(nextCode)).status).toBe(429);
  });
});

it('can be turned off by the operator for a user without app and codes, who gets a mail', async () => {
  const { person, client } = await withTwoFactor();
  const reset = api.app.get(ResetTwoFactor);
  await reset.reset(person.email);
  expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
  expect((await anyone.as((await logIn(person)).token).get('/users/me')).status).toBe(200);
  expect((await mailTo(api, person.email, 'two_factor_off')).mail.subject).toBe('Two-factor is off');
  await expect(reset.reset(person.email)).rejects.toThrow('Two-factor is not on.');
  await expect(reset.reset('nobody@example.be')).rejects.toThrow('User not found');
});

it('can be turned on by a recruiter too, but not turned off in the console', async () => {
  const { client, recoveryCodes, nextCode } = await withTwoFactor({ roles: ['recruiter'] });
  const proof = { currentPassword: PASSWORD, code: nextCode };
  expect(await client.refusal('POST', `${OWN}/off`, proof)).toBe('403 forbidden');
  expect(await stateOf(client)).toEqual({ enabled: true, recoveryCodesLeft: recoveryCodes.length });
});

it('mails the owner about the use of a recovery code, with the number left, and about new ones', async () => {
  const { person, client, recoveryCodes, verify } = await withTwoFactor();
  expect((await verify(recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await mailTo(api, person.email, 'recovery_code_used')).text).toContain('You have 9 codes left.');
  const proof = { currentPassword: PASSWORD, code: recoveryCodes[1] };
  expect((await client.post(`${OWN}/recovery-codes`, proof)).status).toBe(200);
  expect((await mailTo(api, person.email, 'recovery_code_used', 2)).text).toContain('You have 8 codes left.');
  expect((await mailTo(api, person.email, 'recovery_codes_renewed')).mail.subject).toBe('You have new recovery codes');
});

it('a colleague’s new QR code replaces the two-factor that a recruiter had as a candidate', async () => {
  const { person, recoveryCodes, verify } = await withTwoFactor();
  await api.connection
    .collection('users')
    .updateOne({ _id: person.user._id }, { $set: { roles: ['candidate', 'recruiter'] } });
  const { client } = await asRecruiter(api);
  expect(
    (await client.post(`/users/generate/qr/${String(person.user._id)}`, { currentPassword: PASSWORD })).status,
  ).toBe(200);
  expect((await verify(recoveryCodes[0] ?? '')).status).toBe(401);
});
