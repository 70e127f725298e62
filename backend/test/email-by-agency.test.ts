import { describe, expect, it } from 'vitest';
import type { EmailConfirmedResponse } from '../src/modules/accounts/dto/own-account.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { UserResponse } from '../src/modules/users/dto/user.dto.js';
import { asCandidate, linkParts, mailsTo, mailTo, newAddress } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter, createUser, loggedIn, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const anyone = new Client(api.url);
const recruiter = (await asRecruiter(api)).client;

const login = (email: string) => anyone.request('POST', '/auth/login', { email, password: PASSWORD });
const linkTo = async (address: string, kind: 'email_change' | 'email_change_by_agency', count = 1) => {
  const { email: userId, token } = linkParts((await mailTo(api, address, kind, count)).link);
  return { userId, token };
};
const confirm = async (address: string) =>
  (await anyone.post<EmailConfirmedResponse>('/users/email/confirm', await linkTo(address, 'email_change'))).body;

/** A candidate with a login for whom a recruiter entered another address, with another first name. */
async function entered() {
  const [from, to] = [newAddress(), newAddress()];
  const { client, candidateId } = await asCandidate(api, { email: from });
  const path = `/candidates/${candidateId}`;
  const { status, body } = await recruiter.patch<CandidateResponse>(path, { email: to, firstname: 'Camilla' });
  expect(status).toBe(200);
  return { client, path, from, to, answer: body };
}

describe('the address of a candidate with a login', () => {
  it('waits for its owner’s confirmation, unlike the rest of the change', async () => {
    const { client, path, from, to, answer } = await entered();
    expect(answer).toMatchObject({ email: from, pendingEmail: to, firstname: 'Camilla' });
    expect((await client.get<UserResponse>('/users/me')).body).toMatchObject({
      email: from,
      firstname: 'Camilla',
      pendingEmail: to,
      emailWaitsFor: ['new'],
    });
    expect((await client.get<CandidateResponse>(path)).body).not.toHaveProperty('pendingEmail');
    expect([(await login(from)).status, (await login(to)).status]).toEqual([200, 401]);
    expect(await confirm(to)).toEqual({ changed: true });
    expect((await recruiter.get<CandidateResponse>(path)).body).toMatchObject({ email: to, pendingEmail: null });
    expect([(await login(from)).status, (await login(to)).status]).toEqual([401, 200]);
  });

  it.each(['waits', 'counts'])('is kept by who reads the one so far, while the change %s', async (state) => {
    const { client, path, from, to } = await entered();
    if (state === 'counts') await confirm(to);
    expect((await mailTo(api, from, 'email_change_by_agency')).text).toContain(to);
    expect((await anyone.post('/users/email/keep', await linkTo(from, 'email_change_by_agency'))).status).toBe(204);
    expect((await recruiter.get<CandidateResponse>(path)).body).toMatchObject({ email: from, pendingEmail: null });
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await login(to)).status).toBe(401);
  });

  it('replaces a waiting one if entered again', async () => {
    const { path, to, from } = await entered();
    const other = newAddress();
    expect((await recruiter.patch<CandidateResponse>(path, { email: other })).body.pendingEmail).toBe(other);
    const first = await anyone.refusal('POST', '/users/email/confirm', await linkTo(to, 'email_change'));
    expect(first).toBe('400 link_invalid');
    expect(await confirm(other)).toEqual({ changed: true });
    expect(await recruiter.refusal('PATCH', path, { email: newAddress() })).toBe('409 email_changed_lately');
    expect((await mailsTo(api, from)).map(({ kind }) => kind)).toHaveLength(2);
  });

  it('changes nothing and sends no mail if it is the same, the version is stale, or the address is taken', async () => {
    const { client, candidateId } = await asCandidate(api);
    const path = `/candidates/${candidateId}`;
    const { email } = (await client.get<UserResponse>('/users/me')).body;
    const to = newAddress();
    expect(
      (await recruiter.patch<CandidateResponse>(path, { email: email.toUpperCase() })).body.pendingEmail,
    ).toBeNull();
    expect(await recruiter.refusal('PATCH', path, { email: to, version: 99 })).toBe('409 stale_version');
    const taken = await createUser(api);
    const problem = await recruiter.problem('PATCH', path, { email: taken.email });
    expect([problem.code, ...fieldsOf(problem)]).toEqual(['email_taken', 'email email_taken']);
    expect([...(await mailsTo(api, email)), ...(await mailsTo(api, to)), ...(await mailsTo(api, taken.email))]).toEqual(
      [],
    );
  });

  it('cannot be changed if the candidate is a colleague', async () => {
    const candidate = await createCandidate(api);
    const { user } = await loggedIn(api, { roles: ['candidate', 'recruiter'], candidateId: candidate._id });
    await api.connection.collection('candidates').updateOne({ _id: candidate._id }, { $set: { userId: user._id } });
    const path = `/candidates/${String(candidate._id)}`;
    expect(await recruiter.refusal('PATCH', path, { email: newAddress() })).toBe('403 staff_address');
    expect((await recruiter.patch(path, { firstname: 'Another' })).status).toBe(200);
    expect((await login(user.email)).status).toBe(200);
  });

  it('changes at once without a login', async () => {
    const candidate = await createCandidate(api);
    const to = newAddress();
    const { body } = await recruiter.patch<CandidateResponse>(`/candidates/${String(candidate._id)}`, { email: to });
    expect(body).toMatchObject({ email: to, pendingEmail: null });
    expect(await mailsTo(api, to)).toEqual([]);
  });
});
