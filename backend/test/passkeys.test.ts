import { describe, expect, it } from 'vitest';
import type { PasskeyResponse, PasskeysResponse } from '../src/modules/passkeys/dto/passkey.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { asCandidate, mailTo } from './factories/accounts.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { askToLeave, leave } from './factories/leaving.js';
import { loggedIn, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { SoftwarePasskey } from './support/software-passkey.js';

const OWN = '/users/me/passkeys';

interface Options {
  options: { challenge: string; rp?: { id: string }; user?: { id: string }; excludeCredentials?: object[] };
}

const api = await testApi({
  PORTAL_URL: 'https://talent.byline.example/portal/',
  CONSOLE_URL: 'https://console.byline.example',
  PASSKEY_DOMAIN: 'byline.example',
});
const anyone = new Client(api.url);

const passkeyOfPortal = () => new SoftwarePasskey('byline.example', 'https://talent.byline.example');
const setUp = async (client: Client): Promise<Options['options']> =>
  (await client.post<Options>(`${OWN}/options`, { currentPassword: PASSWORD })).body.options;
const listOf = async (client: Client): Promise<PasskeyResponse[]> =>
  (await client.get<PasskeysResponse>(OWN)).body.passkeys;
const challenge = async (): Promise<string> =>
  (await anyone.post<Options>('/auth/passkey/options')).body.options.challenge;
const logIn = (credential: object) => anyone.request('POST', '/auth/passkey', { credential });
const codeOf = async (credential: object) => (await anyone.problem('POST', '/auth/passkey', { credential })).code;

async function add(client: Client, passkey = passkeyOfPortal(), name = 'My phone') {
  const credential = passkey.create(await setUp(client));
  const { status, body } = await client.post<PasskeyResponse>(OWN, { name, credential });
  expect(status).toBe(200);
  return { passkey, added: body };
}

/** A user with a passkey. */
async function withPasskey() {
  const { client, user } = await loggedIn(api);
  return { client, user, ...(await add(client)) };
}

describe('a passkey', () => {
  it('is added with the password, for the domain of portal and console, and mailed to its owner', async () => {
    const { client, user } = await loggedIn(api);
    expect(await client.wrongFields('POST', `${OWN}/options`, { currentPassword: 'not the password' })).toEqual([
      'currentPassword wrong_password',
    ]);
    const options = await setUp(client);
    expect(options).toMatchObject({
      rp: { id: 'byline.example', name: 'Byline' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { added } = await add(client);
    expect(added).toMatchObject({ name: 'My phone', lastUsedAt: null });
    expect(await listOf(client)).toEqual([added]);
    expect((await setUp(client)).excludeCredentials).toHaveLength(1);
    const { mail, text } = await mailTo(api, user.email, 'passkey_added');
    expect([mail.subject, text]).toEqual(['Passkey added', expect.stringContaining('My phone')]);
  });

  it('logs in without a name or a code, also with two-factor on', async () => {
    const { passkey, client, user } = await withPasskey();
    await turnOnTwoFactor(client);
    const { status, body } = await logIn(passkey.get(await challenge()));
    expect(status).toBe(200);
    const { token, user: me } = body as LoginResponse;
    expect(me._id).toBe(String(user._id));
    expect((await anyone.as(token).get('/users/me')).status).toBe(200);
    expect(Date.parse((await listOf(client))[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('can be renamed and removed by its owner only, with the password; then it no longer logs in', async () => {
    const { client, user, added, passkey } = await withPasskey();
    const other = await withPasskey();
    const there = anyone.as(((await logIn(passkey.get(await challenge()))).body as LoginResponse).token);
    const one = `${OWN}/${added._id}`;
    const proof = { currentPassword: PASSWORD };
    expect(await other.client.refusal('PATCH', one, { name: 'Mine' })).toBe('404 not_found');
    expect(await other.client.refusal('POST', `${one}/remove`, proof)).toBe('404 not_found');
    expect((await client.request('PATCH', one, { name: ' Old phone ' })).body).toMatchObject({ name: 'Old phone' });
    expect(await client.wrongFields('PATCH', one, { name: '' })).toEqual(['name required']);
    expect(await client.wrongFields('POST', `${one}/remove`, { currentPassword: 'not the password' })).toEqual([
      'currentPassword wrong_password',
    ]);
    expect((await client.post(`${one}/remove`, proof)).status).toBe(204);
    expect(await listOf(client)).toEqual([]);
    expect(await there.refusal('GET', '/users/me')).toBe('401 session_expired');
    expect(await codeOf(passkey.get(await challenge()))).toBe('wrong_credentials');
    expect((await mailTo(api, user.email, 'passkey_removed')).text).toContain('Old phone');
  });

  it('also needs a code to add and remove it with two-factor, because it logs in without one', async () => {
    const { client, added } = await withPasskey();
    const [first, second] = await turnOnTwoFactor(client);
    const remove = `${OWN}/${added._id}/remove`;
    for (const path of [`${OWN}/options`, remove]) {
      expect(await client.wrongFields('POST', path, { currentPassword: PASSWORD })).toEqual(['code required']);
      expect(await client.wrongFields('POST', path, { currentPassword: PASSWORD, code: '000000' })).toEqual([
        'code wrong_code',
      ]);
    }
    const options = await client.post<Options>(`${OWN}/options`, { currentPassword: PASSWORD, code: first });
    const credential = passkeyOfPortal().create(options.body.options);
    expect((await client.post(OWN, { name: 'Second', credential })).status).toBe(200);
    expect(await client.wrongFields('POST', remove, { currentPassword: PASSWORD, code: first })).toEqual([
      'code wrong_code',
    ]);
    expect((await client.post(remove, { currentPassword: PASSWORD, code: second })).status).toBe(204);
    expect((await listOf(client)).map(({ name }) => name)).toEqual(['Second']);
  });

  it('has at most nine others', async () => {
    const { client } = await withPasskey();
    for (let made = 2; made <= 9; made++) await add(client);
    const [first, second] = [await setUp(client), await setUp(client)];
    const credentialOf = (asked: Options['options']) => passkeyOfPortal().create(asked);
    expect((await client.post(OWN, { name: 'Tenth', credential: credentialOf(first) })).status).toBe(200);
    const late = { name: 'Eleventh', credential: credentialOf(second) };
    expect(await client.refusal('POST', OWN, late)).toBe('409 passkeys_full');
    expect(await client.refusal('POST', `${OWN}/options`, { currentPassword: PASSWORD })).toBe('409 passkeys_full');
  });

  it('lets only its owner leave, in place of password and code', async () => {
    const { passkey, client } = await withPasskey();
    await turnOnTwoFactor(client);
    const theirs = await withPasskey();
    const asked = async (from = passkey) => ({ credential: from.get(await challenge()) });
    const refused = await client.refusal('DELETE', '/users?keepData=true', await asked(theirs.passkey));
    expect(refused).toBe('400 passkey_refused');
    expect((await askToLeave(client, true, await asked())).status).toBe(200);
  });

  it('is removed with the account', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { passkey } = await add(client);
    expect(candidateId).toBeTruthy();
    await leave(api, client, true);
    expect(await codeOf(passkey.get(await challenge()))).toBe('wrong_credentials');
  });

  it('works for recruiters too, on a page of the console, also for a new recruiter', async () => {
    const { passkey, user } = await withPasskey();
    const users = api.connection.collection('users');
    await users.updateOne({ _id: user._id }, { $set: { roles: ['candidate', 'recruiter'] } });
    expect((await logIn(passkey.get(await challenge()))).status).toBe(200);
    const { client, user: recruiter } = await loggedIn(api, { roles: ['recruiter'] });
    const ofConsole = new SoftwarePasskey('byline.example', 'https://console.byline.example');
    await add(client, ofConsole);
    const { body } = await logIn(ofConsole.get(await challenge()));
    expect((body as LoginResponse).user._id).toBe(String(recruiter._id));
    expect((await mailTo(api, recruiter.email, 'passkey_added')).text).toContain(
      'https://console.byline.example/account',
    );
  });

  it('has a name without invisible characters', async () => {
    const { client } = await loggedIn(api);
    const { added } = await add(client, passkeyOfPortal(), ' My\u202E pho\u200Bne ');
    expect(added.name).toBe('My phone');
    const renamed = await client.patch<PasskeyResponse>(`${OWN}/${added._id}`, { name: 'Old\u2066 one' });
    expect(renamed.body.name).toBe('Old one');
    expect(await client.wrongFields('PATCH', `${OWN}/${added._id}`, { name: '\u202E' })).toEqual(['name required']);
  });
});

describe('a passkey’s signature', () => {
  it('works once, for its challenge', async () => {
    const { passkey, client } = await withPasskey();
    const answer = passkey.get(await challenge());
    const statuses = (await Promise.all([logIn(answer), logIn(answer)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await codeOf(answer)).toBe('wrong_credentials');
    expect(await codeOf(passkey.get('an-invented-challenge'))).toBe('wrong_credentials');
    expect(await codeOf(passkey.get((await setUp(client)).challenge))).toBe('wrong_credentials');
    const other = passkeyOfPortal();
    const made = { name: 'Stolen', credential: other.create({ challenge: await challenge() }) };
    expect(await client.refusal('POST', OWN, made)).toBe('400 passkey_refused');
  });

  it('is refused for another user than the challenge’s, and for a second use', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const credential = passkeyOfPortal().create(await setUp(one.client));
    expect(await two.client.refusal('POST', OWN, { name: 'Theirs', credential })).toBe('400 passkey_refused');
    expect((await one.client.post(OWN, { name: 'Mine', credential })).status).toBe(200);
    expect(await one.client.refusal('POST', OWN, { name: 'Mine', credential })).toBe('400 passkey_refused');
    const taken = one.passkey.create(await setUp(two.client));
    expect(await two.client.refusal('POST', OWN, { name: 'Taken', credential: taken })).toBe('400 passkey_refused');
  });

  it('is refused from another origin, for another host, and without user verification', async () => {
    const { passkey, client } = await withPasskey();
    const wrong = [{ origin: 'https://byline.example.evil' }, { rpId: 'evil.example' }, { verified: false }];
    for (const how of wrong) {
      expect(await codeOf(passkey.get(await challenge(), how))).toBe('wrong_credentials');
      const credential = passkeyOfPortal().create(await setUp(client), how);
      expect(await client.refusal('POST', OWN, { name: 'Bad', credential })).toBe('400 passkey_refused');
    }
  });

  it('is refused if it names another user than the key’s, or none', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const another = Buffer.from(String(two.user._id)).toString('base64url');
    for (const userHandle of [another, ''])
      expect(await codeOf(one.passkey.get(await challenge(), { userHandle }))).toBe('wrong_credentials');
    expect((await logIn(one.passkey.get(await challenge()))).status).toBe(200);
  });

  it('is refused if its counter does not grow, because the key may be a copy', async () => {
    const { passkey } = await withPasskey();
    expect((await logIn(passkey.get(await challenge(), { counter: 7 }))).status).toBe(200);
    expect(await codeOf(passkey.get(await challenge(), { counter: 7 }))).toBe('wrong_credentials');
    expect((await logIn(passkey.get(await challenge(), { counter: 8 }))).status).toBe(200);
  });

  it('is refused if it is invalid, with the same answer for everybody', async () => {
    const { passkey } = await withPasskey();
    const whole = passkey.get(await challenge()) as { response: object };
    for (const credential of [{}, { id: 7 }, { id: 'x' }, { ...whole, response: 'x' }, { ...whole, response: {} }])
      expect(await codeOf(credential)).toBe('wrong_credentials');
    const asked = (await anyone.post<Options>('/auth/passkey/options')).body.options;
    expect(asked).toMatchObject({ rpId: 'byline.example', userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials.0');
  });
});
