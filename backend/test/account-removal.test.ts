import { describe, expect, it } from 'vitest';
import { longMoment } from '@byline/shared-types/domain';
import type { AccountRemovalRecord } from '../src/modules/account-removals/account-removal.schema.js';
import type { AccountRemovalResponse } from '../src/modules/account-removals/dto/account-removal.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { activated, asCandidate, COMPLETE, linkParts, mailsTo, mailTo, register } from './factories/accounts.js';
import { aDayLater, askToLeave, leave } from './factories/leaving.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { asRecruiter, loggedIn, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);
const { client: recruiter } = await asRecruiter(api);
const removals = api.model<AccountRemovalRecord>('AccountRemoval');
const users = api.model<UserRecord>('User');

/** The parts of the mailed link that keeps an account. */
async function stayLink(email: string): Promise<{ userId: string; token: string }> {
  const { email: userId, token } = linkParts((await mailTo(api, email, 'account_leaving')).link);
  return { userId, token };
}

/** The collections with a document that contains this text. */
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

describe('requesting the removal of an account', () => {
  it('needs the password, and a code with two-factor', async () => {
    const { client } = await asCandidate(api);
    const refused = (body: object) => client.wrongFields('DELETE', '/users?keepData=false', body);
    expect(await refused({})).toEqual(['currentPassword required']);
    expect(await refused({ currentPassword: 'not the password' })).toEqual(['currentPassword wrong_password']);
    await turnOnTwoFactor(client);
    expect(await refused({ currentPassword: PASSWORD })).toEqual(['code required']);
    expect(await refused({ currentPassword: PASSWORD, code: '000000' })).toEqual(['code wrong_code']);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('closes sessions, login and public page at once; the mail names the day', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { ...COMPLETE, publicEnabled: true });
    const { body } = await askToLeave(client, false);
    const hours = (Date.parse((body as AccountRemovalResponse).until) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    const login = { email: user.email, password: PASSWORD };
    expect(await anyone.refusal('POST', '/auth/login', login)).toBe('403 account_leaving');
    const wrong = { ...login, password: 'not the password' };
    expect(await anyone.refusal('POST', '/auth/login', wrong)).toBe('401 wrong_credentials');
    expect(await anyone.refusal('GET', `/website/candidates/${candidateId}`)).toBe('404 not_found');
    const { text } = await mailTo(api, user.email, 'account_leaving');
    expect(text).toContain(longMoment((body as AccountRemovalResponse).until, 'en'));
    const { body: seen } = await recruiter.get<CandidateResponse>(`/candidates/${candidateId}`);
    expect(seen.leaving).toEqual({ at: (body as AccountRemovalResponse).until, keepData: false });
    const shown = await recruiter.problem('PATCH', `/candidates/${candidateId}`, { publicEnabled: true });
    expect(shown).toMatchObject({ code: 'account_leaving', errors: [{ field: 'publicEnabled' }] });
  });

  it('can be undone by the link in the mail, once, until the day is over', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { ...COMPLETE, publicEnabled: true });
    await askToLeave(client, false);
    const { userId, token } = await stayLink(user.email);
    expect(await anyone.refusal('POST', '/users/stay', { userId, token: 'another' })).toBe('400 link_invalid');
    expect((await anyone.post('/users/stay', { userId, token })).status).toBe(204);
    expect(await anyone.refusal('POST', '/users/stay', { userId, token })).toBe('400 link_used');
    expect((await anyone.get(`/website/candidates/${candidateId}`)).status).toBe(200);
    const login = { email: user.email, password: PASSWORD };
    expect((await anyone.post('/auth/login', login)).status).toBe(200);
    await aDayLater(api);
    expect((await recruiter.get(`/candidates/${candidateId}`)).status).toBe(200);

    const { token: session } = (await anyone.post<LoginResponse>('/auth/login', login)).body;
    await askToLeave(new Client(api.url, session ?? ''), false);
    expect(await anyone.refusal('POST', '/users/stay', { userId, token })).toBe('400 link_invalid');
  });

  it('cannot be undone after the day, even before the removal', async () => {
    const { client, user } = await asCandidate(api);
    await askToLeave(client, true);
    const link = await stayLink(user.email);
    await users.updateOne({ _id: user._id }, { $set: { 'removal.due': new Date(Date.now() - 1) } });
    expect(await anyone.refusal('POST', '/users/stay', link)).toBe('400 link_invalid');
  });

  it('keeps a user who became a recruiter meanwhile', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await askToLeave(client, false);
    await users.updateOne({ _id: user._id }, { $set: { roles: ['candidate', 'recruiter'] } });
    await aDayLater(api);
    expect((await recruiter.get(`/candidates/${candidateId}`)).status).toBe(200);
    expect((await anyone.post('/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  });
});

describe('removing an account and keeping the data', () => {
  it('deletes the login, keeps the candidate and mails the person', async () => {
    const { client, user, candidateId } = await asCandidate(api, { firstname: 'Keep', name: 'Me' });
    await leave(api, client, true, 'Found a job');
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    const login = await anyone.refusal('POST', '/auth/login', { email: user.email, password: PASSWORD });
    expect(login).toBe('401 wrong_credentials');
    const { body } = await recruiter.get<{ userId: string | null; firstname: string }>(`/candidates/${candidateId}`);
    expect(body).toMatchObject({ userId: null, firstname: 'Keep' });
    expect((await mailsTo(api, user.email)).map(({ kind }) => kind)).toEqual(['account_leaving', 'account_removed']);
  });

  it('removes the public page, because its owner could no longer disable it', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { ...COMPLETE, publicEnabled: true });
    expect((await anyone.get(`/website/candidates/${candidateId}`)).status).toBe(200);
    await leave(api, client, true);
    expect(await anyone.refusal('GET', `/website/candidates/${candidateId}`)).toBe('404 not_found');
  });

  it('lets the person register again, to their own profile', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await leave(api, client, true);
    await register(api, { email: user.email });
    const link = linkParts((await mailTo(api, user.email, 'activation')).link);
    expect((await anyone.post('/users/validate', { ...link, password: PASSWORD })).status).toBe(200);
    expect((await recruiter.get<{ userId: string | null }>(`/candidates/${candidateId}`)).body.userId).not.toBeNull();
  });
});

