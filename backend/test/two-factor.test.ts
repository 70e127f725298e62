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

/** A recruiter with two-factor on, through the first step of the login. */
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

  it('opens nothing but the second step after the password', async () => {
    const { step, verify, secret } = await firstStep();
    expect((await step.problem('GET', '/users/me')).status).toBe(403);
    expect((await step.problem('GET', '/recruiters')).status).toBe(403);
    const { status, body } = await verify(codeAt(secret));
    expect(status).toBe(200);
    expect((await anyone.as(body.token).get('/users/me')).status).toBe(200);
    expect((await step.problem('POST', '/users/verify2fa', { userId: body.user._id, code: '000000' })).status).toBe(
      401,
    );
  });

  it('takes a code once, and one step to either side of the clock', async () => {
    const { person, secret, verify } = await firstStep();
    await earlyInStep();
    const code = codeAt(secret, -1);
    expect((await verify(code)).status).toBe(200);
    const again = await firstStep(person, secret);
    expect((await again.verify(code)).status).toBe(401);
    expect((await again.verify(codeAt(secret, 3))).status).toBe(401);
    expect((await again.verify(codeAt(secret, 1))).status).toBe(200);
  });

  it('takes a code once when it comes twice at the same moment', async () => {
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
    const fifth = await step.problem('POST', '/users/verify2fa', { userId, code: '000000' });
    expect(fifth.code).toBe('wrong_credentials');
    const late = await step.problem('POST', '/users/verify2fa', { userId, code: codeAt(secret) });
    expect(late).toMatchObject({ status: 401, code: 'session_expired' });
  });

  it('still passes on the fifth try', async () => {
    const { secret, verify } = await firstStep();
    for (let tries = 1; tries <= 4; tries += 1) await verify('000000');
    expect((await verify(codeAt(secret))).status).toBe(200);
  });

  it('belongs to the user of the first step', async () => {
    const { step, secret } = await firstStep();
    const other = await createUser(api);
    const body = { userId: String(other.user._id), code: codeAt(secret) };
    expect((await step.problem('POST', '/users/verify2fa', body)).code).toBe('wrong_credentials');
  });

  it('stops taking the old secret once there is a new one', async () => {
    const { person, secret } = await firstStep();
    const fresh = await renew(person.user);
    const next = await firstStep(person, fresh);
    expect((await next.verify(codeAt(secret))).status).toBe(401);
    expect((await next.verify(codeAt(fresh))).status).toBe(200);
  });

  it('needs the token of the first step', async () => {
    const body = { userId: 'x', code: '1' };
    expect((await anyone.problem('POST', '/users/verify2fa', body)).code).toBe('not_logged_in');
    expect((await recruiter.problem('POST', '/users/verify2fa', body)).code).toBe('forbidden');
  });

  it('is made for recruiters only, and for a super-admin by a super-admin', async () => {
    const candidate = await createUser(api);
    const admin = await createUser(api, { roles: ['recruiter', 'super-admin'] });
    const path = (user: UserRecord) => `/users/generate/qr/${String(user._id)}`;
    expect((await recruiter.problem('POST', path(candidate.user), PROOF)).code).toBe('user_not_found');
    expect((await recruiter.problem('POST', path(admin.user), PROOF)).code).toBe('forbidden');
    expect((await recruiter.problem('POST', '/users/generate/qr/nonsense', PROOF)).code).toBe('invalid_id');
    const { client } = await asSuperAdmin(api);
    expect((await client.post(path(admin.user), PROOF)).status).toBe(200);
  });

  it('is made by a colleague who proves who they are; its owner is logged out and told by whom', async () => {
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
    expect((await owner.problem('GET', '/users/me')).code).toBe('session_expired');
    expect((await mailTo(api, user.email, 'two_factor_renewed')).text).toContain('Sofie');
    const entry = await api.connection.collection('audit').findOne({ entityId: user._id });
    expect(entry).toMatchObject({ action: 'two_factor_renewed', actorId: colleague._id });
  });

  it('of their own login leaves a recruiter the session that they are in', async () => {
    const { client, user } = await asRecruiter(api);
    expect((await client.post(`/users/generate/qr/${String(user._id)}`, PROOF)).status).toBe(200);
    expect((await client.get('/users/me')).status).toBe(200);
  });
});
