import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountRemovalRecord } from '../src/modules/accounts/account-removal.schema.js';
import { activated, asCandidate, linkParts, mailsTo, mailTo, register } from './factories/accounts.js';
import { asRecruiter, loggedIn, PASSWORD } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { Client } from './support/client.js';

let api: TestApi;
let anyone: Client;
let recruiter: Client;
let removals: Model<AccountRemovalRecord>;
beforeAll(async () => {
  api = await startApi();
  anyone = new Client(api.url);
  ({ client: recruiter } = await asRecruiter(api));
  removals = api.app.get(getModelToken('AccountRemoval'));
});
afterAll(() => api.close());

/** Every document of the database that has this text somewhere in it, as `collection`. */
async function tracesOf(text: string): Promise<string[]> {
  const collections = await api.connection.db?.collections();
  const found = await Promise.all(
    (collections ?? []).map(async (collection) => {
      const documents = await collection.find().toArray();
      return documents
        .filter((document) => JSON.stringify(document).includes(text))
        .map(() => collection.collectionName);
    }),
  );
  return found.flat();
}

describe('removing an account and keeping the data', () => {
  it('deletes the login, keeps the candidate and tells the person', async () => {
    const { client, user, candidateId } = await asCandidate(api, { firstname: 'Keep', name: 'Me' });
    expect((await client.delete('/users?keepData=true&why=Found%20a%20job')).status).toBe(204);
    expect((await client.problem('GET', '/users/me')).code).toBe('session_expired');
    const login = await anyone.problem('POST', '/auth/login', { email: user.email, password: PASSWORD });
    expect(login.code).toBe('wrong_credentials');
    const { body } = await recruiter.get<{ userId: string | null; firstname: string }>(`/candidates/${candidateId}`);
    expect(body).toMatchObject({ userId: null, firstname: 'Keep' });
    expect((await mailsTo(api, user.email)).map(({ kind }) => kind)).toEqual(['account_removed']);
  });

  it('takes the public page away, which its owner could no longer switch off', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: true });
    expect((await anyone.get(`/website/candidates/${candidateId}`)).status).toBe(200);
    await client.delete('/users?keepData=true');
    expect((await anyone.problem('GET', `/website/candidates/${candidateId}`)).code).toBe('not_found');
  });

  it('lets the person register again, to their own profile', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await client.delete('/users?keepData=true');
    await register(api, { email: user.email });
    const link = linkParts((await mailTo(api, user.email, 'activation')).link);
    expect((await anyone.post('/users/validate', { ...link, password: PASSWORD })).status).toBe(200);
    const { body } = await recruiter.get<{ userId: string | null }>(`/candidates/${candidateId}`);
    expect(body.userId).not.toBeNull();
  });
});

describe('removing an account and the data', () => {
  it('leaves nothing of the person', async () => {
    const { email, user, client } = await activated(api, { firstname: 'Ximenia', name: 'Quastenberg' });
    await client.patch(`/candidates/${String(user.candidateId)}`, { info: 'About Ximenia', city: 'Gent' });
    await client.post('/candidates/experience', {
      candidateId: String(user.candidateId),
      function: 'Writer',
      company: 'Quastenberg & co',
      from: '2020-01-01',
    });
    const draft = { form: 'about', content: 'More of Ximenia', device: 'phone', typedAt: new Date().toISOString() };
    expect((await client.request('PUT', '/users/me/drafts', draft)).status).toBe(204);
    expect((await client.delete('/users?keepData=false&why=Bye')).status).toBe(204);
    expect((await client.problem('GET', '/users/me')).code).toBe('session_expired');
    for (const trace of [email, 'Ximenia', 'Quastenberg', 'ximenia']) expect(await tracesOf(trace)).toEqual([]);
    expect(await anyone.problem('GET', `/website/candidates/${String(user.candidateId)}`)).toMatchObject({
      status: 410,
      code: 'erased',
    });
    expect((await recruiter.problem('GET', `/candidates/${String(user.candidateId)}`)).code).toBe('not_found');
  });

  it('says of a page that nobody could see no more than of one that never was', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: false });
    await client.delete('/users?keepData=false');
    expect((await anyone.problem('GET', `/website/candidates/${candidateId}`)).code).toBe('not_found');
  });

  it('keeps why without who', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    await client.delete('/users?keepData=false&why=Too%20many%20mails');
    const removal = await removals.findOne({ reason: 'Too many mails' }).lean();
    expect(removal).toMatchObject({ keptData: false, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    expect(JSON.stringify(removal)).not.toMatch(new RegExp(`${candidateId}|${String(user._id)}`));
    expect(Object.keys(removal ?? {}).sort()).toEqual(['_id', 'day', 'keptData', 'reason']);
  });
});

describe('removing an account', () => {
  it('needs to know what becomes of the data', async () => {
    const { client } = await loggedIn(api);
    expect((await client.problem('DELETE', '/users')).errors).toMatchObject([{ field: 'keepData', code: 'required' }]);
    expect((await client.problem('DELETE', '/users?keepData=perhaps')).errors).toMatchObject([{ field: 'keepData' }]);
    const long = await client.problem('DELETE', `/users?keepData=true&why=${'x'.repeat(5_001)}`);
    expect(long.errors).toMatchObject([{ field: 'why', code: 'too_long' }]);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('works for a login that is no candidate', async () => {
    const { client } = await loggedIn(api);
    expect((await client.delete('/users?keepData=false')).status).toBe(204);
    expect((await client.problem('GET', '/users/me')).code).toBe('session_expired');
  });

  it('is not for staff, nor for visitors', async () => {
    expect((await recruiter.problem('DELETE', '/users?keepData=false')).code).toBe('forbidden');
    expect((await anyone.problem('DELETE', '/users?keepData=false')).code).toBe('not_logged_in');
  });
});

describe('a candidate deleted by a recruiter', () => {
  it('takes along what somebody registered with the address', async () => {
    const { body } = await recruiter.create<{ _id: string }>('/candidates', {
      firstname: 'Ximenia',
      name: 'Quastenberg',
      email: 'ximenia@example.be',
    });
    await register(api, { email: 'ximenia@example.be' });
    await recruiter.delete(`/candidates/${body._id}`);
    expect(await tracesOf('ximenia@example.be')).toEqual([]);
  });

  it('loses the login too', async () => {
    const { client, candidateId } = await asCandidate(api);
    expect((await recruiter.delete(`/candidates/${candidateId}`)).status).toBe(204);
    expect((await client.problem('GET', '/users/me')).code).toBe('session_expired');
  });

  it('stays a recruiter who is one', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await recruiter.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    expect((await client.problem('GET', '/users/me')).code).toBe('session_expired');
    await recruiter.delete(`/candidates/${candidateId}`);
    const { body } = await recruiter.get<{ roles: string[]; candidateId: string | null }>(
      `/recruiters/${String(user._id)}`,
    );
    expect(body).toMatchObject({ roles: ['recruiter'], candidateId: null });
  });
});

describe('a candidate who changes their name', () => {
  it('has it on the login as well', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { firstname: 'Nieuwe', name: 'Naam', language: 'nl' });
    const { body } = await client.get<{ firstname: string }>('/users/me');
    expect(body).toMatchObject({ firstname: 'Nieuwe', name: 'Naam', language: 'nl' });
    const found = await recruiter.get<{ records: unknown[] }>('/users?search=nieuwe naam');
    expect(found.body.records).toHaveLength(1);
  });
});
