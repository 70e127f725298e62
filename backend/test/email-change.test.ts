import { Types, type Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { EmailConfirmedResponse } from '../src/modules/accounts/dto/own-account.dto.js';
import type { LoginResponse, UserResponse } from '../src/modules/users/dto/user.dto.js';
import { askFor, asCandidate, linkParts, mailsTo, mailTo, newAddress } from './factories/accounts.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { createUser, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);

const users = (): Model<UserRecord> => api.model('User');
/** Backdates a change. */
const addPasskey = async (email: string, createdAt = new Date()) => {
  const key = { credentialId: String(new Types.ObjectId()), publicKey: 'key', counter: 0, name: 'A phone' };
  const passkey = { ...key, _id: new Types.ObjectId(), createdAt, lastUsedAt: null };
  await users().updateOne({ email }, { $push: { passkeys: passkey } });
};
const HOUR_MS = 3_600_000;
const waysIn = async (email: string) => {
  const user = await users().findOne({ email }).lean();
  return {
    twoFactor: user?.twofactorEnabled,
    recoveryCodes: user?.twofactor?.recovery?.length ?? 0,
    passkeys: user?.passkeys?.length ?? 0,
  };
};

const login = (email: string, password = PASSWORD) => anyone.request('POST', '/auth/login', { email, password });
const me = async (client: Client): Promise<UserResponse> => (await client.get<UserResponse>('/users/me')).body;

/** A candidate with a requested change of address, with the two mailed links. */
async function asked(
  email = newAddress(),
  before: (client: Client, from: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const from = newAddress();
  const { client, candidateId } = await asCandidate(api, { email: from });
  await before(client, from);
  expect((await client.post('/users/me/email', { currentPassword: PASSWORD, email })).status).toBe(204);
  const linkTo = async (address: string, kind: 'email_change' | 'email_change_notice') => {
    const { email: userId, token } = linkParts((await mailTo(api, address, kind)).link);
    return { userId, token };
  };
  const confirm = (token: { userId: string; token: string }) => anyone.request('POST', '/users/email/confirm', token);
  const confirmNew = async () => confirm(await linkTo(email, 'email_change'));
  const confirmOld = async () => confirm(await linkTo(from, 'email_change_notice'));
  return {
    client,
    candidateId,
    from,
    to: email,
    confirmNew,
    confirmOld,
    /** Both, the old one first. */
    confirm: async () => (await confirmOld()) && confirmNew(),
    keep: async () => anyone.request('POST', '/users/email/keep', await linkTo(from, 'email_change_notice')),
  };
}

describe('another address', () => {
  it.each([
    { first: 'new', last: 'old' },
    { first: 'old', last: 'new' },
  ] as const)('counts once both confirmed it, the $first one first, for login and profile', async ({ first, last }) => {
    const { client, candidateId, from, to, confirmNew, confirmOld } = await asked();
    const confirm = { new: confirmNew, old: confirmOld };
    expect(await me(client)).toMatchObject({ email: from, pendingEmail: to, emailWaitsFor: ['new', 'old'] });
    expect((await confirm[first]()).body).toEqual({ changed: false });
    expect(await me(client)).toMatchObject({ email: from, pendingEmail: to, emailWaitsFor: [last] });
    expect((await login(to)).status).toBe(401);
    expect((await confirm[first]()).body).toMatchObject({ code: 'link_used' });
    expect((await confirm[last]()).body).toEqual({ changed: true });
    expect(await me(client)).toMatchObject({ email: to, pendingEmail: null, emailWaitsFor: [] });
    expect((await client.get<CandidateResponse>(`/candidates/${candidateId}`)).body.email).toBe(to);
    expect([(await login(to)).status, (await login(from)).status]).toEqual([200, 401]);
    expect((await confirm[last]()).body).toMatchObject({ code: 'link_used' });
    const again = { currentPassword: PASSWORD, email: newAddress() };
    expect(await client.refusal('POST', '/users/me/email', again)).toBe('409 email_changed_lately');
  });

  it('takes effect after two simultaneous confirmations', async () => {
    const { client, to, confirmNew, confirmOld } = await asked();
    const answers = await Promise.all([confirmNew(), confirmOld()]);
    expect(answers.map(({ body }) => (body as EmailConfirmedResponse).changed).sort()).toEqual([false, true]);
    expect(await me(client)).toMatchObject({ email: to, pendingEmail: null });
  });

  it('needs the password, and must differ', async () => {
    const { user, email } = await createUser(api);
    const { body } = await anyone.post<LoginResponse>('/auth/login', { email, password: PASSWORD });
    const refused = async (request: object) =>
      await anyone.as(body.token).wrongFields('POST', '/users/me/email', request);
    expect(await refused({ currentPassword: 'not the password', email: newAddress() })).toEqual([
      'currentPassword wrong_password',
    ]);
    expect(await refused({ currentPassword: PASSWORD, email: user.email })).toEqual(['email same_email']);
  });

  it('can be cancelled by its owner', async () => {
    const { client, confirmNew: confirm } = await asked();
    expect((await client.delete('/users/me/email')).status).toBe(204);
    expect((await me(client)).pendingEmail).toBeNull();
    expect((await confirm()).body).toMatchObject({ code: 'link_invalid' });
  });

  it('can get new links, and only the last ones work', async () => {
    const { client, from, to, confirm, keep } = await asked();
    const linkTo = async (address: string, kind: 'email_change' | 'email_change_notice', count: number) => {
      const { email: userId, token } = linkParts((await mailTo(api, address, kind, count)).link);
      return { userId, token };
    };
    const first = [await linkTo(to, 'email_change', 1), await linkTo(from, 'email_change_notice', 1)];
    expect((await client.post('/users/me/email/resend')).status).toBe(204);
    await linkTo(to, 'email_change', 2);
    await linkTo(from, 'email_change_notice', 2);
    for (const link of first)
      expect(await anyone.refusal('POST', '/users/email/confirm', link)).toBe('400 link_invalid');
    expect((await me(client)).pendingEmail).toBe(to);
    expect((await confirm()).body).toEqual({ changed: true });
    expect((await keep()).status).toBe(204);
    expect((await login(to)).status).toBe(401);
  });

  it.each(['new', 'old'] as const)('is mailed again only to who has not confirmed: not to the %s one', async (side) => {
    const { client, from, to, confirm, confirmNew, confirmOld, keep } = await asked();
    await (side === 'new' ? confirmNew : confirmOld)();
    expect((await client.post('/users/me/email/resend')).status).toBe(204);
    const counts = [(await mailsTo(api, to)).length, (await mailsTo(api, from)).length];
    expect(counts).toEqual(side === 'new' ? [1, 2] : [2, 1]);
    if (side === 'new') expect((await confirmOld()).body).toEqual({ changed: true });
    else expect((await confirmNew()).body).toEqual({ changed: true });
    expect((await confirm()).body).toMatchObject({ code: 'link_used' });
    expect((await keep()).status).toBe(204);
  });

  it('gets at most five mails an hour, then an answer with the time to wait', async () => {
    const { client, to } = await asked();
    const again = () => client.request('POST', '/users/me/email/resend');
    for (let sent = 2; sent <= 5; sent++) expect((await again()).status).toBe(204);
    const { status, body, headers } = await again();
    expect([status, body]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await mailsTo(api, to)).toHaveLength(5);
    expect((await me(client)).pendingEmail).toBe(to);
  });

  it('gets new links only while it waits', async () => {
    const { client, confirm } = await asked();
    const { client: none } = await asCandidate(api);
    const refused = async (who: Client) => (await who.problem('POST', '/users/me/email/resend')).code;
    expect(await refused(none)).toBe('not_found');
    expect((await confirm()).status).toBe(200);
    expect(await refused(client)).toBe('not_found');
    const dropped = await asked();
    await dropped.client.delete('/users/me/email');
    expect(await refused(dropped.client)).toBe('not_found');
  });

  it('gets the same answer if it is taken; its owner gets a mail without a link', async () => {
    const taken = await createUser(api);
    const { client } = await asked(taken.email);
    expect((await me(client)).pendingEmail).toBe(taken.email);
    expect((await client.post('/users/me/email/resend')).status).toBe(204);
    expect((await mailsTo(api, taken.email)).map(({ kind }) => kind)).toEqual(['account_exists', 'account_exists']);
  });

  it('is refused if it has been taken since', async () => {
    const { to, confirm } = await asked();
    await createUser(api, { email: to });
    expect((await confirm()).body).toMatchObject({ code: 'email_taken' });
  });
});

describe('the old address', () => {
  it('stops the change, all sessions and the password', async () => {
    const { client, from, confirm, keep } = await asked();
    expect((await keep()).status).toBe(204);
    expect(await client.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect((await keep()).body).toMatchObject({ code: 'link_used' });
    expect((await confirm()).body).toMatchObject({ code: 'link_invalid' });
    expect((await login(from)).status).toBe(401);
    const link = linkParts((await mailTo(api, from, 'password_reset')).link);
    expect((await anyone.post('/users/resetPassword', { ...link, password: 'a quiet autumn noon' })).status).toBe(204);
    expect((await login(from, 'a quiet autumn noon')).status).toBe(200);
  });

  it('returns even after the confirmation of the new one', async () => {
    const { from, to, confirm, keep, candidateId } = await asked();
    await confirm();
    expect((await keep()).status).toBe(204);
    const link = linkParts((await mailTo(api, from, 'password_reset')).link);
    await anyone.post('/users/resetPassword', { ...link, password: 'a quiet autumn noon' });
    const { body } = await anyone.post<LoginResponse>('/auth/login', { email: from, password: 'a quiet autumn noon' });
    expect(body.user).toMatchObject({ email: from, candidateId });
    expect((await login(to, 'a quiet autumn noon')).status).toBe(401);
    expect((await keep()).body).toMatchObject({ code: 'link_used' });
  });

  it.each(['waits', 'counts'])(
    'drops two-factor, passkeys and codes that came after a change that %s',
    async (state) => {
      const { client, from, confirm, keep } = await asked();
      await turnOnTwoFactor(client);
      if (state === 'counts') await confirm();
      await addPasskey(state === 'counts' ? (await me(client)).email : from);
      expect((await keep()).status).toBe(204);
      expect(await waysIn(from)).toEqual({ twoFactor: false, recoveryCodes: 0, passkeys: 0 });
    },
  );

  it('reverts all later changes too', async () => {
    const { client, from, keep } = await asked();
    await turnOnTwoFactor(client);
    await client.post('/users/me/email', { currentPassword: PASSWORD, email: newAddress() });
    await mailTo(api, from, 'email_change_notice', 2);
    expect((await keep()).status).toBe(204);
    expect((await waysIn(from)).twoFactor).toBe(false);
  });

  it('keeps the old two-factor, but no passkey: a mailbox does not bypass the code', async () => {
    const { from, keep } = await asked(newAddress(), async (client, email) => {
      await turnOnTwoFactor(client);
      await addPasskey(email);
    });
    expect((await keep()).status).toBe(204);
    expect(await waysIn(from)).toEqual({ twoFactor: true, recoveryCodes: 10, passkeys: 0 });
  });

  it('keeps the old two-factor without newer recovery codes', async () => {
    let codes: string[] = [];
    const { client, from, keep } = await asked(newAddress(), async (one) => {
      codes = await turnOnTwoFactor(one);
    });
    const proof = { currentPassword: PASSWORD, code: codes[0] };
    expect((await client.post('/users/me/two-factor/recovery-codes', proof)).status).toBe(200);
    expect((await keep()).status).toBe(204);
    expect(await waysIn(from)).toEqual({ twoFactor: true, recoveryCodes: 0, passkeys: 0 });
  });
});

describe('a new password by a mailed link', () => {
  const chooseAnother = async (email: string) => {
    await askFor(anyone, 'resetPassword', email);
    const link = linkParts((await mailTo(api, email, 'password_reset')).link);
    expect((await anyone.post('/users/resetPassword', { ...link, password: 'a quiet autumn noon' })).status).toBe(204);
    const { body } = await anyone.post<LoginResponse>('/auth/login', { email, password: 'a quiet autumn noon' });
    return body.user;
  };

  it('ends a waiting change, its links, and everything added since the request', async () => {
    const { client, from, to, confirmNew, confirmOld, keep } = await asked(newAddress(), (_, email) =>
      addPasskey(email, new Date(Date.now() - HOUR_MS)),
    );
    await turnOnTwoFactor(client);
    await addPasskey(from);
    await confirmNew();
    expect((await chooseAnother(from)).pendingEmail).toBeNull();
    for (const press of [confirmNew, confirmOld, keep])
      expect((await press()).body).toMatchObject({ code: 'link_invalid' });
    expect((await login(to, 'a quiet autumn noon')).status).toBe(401);
    expect(await waysIn(from)).toEqual({ twoFactor: false, recoveryCodes: 0, passkeys: 1 });
  });

  it('at the new address keeps the old one’s way back', async () => {
    const { from, to, confirm, keep } = await asked();
    await confirm();
    await chooseAnother(to);
    expect((await keep()).status).toBe(204);
    expect((await login(to, 'a quiet autumn noon')).status).toBe(401);
    expect((await waysIn(from)).passkeys).toBe(0);
  });
});