describe('removing an account and the data', () => {
  it('leaves nothing of the person', async () => {
    const { email, user, client } = await activated(api, { firstname: 'Ximenia', name: 'Quastenberg' });
    await client.patch(`/candidates/${String(user.candidateId)}`, { ...COMPLETE, info: 'About Ximenia', city: 'Gent' });
    await client.post('/candidates/experience', {
      candidateId: String(user.candidateId),
      function: 'Writer',
      company: 'Quastenberg & co',
      from: '2020-01-01',
    });
    const draft = { form: 'about', content: 'More of Ximenia', device: 'phone', version: 0 };
    expect((await client.request('PUT', '/users/me/drafts', draft)).status).toBe(204);
    await leave(api, client, false, 'Bye');
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    for (const trace of [email, 'Ximenia', 'Quastenberg', 'ximenia']) expect(await tracesOf(trace)).toEqual([]);
    expect(await anyone.refusal('GET', `/website/candidates/${String(user.candidateId)}`)).toBe('410 erased');
    expect(await recruiter.refusal('GET', `/candidates/${String(user.candidateId)}`)).toBe('404 not_found');
  });

  it('answers alike for a hidden page and an unknown one', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: false });
    await leave(api, client, false);
    expect(await anyone.refusal('GET', `/website/candidates/${candidateId}`)).toBe('404 not_found');
  });

  it('keeps the reason without the person', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    await leave(api, client, false, 'Too many mails');
    const removal = await removals.findOne({ reason: 'Too many mails' }).lean();
    expect(removal).toMatchObject({ keptData: false, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    expect(JSON.stringify(removal)).not.toMatch(new RegExp(`${candidateId}|${String(user._id)}`));
    expect(Object.keys(removal ?? {}).sort()).toEqual(['_id', 'day', 'keptData', 'reason']);
  });
});

describe('removing an account', () => {
  it('requires a choice about the data', async () => {
    const { client } = await loggedIn(api);
    const proof = { currentPassword: PASSWORD };
    expect(await client.wrongFields('DELETE', '/users', proof)).toEqual(['keepData required']);
    expect(await client.wrongFields('DELETE', '/users?keepData=perhaps', proof)).toEqual(['keepData invalid']);
    const long = { ...proof, why: 'x'.repeat(5_001) };
    expect(await client.wrongFields('DELETE', '/users?keepData=true', long)).toEqual(['why too_long']);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  it('works for a login without a candidate', async () => {
    const { client } = await loggedIn(api);
    await leave(api, client, false);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
  });

  it('is not for staff, nor for visitors', async () => {
    const proof = { currentPassword: PASSWORD };
    expect(await recruiter.refusal('DELETE', '/users?keepData=false', proof)).toBe('403 forbidden');
    expect(await anyone.refusal('DELETE', '/users?keepData=false', proof)).toBe('401 not_logged_in');
  });
});

describe('a candidate deleted by a recruiter', () => {
  it('removes registrations with the address too', async () => {
    const body = await recruiter.create<{ _id: string }>('/candidates', {
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
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
  });

  it('keeps the login of a recruiter', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    await recruiter.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
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
    expect(await recruiter.records<unknown>('/users?search=nieuwe naam')).toHaveLength(1);
  });
});
