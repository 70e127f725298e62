import type { Problem } from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { TwoFactorQrResponse } from '../src/modules/users/dto/two-factor.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { askFor, easyBotCheck, register, linkParts, mailsTo, mailTo, newAddress } from './factories/accounts.js';
import { asRecruiter, createUser, PASSWORD, type TestUser } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { Client, type Answer } from './support/client.js';

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';
const WRONG = 'not the password';
const PER_ACCOUNT = 14;

let api: TestApi;
let anyone: Client;
beforeAll(async () => {
  api = await startApi({ TRUSTED_PROXIES: '1', WRONG_PASSWORDS_PER_ACCOUNT_PER_HOUR: String(PER_ACCOUNT) });
  anyone = new Client(api.url);
});
beforeEach(() => api.app.get(Redis).flushdb());
afterAll(() => api.close());

const logIn = (email: string, password: string, from = HERE): Promise<Answer<LoginResponse>> =>
  anyone.post<LoginResponse>('/auth/login', { email, password }, { 'x-forwarded-for': from });
const wrongOnes = (count: number, email: string, from?: string): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await logIn(email, WRONG, from)).status));

/** The number of answers with a status. */
const times = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

describe('wrong passwords', () => {
  it('lock an account for the sending address after ten, also simultaneous ones, and mail its owner', async () => {
    const { email, password } = await createUser(api, { language: 'nl', firstname: 'Noor' });
    const statuses = await wrongOnes(16, email);
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([10, 6]);
    const locked = await logIn(email.toUpperCase(), password);
    expect(locked).toMatchObject({ status: 429, body: { code: 'login_locked' } });
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await mailTo(api, email, 'login_locked')).text).toContain('Dag Noor');
    expect((await logIn(email, password, ELSEWHERE)).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('restart after a right one', async () => {
    const { email, password } = await createUser(api);
    await wrongOnes(9, email);
    expect((await logIn(email, password)).status).toBe(200);
    expect(times(await wrongOnes(9, email), 401)).toBe(9);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('from many addresses lock the account for new addresses, but not for those it was used from', async () => {
    const { email, password } = await createUser(api);
    await logIn(email, password, HERE);
    for (let at = 1; at <= PER_ACCOUNT; at += 1) await logIn(email, WRONG, `203.0.113.${at}`);
    expect((await logIn(email, password, ELSEWHERE)).status).toBe(429);
    expect((await logIn(email, password, HERE)).status).toBe(200);
    await mailTo(api, email, 'login_locked');
  });

  it('also count from an address that knew the password of an unconfirmed registration, which proves no owner', async () => {
    const { email, link, password } = await registered();
    for (let tried = 1; tried <= 3; tried += 1) expect((await logIn(email, password, ELSEWHERE)).status).toBe(403);
    expect((await anyone.post('/users/validate', link)).status).toBe(200);
    for (let at = 1; at <= PER_ACCOUNT; at += 1) await logIn(email, WRONG, `203.0.113.${at}`);
    expect((await logIn(email, password, ELSEWHERE)).status).toBe(429);
  });

  it('let the owner in by a mailed link', async () => {
    const { email } = await createUser(api);
    await wrongOnes(10, email);
    await askFor(anyone, 'resetPassword', email);
    const link = linkParts((await mailTo(api, email, 'password_reset')).link);
    const own = 'my very own password';
    const from = { 'x-forwarded-for': HERE };
    expect((await anyone.post('/users/resetPassword', { ...link, password: own }, from)).status).toBe(204);
    expect((await logIn(email, own)).status).toBe(200);
  });

  it('get the same answers for an address without an account', async () => {
    const { email } = await createUser(api);
    const answers = async (address: string): Promise<unknown[]> => {
      const found = [];
      for (let tried = 0; tried < 12; tried += 1) {
        const { status, body, headers } = await logIn(address, WRONG);
        found.push([status, (body as unknown as Problem).code, headers.has('retry-after'), [...headers.keys()].sort()]);
      }
      return found;
    };
    expect(await answers(newAddress())).toEqual(await answers(email));
  });
});

/** A registration that is not confirmed yet. */
async function registered() {
  const { email, password } = await register(api, { altcha: await easyBotCheck() });
  return { email, password, link: linkParts((await mailTo(api, email, 'activation')).link) };
}

describe('wrong codes', () => {
  let person: TestUser;
  let secret: string;
  beforeEach(async () => {
    const { client } = await asRecruiter(api);
    person = await createUser(api, { roles: ['recruiter'], language: 'fr' });
    const { body } = await client.post<TwoFactorQrResponse>(`/users/generate/qr/${String(person.user._id)}`, {
      currentPassword: PASSWORD,
    });
    secret = new URL(body.otpauthUrl).searchParams.get('secret') ?? '';
  });

  /** Another first step, with its own five codes. */
  async function step(): Promise<(code: string) => Promise<Answer<LoginResponse>>> {
    const { body } = await logIn(person.email, person.password);
    const client = anyone.as(body.token);
    return (code) => client.post('/users/verify2fa', { userId: String(person.user._id), code });
  }
  async function wrongCodes(count: number): Promise<number[]> {
    const steps: Awaited<ReturnType<typeof step>>[] = [];
    for (let at = 0; at < count; at += 4) steps.push(await step());
    const tries = Array.from({ length: count }, (_, at) => steps[Math.floor(at / 4)]);
    return Promise.all(tries.map(async (verify) => (await verify?.('000000'))?.status ?? 0));
  }
  const rightCode = (): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });
  const mails = () => api.model<EmailRecord>('Email').countDocuments({ kind: 'codes_locked' });

  it('lock the second step after ten, also simultaneous ones, and mail the user', async () => {
    const before = await mails();
    const statuses = await wrongCodes(16);
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([10, 6]);
    const locked = await (await step())(rightCode());
    expect(locked).toMatchObject({ status: 429, body: { code: 'codes_locked' } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await mailTo(api, person.email, 'codes_locked')).text).toContain('Bonjour Noor');
    expect((await mails()) - before).toBe(1);
  });

  it('restart after a right one', async () => {
    expect(times(await wrongCodes(9), 401)).toBe(9);
    expect((await (await step())(rightCode())).status).toBe(200);
    expect(times(await wrongCodes(9), 401)).toBe(9);
  });
});
