import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { asCandidate, linkParts, mailTo, newAddress } from './factories/accounts.js';
import { aDayLater, askToLeave } from './factories/leaving.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { asRecruiter, asSuperAdmin, createUser, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);
const { client: admin, user: superAdmin } = await asSuperAdmin(api);
const adminId = String(superAdmin._id);
const users = api.model<UserRecord>('User');

const NEW_PASSWORD = 'a quiet autumn noon';
const login = (email: string, password = PASSWORD) => anyone.request('POST', '/auth/login', { email, password });
const request = (fields: object = {}) => ({
  email: newAddress(),
  reason: 'Called back on the number of the profile.',
  currentPassword: PASSWORD,
  ...fields,
});

/** A candidate with every kind of login, who lost access to their mailbox. */
async function lost() {
  const email = newAddress();
  const { client, candidateId, user } = await asCandidate(api, { email });
  await turnOnTwoFactor(client);
  const key = { credentialId: String(new Types.ObjectId()), publicKey: 'key', counter: 0, name: 'A phone' };
  const passkey = { ...key, _id: new Types.ObjectId(), createdAt: new Date(), lastUsedAt: null };
  await users.updateOne({ email }, { $push: { passkeys: passkey } });
  const path = `/users/${String(user._id)}/rescue`;
  return { client, candidateId, email, path, id: user._id };
}

describe('rescuing a login', () => {
  it('gives it to the owner of the new address, without any old login', async () => {
    const { client, candidateId, email, path, id } = await lost();
    const asked = request();
    expect((await admin.post(path, asked)).status).toBe(204);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    const stored = await users.findById(id).select('+passwordHash').lean();
    expect(stored).toMatchObject({ email: asked.email, passwordHash: null, emailChange: null, twofactor: null });
    expect(stored).toMatchObject({ twofactorEnabled: false, passkeys: [] });
    const { body } = await admin.get<CandidateResponse>(`/candidates/${candidateId}`);
    expect(body).toMatchObject({ email: asked.email, pendingEmail: null });
    expect([(await login(email)).status, (await login(asked.email)).status]).toEqual([401, 401]);
    const link = linkParts((await mailTo(api, asked.email, 'login_rescued')).link);
    expect((await anyone.post('/users/resetPassword', { ...link, password: NEW_PASSWORD })).status).toBe(204);
    expect((await login(asked.email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailTo(api, email, 'login_rescued_notice')).text).not.toContain(asked.email);
    const entry = await api.connection.collection('audit').findOne({ entityId: id, action: 'rescued' });
    expect(String(entry?.actorId)).toBe(adminId);
    expect(JSON.stringify(entry?.changes)).toContain(asked.reason);
  });

  it('cancels a removal, which another person may have requested', async () => {
    const { client, user, candidateId } = await asCandidate(api, { email: newAddress() });
    await askToLeave(client, false);
    await admin.post(`/users/${String(user._id)}/rescue`, request());
    await aDayLater(api);
    expect((await admin.get<CandidateResponse>(`/candidates/${candidateId}`)).body.leaving).toBeNull();
  });

  it.each(['waits', 'counts'])('is not undone by the links of a change of address that %s', async (state) => {
    const { client, user } = await asCandidate(api, { email: newAddress() });
    const to = newAddress();
    await client.post('/users/me/email', { currentPassword: PASSWORD, email: to });
    const linkOf = async (address: string, kind: 'email_change' | 'email_change_notice') => {
      const { email: userId, token } = linkParts((await mailTo(api, address, kind)).link);
      return { userId, token };
    };
    const confirms = [await linkOf(to, 'email_change'), await linkOf(user.email, 'email_change_notice')];
    if (state === 'counts')
      for (const link of confirms) expect((await anyone.post('/users/email/confirm', link)).status).toBe(200);
    const asked = request();
    expect((await admin.post(`/users/${String(user._id)}/rescue`, asked)).status).toBe(204);
    const presses = [
      ['confirm', confirms[0]],
      ['confirm', confirms[1]],
      ['keep', confirms[1]],
    ] as const;
    for (const [press, link] of presses)
      expect(await anyone.refusal('POST', `/users/email/${press}`, link)).toBe('400 link_invalid');
    expect((await users.findById(user._id).lean())?.email).toBe(asked.email);
  });

  it('needs a super-admin with their password, and excludes their own login', async () => {
    const { path, email } = await lost();
    const { client: recruiter } = await asRecruiter(api);
    expect(await recruiter.refusal('POST', path, request())).toBe('403 forbidden');
    expect(await admin.wrongFields('POST', path, request({ currentPassword: 'not the password' }))).toEqual([
      'currentPassword wrong_password',
    ]);
    expect(await admin.refusal('POST', `/users/${adminId}/rescue`, request())).toBe('403 own_rescue');
    const nobody = `/users/${String(new Types.ObjectId())}/rescue`;
    expect(await admin.refusal('POST', nobody, request())).toBe('404 user_not_found');
    expect((await login(email)).status).toBe(200);
  });

  it('needs another, free address and a reason', async () => {
    const { path, email } = await lost();
    const refused = (fields: object) => admin.wrongFields('POST', path, request(fields));
    expect(await refused({ email })).toEqual(['email same_email']);
    expect(await refused({ email: (await createUser(api)).email })).toEqual(['email email_taken']);
    expect(await refused({ reason: ' ' })).toEqual(['reason required']);
    expect((await login(email)).status).toBe(200);
  });
});
