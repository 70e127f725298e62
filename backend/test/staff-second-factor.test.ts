import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import type { RecoveryCodesResponse, TwoFactorSetupResponse } from '../src/modules/accounts/dto/own-two-factor.dto.js';
import type { PasskeyResponse } from '../src/modules/passkeys/dto/passkey.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { createUser, PASSWORD, type TestUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { SoftwarePasskey } from './support/software-passkey.js';

const api = await testApi({ STAFF_SECOND_FACTOR: 'true' });
const anyone = new Client(api.url);

const logIn = async ({ email }: TestUser): Promise<LoginResponse> =>
  (await anyone.post<LoginResponse>('/auth/login', { email, password: PASSWORD })).body;
const proof = { currentPassword: PASSWORD };

/** A recruiter after the password, without a second factor. */
async function withoutOne() {
  const person = await createUser(api, { roles: ['recruiter'] });
  const { token, setUpNeeded } = await logIn(person);
  expect(setUpNeeded).toBe(true);
  return { person, step: anyone.as(token) };
}

describe('if staff need a second factor, a recruiter without one', () => {
  it('can only set one up', async () => {
    const { person, step } = await withoutOne();
    for (const path of ['/candidates', '/recruiters', '/users/role', '/users/me/sessions'])
      expect(await step.refusal('GET', path)).toBe('403 forbidden');
    expect(await step.refusal('PATCH', '/users/me', { language: 'fr' })).toBe('403 forbidden');
    expect((await step.get('/users/me')).body).toMatchObject({ email: person.email });
    expect((await step.post('/auth/logout')).status).toBe(204);
    expect(await step.refusal('GET', '/users/me')).toBe('401 session_expired');
  });

  it('sets up two-factor and logs in with its code', async () => {
    const { person, step } = await withoutOne();
    const { secret } = (await step.post<TwoFactorSetupResponse>('/users/me/two-factor', proof)).body;
    const on = { code: generateSync({ secret }) };
    const { body } = await step.post<RecoveryCodesResponse>('/users/me/two-factor/confirm', on);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await step.refusal('GET', '/users/me')).toBe('401 session_expired');
    const first = await logIn(person);
    expect([first.setUpNeeded, first.user.twofactorEnabled]).toEqual([false, true]);
    const code = { userId: first.user._id, code: body.recoveryCodes[0] };
    const whole = await anyone.as(first.token).post<LoginResponse>('/users/verify2fa', code);
    expect((await anyone.as(whole.body.token).get('/recruiters')).status).toBe(200);
  });

  it('adds a passkey and logs in with it, and no longer with the password only', async () => {
    const { person, step } = await withoutOne();
    const { body } = await step.post<{ options: { challenge: string; user: { id: string } } }>(
      '/users/me/passkeys/options',
      proof,
    );
    const passkey = new SoftwarePasskey('localhost', 'http://localhost:3002');
    const credential = passkey.create(body.options);
    const added = await step.post<PasskeyResponse>('/users/me/passkeys', { name: 'My phone', credential });
    expect(added.status).toBe(200);
    expect(await step.refusal('GET', '/users/me')).toBe('401 session_expired');
    const password = { email: person.email, password: PASSWORD };
    expect(await anyone.refusal('POST', '/auth/login', password)).toBe('403 passkey_required');
    const asked = await anyone.post<{ options: { challenge: string } }>('/auth/passkey/options');
    const whole = await anyone.post<LoginResponse>('/auth/passkey', {
      credential: passkey.get(asked.body.options.challenge),
    });
    expect((await anyone.as(whole.body.token).get('/recruiters')).status).toBe(200);
  });
});

it('a candidate logs in with a password only', async () => {
  const person = await createUser(api);
  const { token, setUpNeeded } = await logIn(person);
  expect(setUpNeeded).toBe(false);
  expect((await anyone.as(token).get('/users/me')).status).toBe(200);
});
