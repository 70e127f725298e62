import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { askFor, easyBotCheck, mailsTo, linkParts, mailTo, newAddress } from './factories/accounts.js';
import { createUser, loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const NEW_PASSWORD = 'staple battery horse';

const api = await testApi();
const anyone = new Client(api.url);
const users = api.model<UserRecord>('User');

/** Requests a reset and returns the link of the mail. */
async function askedFor(email: string): Promise<{ email: string; token: string }> {
  await askFor(anyone, 'resetPassword', email);
  return linkParts((await mailTo(api, email, 'password_reset')).link);
}

describe('password reset', () => {
  it('sets the password once and ends every session', async () => {
    const { client, user } = await loggedIn(api);
    const link = await askedFor(user.email);
    expect((await anyone.post('/users/resetPassword', { ...link, password: NEW_PASSWORD })).status).toBe(204);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await anyone.post('/auth/login', { email: user.email, password: NEW_PASSWORD })).status).toBe(200);
    expect(await anyone.refusal('POST', '/users/resetPassword', { ...link, password: 'yet another one' })).toBe(
      '400 link_used',
    );
  });

  it.each([
    ['a candidate stays in the portal', ['candidate'], '?lang=nl'],
    ['a recruiter returns to the console', ['recruiter'], '?lang=nl&for=console'],
  ] as const)('mails a link from which %s', async (_, roles, search) => {
    const { email } = await createUser(api, { roles: [...roles], language: 'nl' });
    await askFor(anyone, 'resetPassword', email);
    expect((await mailTo(api, email, 'password_reset')).link.search).toBe(search);
  });

  it('works once for two simultaneous requests', async () => {
    const { email } = await createUser(api);
    const link = await askedFor(email);
    const answers = await Promise.all(
      ['first password', 'second password'].map((password) =>
        anyone.post('/users/resetPassword', { ...link, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('refuses an expired link, a broken one and an unknown address', async () => {
    const { email } = await createUser(api);
    const link = await askedFor(email);
    const refusal = async (fields: object) =>
      (await anyone.problem('POST', '/users/resetPassword', { ...link, password: NEW_PASSWORD, ...fields })).code;
    expect(await refusal({ token: 'broken' })).toBe('link_invalid');
    expect(await refusal({ email: newAddress() })).toBe('link_invalid');
    await users.updateOne({ email }, { 'reset.expiresAt': new Date(Date.now() - 1) });
    expect(await refusal({})).toBe('link_expired');
  });

  it('is valid for an hour', async () => {
    const { email } = await createUser(api);
    await askedFor(email);
    const user = await users.findOne({ email }).lean();
    const minutes = ((user?.reset?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('refuses a short password and a common one, and keeps the link', async () => {
    const { email } = await createUser(api);
    const link = await askedFor(email);
    expect(await anyone.wrongFields('POST', '/users/resetPassword', { ...link, password: 'short' })).toEqual([
      'password password_too_short',
    ]);
    expect(await anyone.wrongFields('POST', '/users/resetPassword', { ...link, password: 'Password123' })).toEqual([
      'password password_common',
    ]);
    expect((await anyone.post('/users/resetPassword', { ...link, password: NEW_PASSWORD })).status).toBe(204);
  });

  it.each(['resetPassword', 'resendToken'])(
    '%s takes a solved bot check, once, and mails nobody without',
    async (what) => {
      const { email } = await createUser(api);
      const altcha = await easyBotCheck();
      const ask = (body: object) => anyone.request('POST', `/users/${what}/${email}`, body);
      expect((await ask({ altcha: 'not solved' })).body).toMatchObject({ code: 'bot_check_failed' });
      expect((await ask({})).body).toMatchObject({ code: 'validation_failed' });
      expect(await mailsTo(api, email)).toEqual([]);
      expect((await ask({ altcha })).status).toBe(200);
      expect((await ask({ altcha })).body).toMatchObject({ code: 'bot_check_failed' });
    },
  );

  it('stays open after a stranger has used up the other kinds of mails', async () => {
    const { email } = await createUser(api);
    for (let asked = 1; asked <= 6; asked += 1) await askFor(anyone, 'resendToken', email);
    expect((await askedFor(email)).email).toBe(email);
  });

  it('refuses a password with a name, the address or the product', async () => {
    const { email } = await createUser(api, { firstname: 'Zoë-Lynne', name: "d'Hondt", email: `june.${newAddress()}` });
    const link = await askedFor(email);
    const refusal = (password: string) => anyone.wrongFields('POST', '/users/resetPassword', { ...link, password });
    for (const held of ['lynne', 'HONDT', 'june', 'Byline'])
      expect(await refusal(`a quiet ${held} noon`)).toEqual(['password password_own']);
    // "Zoë" is too short to count.
    expect((await anyone.post('/users/resetPassword', { ...link, password: 'a quiet zoe noon' })).status).toBe(204);
  });

  it('refuses a different confirmation', async () => {
    const { email } = await createUser(api);
    const request = { ...(await askedFor(email)), password: NEW_PASSWORD };
    const wrong = { ...request, passwordConfirmation: 'another one, sorry' };
    expect(await anyone.wrongFields('POST', '/users/resetPassword', wrong)).toEqual([
      'passwordConfirmation passwords_no_match',
    ]);
    const right = { ...request, passwordConfirmation: NEW_PASSWORD };
    expect((await anyone.post('/users/resetPassword', right)).status).toBe(204);
  });

  it('activates an account with an unconfirmed address, which the link proves', async () => {
    const { email } = await createUser(api, { activatedAt: null });
    const link = await askedFor(email);
    await anyone.post('/users/resetPassword', { ...link, password: NEW_PASSWORD });
    expect((await anyone.post('/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('answers alike, equally fast, for known and unknown addresses', async () => {
    const { email } = await createUser(api);
    const timed = async (address: string) => {
      const solved = { altcha: await easyBotCheck() };
      const start = performance.now();
      const { status, body } = await anyone.post(`/users/resetPassword/${address}`, solved);
      return { status, body, ms: performance.now() - start };
    };
    const answer = ({ status, body }: { status: number; body: unknown }) => JSON.stringify([status, body]);
    const median = (times: { ms: number }[]) => times.map(({ ms }) => ms).sort((a, b) => a - b)[7] ?? 0;
    const difference = async (): Promise<number> => {
      const known = [];
      const unknown = [];
      for (let round = 0; round < 15; round += 1) {
        known.push(await timed(email));
        unknown.push(await timed(newAddress()));
      }
      expect(new Set([...known, ...unknown].map(answer)).size).toBe(1);
      return Math.abs(median(known) - median(unknown));
    };
    // Other load can slow down one measurement; an answer that reveals the account is slower in each.
    await expect.poll(difference, { timeout: 15_000 }).toBeLessThan(10);
  });
});
