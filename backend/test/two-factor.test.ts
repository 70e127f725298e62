import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import type { TwoFactorQrResponse } from '../src/modules/users/dto/two-factor.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { mailTo } from './factories/accounts.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { asRecruiter, asSuperAdmin, createUser, loggedIn, PASSWORD, type TestUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { earlyInStep } from './support/authenticator.js';
import { Client } from './support/client.js';

const STEP_SECONDS = 30;
const PROOF = { currentPassword: PASSWORD };

const api = await testApi();
const anyone = new Client(api.url);
const recruiter = (await asRecruiter(api)).client;
const users = api.model<UserRecord>('User');

const codeAt = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });

async function renew(user: UserRecord): Promise<string> {
  const { body } = await recruiter.post<TwoFactorQrResponse>(`/users/generate/qr/${String(user._id)}`, PROOF);
  return new URL(body.otpauthUrl).searchParams.get('secret') ?? '';
}

/** A recruiter with two-factor, after the first step of the login. */
async function firstStep(person?: TestUser, known?: string) {
  const one = person ?? (await createUser(api, { roles: ['recruiter'] }));
  const secret = known ?? (await renew(one.user));
  const { body } = await anyone.post<LoginResponse>('/auth/login', { email: one.email, password: one.password });
  const userId = String(one.user._id);
  const step = anyone.as(body.token);
  return {
    person: one,
    secret,
    step,
    verify: (code: string) => step.post<LoginResponse>('/users/verify2fa', { userId, code }),
    userId,
  };
}

