import { getModelToken } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivationResponse } from '../src/modules/accounts/dto/account-link.dto.js';
import type { UserResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { asCandidate, linkParts, mailsTo, mailTo, newAddress, register } from './factories/accounts.js';
import { createUser } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { Client } from './support/client.js';

let api: TestApi;
let anyone: Client;
let users: Model<UserRecord>;
beforeAll(async () => {
  api = await startApi();
  anyone = new Client(api.url);
  users = api.app.get(getModelToken('User'));
});
afterAll(() => api.close());

/** A user who has not clicked yet, and the parts of the link in their mail. */
async function pending() {
  const { email } = await createUser(api, { activatedAt: null });
  await anyone.post(`/users/resendToken/${email}`);
  return linkParts((await mailTo(api, email, 'activation')).link);
}

async function createJob(): Promise<{ jobId: string }> {
  const id = new Types.ObjectId();
  const words = {
    title: 'Translator',
    client: 'Leie & Land',
    function: 'translator',
    salary: '0.14',
    languageId: 'nl',
  };
  const text = { introduction: '<p>..</p>', description: '<p>..</p>', about: '<p>..</p>', offer: '<p>..</p>' };
  const references = { employmentTypeId: id, applicantLevelId: id, tags: [], campaigns: [] };
  const job = await api.app.get<Model<object>>(getModelToken('Job')).create({ ...words, ...text, ...references });
  return { jobId: String(job._id) };
}

describe('activation', () => {
  it('opens a session with the first click and says so with the second', async () => {
    const { email, password } = await register(api);
    const { token } = linkParts((await mailTo(api, email, 'activation')).link);
    const path = `/users/validate/${encodeURIComponent(email)}/${token}`;
    const first = await anyone.post<ActivationResponse>(path);
    expect(first).toMatchObject({ status: 200, body: { alreadyActivated: false, user: { email } } });
    const { body: me } = await anyone.as(first.body.token ?? '').get<UserResponse>('/users/me');
    expect(me.email).toBe(email);
    const second = await anyone.post<ActivationResponse>(path);
    expect(second).toMatchObject({
      status: 200,
      body: { alreadyActivated: true, token: null, expiresAt: null, user: { email } },
    });
    expect((await anyone.post('/auth/login', { email, password })).status).toBe(200);
  });

  it('takes the parts of the link as a body too', async () => {
    const { email, token } = await pending();
    const { body } = await anyone.post<ActivationResponse>('/users/validate', { email: email.toUpperCase(), token });
    expect(body.alreadyActivated).toBe(false);
    expect(body.token).not.toBeNull();
  });

  it('opens one session when two clicks come at once', async () => {
    const { email, token } = await pending();
    const answers = await Promise.all(
      [1, 2].map(() => anyone.post<ActivationResponse>('/users/validate', { email, token })),
    );
    expect(answers.map(({ body }) => body.alreadyActivated).sort()).toEqual([false, true]);
  });

  it('refuses a broken link, another address and an unknown one alike', async () => {
    const { email, token } = await pending();
    const other = await createUser(api, { activatedAt: null });
    for (const [address, secret] of [
      [email, token.slice(0, -1)],
      [other.email, token],
      [newAddress(), token],
      ['nonsense', token],
    ]) {
      expect(await anyone.problem('POST', `/users/validate/${address}/${secret}`)).toMatchObject({
        status: 400,
        code: 'link_invalid',
      });
    }
  });

  it('refuses an expired link, and a new one works in its place', async () => {
    const { email, token } = await pending();
    await users.updateOne({ email }, { 'activation.expiresAt': new Date(Date.now() - 1) });
    expect(await anyone.problem('POST', '/users/validate', { email, token })).toMatchObject({
      status: 400,
      code: 'link_expired',
    });
    await anyone.post(`/users/resendToken/${email}`);
    const next = linkParts((await mailTo(api, email, 'activation', 2)).link);
    expect((await anyone.problem('POST', '/users/validate', { email, token })).code).toBe('link_invalid');
    expect((await anyone.post('/users/validate', next)).status).toBe(200);
  });

  it('works for 48 hours', async () => {
    const { email } = await pending();
    const user = await users.findOne({ email }).lean();
    const hours = ((user?.activation?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
  });

  it('applies for the job at once when the agency had the whole profile already', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    const address = {
      street: 'Meir',
      number: '1',
      postal: '2000',
      city: 'Antwerpen',
      country: 'BE',
      phone: '+3232345678',
    };
    expect((await client.patch(`/candidates/${candidateId}`, address)).status).toBe(200);
    await client.delete('/users?keepData=true');
    const { jobId } = await createJob();
    await register(api, { email: user.email, jobId });
    const { body } = await anyone.post<ActivationResponse>(
      '/users/validate',
      linkParts((await mailTo(api, user.email, 'activation')).link),
    );
    const again = anyone.as(body.token ?? '');
    const applications = await again.get<{ records: object[] }>(`/jobapplications/candidate/${candidateId}`);
    expect(applications.body.records).toMatchObject([{ status: 'pending' }]);
    expect((await again.get<UserResponse>('/users/me')).body.jobId).toBeNull();
  });

  it('names what is missing', async () => {
    const problem = await anyone.problem('POST', '/users/validate', {});
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'token']);
  });
});

describe('asking for the activation mail again', () => {
  it('answers the same whether or not the address is known', async () => {
    const { email } = await createUser(api, { activatedAt: null });
    const known = await anyone.post(`/users/resendToken/${email}`);
    const unknown = await anyone.post(`/users/resendToken/${newAddress()}`);
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it('tells who is active already that there is no need', async () => {
    const { email } = await createUser(api);
    await anyone.post(`/users/resendToken/${email}`);
    await mailTo(api, email, 'already_activated');
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    expect((await anyone.problem('POST', '/users/resendToken/nobody')).errors).toMatchObject([
      { field: 'email', code: 'invalid_email' },
    ]);
  });

  it('sends one address five mails an hour at most', async () => {
    const { email } = await createUser(api, { activatedAt: null });
    for (let sent = 1; sent <= 5; sent += 1) {
      await anyone.post(`/users/resendToken/${email}`);
      await mailTo(api, email, 'activation', sent);
    }
    await anyone.post(`/users/resendToken/${email}`);
    const other = await createUser(api, { activatedAt: null });
    await anyone.post(`/users/resendToken/${other.email}`);
    await mailTo(api, other.email, 'activation');
    expect(await mailsTo(api, email)).toHaveLength(5);
  });
});
