import { describe, expect, it } from 'vitest';
import type { ActivationResponse } from '../src/modules/accounts/dto/account-link.dto.js';
import type { SessionsResponse } from '../src/modules/accounts/dto/own-account.dto.js';
import type { RegistrationRequest } from '../src/modules/accounts/dto/register.dto.js';
import type { PendingRegistration } from '../src/modules/pending-registrations/pending-registration.record.js';
import type { LoginResponse, UserResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import {
  askFor,
  activated,
  asCandidate,
  COMPLETE,
  easyBotCheck,
  linkParts,
  mailsTo,
  mailTo,
  newAddress,
  register,
} from './factories/accounts.js';
import { createCampaign, createJob, jobsModel } from './factories/jobs.js';
import { leave } from './factories/leaving.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);
const users = api.model<UserRecord>('User');
const registrations = api.model<PendingRegistration>('PendingRegistration');

/** The parts of the mailed link of a registration that is not confirmed yet. */
async function pending(fields: Partial<RegistrationRequest> = {}) {
  const { email } = await register(api, { altcha: await easyBotCheck(), ...fields });
  return linkParts((await mailTo(api, email, 'activation')).link);
}

describe('activation', () => {
  it('opens a session with the first click, and says so at the second', async () => {
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

  it('opens a session that is listed once its owner goes on with it', async () => {
    const { email, password } = await register(api);
    const link = linkParts((await mailTo(api, email, 'activation')).link);
    const { body } = await anyone.post<ActivationResponse>('/users/validate', link);
    const login = await anyone.post<LoginResponse>('/auth/login', { email, password });
    const elsewhere = anyone.as(login.body.token);
    const listed = async () => (await elsewhere.get<SessionsResponse>('/users/me/sessions')).body.sessions.length;
    expect(await listed()).toBe(1);
    await anyone.as(body.token ?? '').get('/users/me');
    expect(await listed()).toBe(2);
  });

  it('accepts the parts of the link as a body too', async () => {
    const { email, token } = await pending();
    const { body } = await anyone.post<ActivationResponse>('/users/validate', { email: email.toUpperCase(), token });
    expect(body.alreadyActivated).toBe(false);
    expect(body.token).not.toBeNull();
  });

  it('opens one session for two simultaneous clicks', async () => {
    const { email, token } = await pending();
    const answers = await Promise.all(
      [1, 2].map(() => anyone.post<ActivationResponse>('/users/validate', { email, token })),
    );
    expect(answers.map(({ body }) => body.alreadyActivated).sort()).toEqual([false, true]);
  });

  it('refuses a broken link, another address and an unknown address alike', async () => {
    const { email, token } = await pending();
    const other = await pending();
    for (const [address, secret] of [
      [email, token.slice(0, -1)],
      [other.email, token],
      [newAddress(), token],
      ['nonsense', token],
    ]) {
      expect(await anyone.refusal('POST', `/users/validate/${address}/${secret}`)).toBe('400 link_invalid');
    }
  });

  it('refuses an expired link; a new one works', async () => {
    const { email, token } = await pending();
    await registrations.updateOne({ email }, { 'link.expiresAt': new Date(Date.now() - 1) });
    expect(await anyone.refusal('POST', '/users/validate', { email, token })).toBe('400 link_expired');
    await askFor(anyone, 'resendToken', email);
    const next = linkParts((await mailTo(api, email, 'activation', 2)).link);
    expect(await anyone.refusal('POST', '/users/validate', { email, token })).toBe('400 link_replaced');
    expect((await anyone.post('/users/validate', next)).status).toBe(200);
  });

  it('works for 48 hours', async () => {
    const { email } = await pending();
    const registration = await registrations.findOne({ email }).lean();
    const hours = ((registration?.link.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
  });

  it('applies for the job at once if the agency already has the whole profile', async () => {
    const { client, user, candidateId } = await asCandidate(api);
    expect((await client.patch(`/candidates/${candidateId}`, COMPLETE)).status).toBe(200);
    await leave(api, client, true);
    const jobId = String((await createJob(api))._id);
    await register(api, { email: user.email, jobId });
    const { body } = await anyone.post<ActivationResponse>('/users/validate', {
      ...linkParts((await mailTo(api, user.email, 'activation')).link),
      password: 'my own new password',
    });
    const again = anyone.as(body.token ?? '');
    const applications = await again.records<object>(`/jobapplications/candidate/${candidateId}`);
    expect(applications).toMatchObject([{ status: 'pending' }]);
    expect((await again.get<UserResponse>('/users/me')).body.jobId).toBeNull();
  });

  it('leads from several registrations to an application for each open job, with one mail each', async () => {
    const campaignId = String((await createCampaign(api))._id);
    const [first, closed, last] = [
      await createJob(api, { title: 'Subtitler' }),
      await createJob(api, { title: 'Editor' }),
      await createJob(api, { title: 'Interpreter' }),
    ];
    const email = newAddress();
    await register(api, { email, jobId: String(first._id), campaignId });
    const older = linkParts((await mailTo(api, email, 'activation')).link);
    await register(api, { email, jobId: String(closed._id) });
    await register(api, { email, jobId: String(last._id) });
    const { text, link } = await mailTo(api, email, 'activation', 3);
    expect(text).toContain('aux missions Subtitler, Editor et Interpreter');
    expect(await anyone.refusal('POST', '/users/validate', older)).toBe('400 link_replaced');
    const asked = await anyone.problem('POST', '/users/validate', linkParts(link));
    expect(asked).toMatchObject({
      code: 'password_required',
      jobs: [{ title: 'Subtitler', isOpen: true }, { title: 'Editor' }, { title: 'Interpreter' }],
    });
    const { body } = await anyone.post<ActivationResponse>('/users/validate', {
      ...linkParts(link),
      password: 'my own new password',
    });
    const jobs = [first, closed, last].map(({ _id, title }) => ({ jobId: String(_id), title, isOpen: true }));
    expect(body.jobs).toMatchObject(jobs);
    await jobsModel(api).updateOne({ _id: closed._id }, { to: '2020-01-01' });
    const { candidateId } = body.user;
    const client = anyone.as(body.token ?? '');
    const waiting = async () => (await client.get<{ records: object[] }>('/users/me/intended-jobs')).body.records;
    expect(await waiting()).toMatchObject([
      { jobId: String(first._id), campaignId, isOpen: true, answerDays: 14 },
      { jobId: String(closed._id), campaignId: null, isOpen: false },
      { jobId: String(last._id), campaignId: null, isOpen: true },
    ]);
    expect((await client.patch(`/candidates/${candidateId ?? ''}`, COMPLETE)).status).toBe(200);
    const applied = await client.records<{ jobId: string; campaignId: string | null }>(
      `/jobapplications/candidate/${candidateId ?? ''}`,
    );
    expect(applied.map(({ jobId, campaignId: by }) => ({ jobId, by }))).toEqual([
      { jobId: String(first._id), by: campaignId },
      { jobId: String(last._id), by: null },
    ]);
    expect(await waiting()).toEqual([]);
    const confirmed = (await mailsTo(api, email)).filter(({ kind }) => kind === 'application_received');
    expect(confirmed.map(({ subject }) => subject)).toEqual([
      'Votre candidature pour Subtitler est envoyée',
      'Votre candidature pour Interpreter est envoyée',
    ]);
  });

  it('makes the user and the candidate', async () => {
    const jobId = String((await createJob(api))._id);
    const { user, client } = await activated(api, {
      newsletter: true,
      linkedin: 'https://linkedin.com/in/camille',
      jobId,
    });
    expect(user).toMatchObject({
      roles: ['candidate'],
      function: 'translator',
      language: 'fr',
      privacy: true,
      newsletter: true,
      jobId,
    });
    expect(user.links).toEqual({ linkedin: 'https://linkedin.com/in/camille' });
    const { body } = await client.get(`/candidates/${user.candidateId ?? ''}`);
    expect(body).toMatchObject({ firstname: 'Camille', function: 'translator', newsletter: true, userId: user._id });
    expect(body).toMatchObject({ country: 'BE', province: 'OTH' });
    expect(await registrations.countDocuments({ email: user.email })).toBe(0);
  });

  it('refuses an address that has become a user', async () => {
    const link = await pending();
    await createUser(api, { email: link.email, roles: ['recruiter'] });
    expect(await anyone.refusal('POST', '/users/validate', link)).toBe('409 email_taken');
  });

  it('sends the activation link if the password is forgotten before the first click', async () => {
    const { email } = await pending();
    await askFor(anyone, 'resetPassword', email);
    const link = linkParts((await mailTo(api, email, 'activation', 2)).link);
    expect((await anyone.post('/users/validate', link)).status).toBe(200);
  });

  it('names the missing fields', async () => {
    const problem = await anyone.problem('POST', '/users/validate', {});
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'token']);
  });
});

describe('a candidate entered by a recruiter', () => {
  const STRANGERS = 'a stranger chose this';
  const OWN = 'my very own password';

  /** A candidate that a recruiter entered, then a registration with the same address. */
  async function entered() {
    const { client: recruiter } = await asRecruiter(api);
    const fields = { firstname: 'Known', name: 'Already', email: newAddress(), language: 'nl', newsletter: false };
    const body = await recruiter.create<{ _id: string }>('/candidates', fields);
    const read = async () => (await recruiter.get<object>(`/candidates/${body._id}`)).body;
    const before = await read();
    const link = await pending({
      email: fields.email,
      firstname: 'Eve',
      language: 'en',
      newsletter: true,
      password: STRANGERS,
    });
    return { _id: body._id, email: fields.email, link, read, before };
  }

  it('stays unchanged by a registration with the address', async () => {
    const { read, before, email } = await entered();
    expect(await read()).toEqual(before);
    expect(await anyone.refusal('POST', '/auth/login', { email, password: STRANGERS })).toBe('403 not_activated');
  });

  it('gets the login at the click, with a new password', async () => {
    const { _id, link, read, before, email } = await entered();
    expect((await mailTo(api, email, 'activation')).text).toContain('choose a password yourself');
    expect(await anyone.refusal('POST', `/users/validate/${email}/${link.token}`)).toBe('400 password_required');
    expect(await read()).toEqual(before);
    expect(await anyone.wrongFields('POST', '/users/validate', { ...link, password: 'short' })).toEqual([
      'password password_too_short',
    ]);
    const { body } = await anyone.post<ActivationResponse>('/users/validate', { ...link, password: OWN });
    expect(body.user).toMatchObject({ email, candidateId: _id, firstname: 'Known', name: 'Already' });
    expect(await read()).toMatchObject({
      firstname: 'Known',
      language: 'nl',
      newsletter: false,
      userId: body.user._id,
    });
    const logIn = (password: string) => anyone.post('/auth/login', { email, password });
    expect((await logIn(STRANGERS)).status).toBe(401);
    expect((await logIn(OWN)).status).toBe(200);
  });

  it('may be entered between registration and click', async () => {
    const link = await pending();
    const { client: recruiter } = await asRecruiter(api);
    const body = await recruiter.create<{ _id: string }>('/candidates', {
      firstname: 'Known',
      name: 'Already',
      email: link.email,
    });
    expect(await anyone.refusal('POST', '/users/validate', link)).toBe('400 password_required');
    const { body: opened } = await anyone.post<ActivationResponse>('/users/validate', { ...link, password: OWN });
    expect(opened.user.candidateId).toBe(body._id);
  });

  it('gets one login for two simultaneous clicks', async () => {
    const { link } = await entered();
    const answers = await Promise.all(
      [OWN, 'another of my passwords'].map((password) =>
        anyone.post<ActivationResponse>('/users/validate', { ...link, password }),
      ),
    );
    expect(answers.map(({ body }) => body.alreadyActivated).sort()).toEqual([false, true]);
    expect(await users.countDocuments({ email: link.email })).toBe(1);
  });
});

describe('asking for the activation mail again', () => {
  it('answers the same whether or not the address is known', async () => {
    const { email } = await pending();
    const known = await askFor(anyone, 'resendToken', email);
    const unknown = await askFor(anyone, 'resendToken', newAddress());
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it('tells an active user that no activation is needed', async () => {
    const { email } = await createUser(api);
    await askFor(anyone, 'resendToken', email);
    await mailTo(api, email, 'already_activated');
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('refuses an invalid address', async () => {
    expect(await anyone.wrongFields('POST', '/users/resendToken/nobody', { altcha: 'none' })).toEqual([
      'email invalid_email',
    ]);
  });

  it('sends at most five mails an hour to one address, in addition to the first', async () => {
    const { email } = await pending();
    for (let sent = 2; sent <= 6; sent += 1) {
      await askFor(anyone, 'resendToken', email);
      await mailTo(api, email, 'activation', sent);
    }
    await askFor(anyone, 'resendToken', email);
    const other = await pending();
    await askFor(anyone, 'resendToken', other.email);
    await mailTo(api, other.email, 'activation', 2);
    expect(await mailsTo(api, email)).toHaveLength(6);
  });
});