describe('two-factor', () => {
  it('comes as a QR code with the address of the login and the product', async () => {
    const { user, email } = await createUser(api, { roles: ['recruiter'] });
    const { status, body } = await recruiter.post<TwoFactorQrResponse>(`/users/generate/qr/${String(user._id)}`, PROOF);
    expect(status).toBe(200);
    expect(body.qr).toMatch(/^data:image\/png;base64,/);
    const address = new URL(body.otpauthUrl);
    expect(address.searchParams.get('issuer')).toBe('Byline');
    expect(decodeURIComponent(address.pathname)).toContain(email);
    const stored = await users.findById(user._id).lean();
    expect(stored?.twofactorEnabled).toBe(true);
    expect(stored?.twofactor?.secret).not.toContain(address.searchParams.get('secret'));
  });

  it('only opens the second step after the password', async () => {
    const { step, verify, secret } = await firstStep();
    expect(await step.refusal('GET', '/users/me')).toBe('403 forbidden');
    expect(await step.refusal('GET', '/recruiters')).toBe('403 forbidden');
    const { status, body } = await verify(codeAt(secret));
    expect(status).toBe(200);
    expect((await anyone.as(body.token).get('/users/me')).status).toBe(200);
    expect(await step.refusal('POST', '/users/verify2fa', { userId: body.user._id, code: '000000' })).toBe(
      '401 session_expired',
    );
  });

  it('accepts a code once, up to one step early or late', async () => {
    const { person, secret, verify } = await firstStep();
    await earlyInStep();
    const code = codeAt(secret, -1);
    expect((await verify(code)).status).toBe(200);
    const again = await firstStep(person, secret);
    expect((await again.verify(code)).status).toBe(401);
    expect((await again.verify(codeAt(secret, 3))).status).toBe(401);
    expect((await again.verify(codeAt(secret, 1))).status).toBe(200);
  });

  it('accepts a code once for two simultaneous requests', async () => {
    const { person, secret, verify } = await firstStep();
    const other = await firstStep(person, secret);
    const code = codeAt(secret);
    const statuses = (await Promise.all([verify(code), other.verify(code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('never trusts the time of the client', async () => {
    const { step, secret, userId } = await firstStep();
    const time = Math.floor(Date.now() / 1_000) + 100 * STEP_SECONDS;
    const body = { userId, code: generateSync({ secret, epoch: time }), time };
    expect(await step.problem('POST', '/users/verify2fa', body)).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
      detail: 'Gegevens niet correct.',
    });
  });

  it('ends the step after five wrong codes', async () => {
    const { secret, verify, step, userId } = await firstStep();
    for (let tries = 1; tries <= 4; tries += 1) expect((await verify('12345x')).status).toBe(401);
    expect(await step.refusal('POST', '/users/verify2fa', { userId, code: '000000' })).toBe('401 wrong_credentials');
    const late = await step.refusal('POST', '/users/verify2fa', { userId, code: codeAt(secret) });
    expect(late).toBe('401 session_expired');
  });

  it('accepts a right code at the fifth try', async () => {
    const { secret, verify } = await firstStep();
    for (let tries = 1; tries <= 4; tries += 1) await verify('000000');
    expect((await verify(codeAt(secret))).status).toBe(200);
  });

  it('belongs to the user of the first step', async () => {
    const { step, secret } = await firstStep();
    const other = await createUser(api);
    const body = { userId: String(other.user._id), code: codeAt(secret) };
    expect(await step.refusal('POST', '/users/verify2fa', body)).toBe('401 wrong_credentials');
  });

  it('refuses the old secret after a new one', async () => {
    const { person, secret } = await firstStep();
    const fresh = await renew(person.user);
    const next = await firstStep(person, fresh);
    expect((await next.verify(codeAt(secret))).status).toBe(401);
    expect((await next.verify(codeAt(fresh))).status).toBe(200);
  });

  it('needs the token of the first step', async () => {
    const body = { userId: 'x', code: '1' };
    expect(await anyone.refusal('POST', '/users/verify2fa', body)).toBe('401 not_logged_in');
    expect(await recruiter.refusal('POST', '/users/verify2fa', body)).toBe('403 forbidden');
  });

  it('is created for recruiters only, and for a super-admin by a super-admin', async () => {
    const candidate = await createUser(api);
    const admin = await createUser(api, { roles: ['recruiter', 'super-admin'] });
    const path = (user: UserRecord) => `/users/generate/qr/${String(user._id)}`;
    expect(await recruiter.refusal('POST', path(candidate.user), PROOF)).toBe('404 user_not_found');
    expect(await recruiter.refusal('POST', path(admin.user), PROOF)).toBe('403 forbidden');
    expect(await recruiter.refusal('POST', '/users/generate/qr/nonsense', PROOF)).toBe('400 invalid_id');
    const { client } = await asSuperAdmin(api);
    expect((await client.post(path(admin.user), PROOF)).status).toBe(200);
  });

  it('is created by a colleague with a password; its owner is logged out and gets a mail with the colleague’s name', async () => {
    const { client, user: colleague } = await loggedIn(api, { roles: ['recruiter'], firstname: 'Sofie' });
    const [code] = await turnOnTwoFactor(client);
    const { client: owner, user } = await asRecruiter(api);
    const path = `/users/generate/qr/${String(user._id)}`;
    const refused = (proof: object) => client.wrongFields('POST', path, proof);
    expect(await refused({ currentPassword: 'not the password', code })).toEqual(['currentPassword wrong_password']);
    expect(await refused(PROOF)).toEqual(['code required']);
    expect(await refused({ ...PROOF, code: '000000' })).toEqual(['code wrong_code']);
    expect((await owner.get('/users/me')).status).toBe(200);
    expect((await client.post(path, { ...PROOF, code })).status).toBe(200);
    expect(await owner.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await mailTo(api, user.email, 'two_factor_renewed')).text).toContain('Sofie');
    const entry = await api.connection.collection('audit').findOne({ entityId: user._id });
    expect(entry).toMatchObject({ action: 'two_factor_renewed', actorId: colleague._id });
  });

  it('for their own login keeps a recruiter’s current session', async () => {
    const { client, user } = await asRecruiter(api);
    expect((await client.post(`/users/generate/qr/${String(user._id)}`, PROOF)).status).toBe(200);
    expect((await client.get('/users/me')).status).toBe(200);
  });
});
