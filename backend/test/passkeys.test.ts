import { describe, expect, it } from 'vitest';
import type { PasskeyResponse, PasskeysResponse } from '../src/modules/passkeys/dto/passkey.dto.js';
import type { LoginResponse } from '../src/modules/users/dto/user.dto.js';
import { asCandidate, mailTo } from './factories/accounts.js';
import { turnOnTwoFactor } from './factories/two-factor.js';
import { askToLeave, leave } from './factories/leaving.js';
import { loggedIn, PASSWORD } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';
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

/** Somebody with a passkey. */
async function withPasskey() {
  const { client, user } = await loggedIn(api);
  return { client, user, ...(await add(client)) };
}

describe('a passkey', () => {
  it('is made with the password, for the domain of portal and console, and its owner is told', async () => {
    const { client, user } = await loggedIn(api);
    const wrong = await client.problem('POST', `${OWN}/options`, { currentPassword: 'not the password' });
    expect(fieldsOf(wrong)).toEqual(['currentPassword wrong_password']);
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

  it('is renamed and removed by its owner only, with the password; then it no longer logs in', async () => {
    const { client, user, added, passkey } = await withPasskey();
    const other = await withPasskey();
    const there = anyone.as(((await logIn(passkey.get(await challenge()))).body as LoginResponse).token);
    const one = `${OWN}/${added._id}`;
    const proof = { currentPassword: PASSWORD };
    expect((await other.client.problem('PATCH', one, { name: 'Mine' })).code).toBe('not_found');
    expect((await other.client.problem('POST', `${one}/remove`, proof)).code).toBe('not_found');
    expect((await client.request('PATCH', one, { name: ' Old phone ' })).body).toMatchObject({ name: 'Old phone' });
    expect(await client.wrongFields('PATCH', one, { name: '' })).toEqual(['name required']);
    const wrong = await client.problem('POST', `${one}/remove`, { currentPassword: 'not the password' });
    expect(fieldsOf(wrong)).toEqual(['currentPassword wrong_password']);
    expect((await client.post(`${one}/remove`, proof)).status).toBe(204);
    expect(await listOf(client)).toEqual([]);
    expect((await there.problem('GET', '/users/me')).code).toBe('session_expired');
    expect(await codeOf(passkey.get(await challenge()))).toBe('wrong_credentials');
    expect((await mailTo(api, user.email, 'passkey_removed')).text).toContain('Old phone');
  });

  it('is made and removed with a code as well where two-factor is on, for it logs in without one', async () => {
    const { client, added } = await withPasskey();
    const [first, second] = await turnOnTwoFactor(client);
    const remove = `${OWN}/${added._id}/remove`;
    for (const path of [`${OWN}/options`, remove]) {
      const without = await client.problem('POST', path, { currentPassword: PASSWORD });
      expect(fieldsOf(without)).toEqual(['code required']);
      const wrong = await client.problem('POST', path, { currentPassword: PASSWORD, code: '000000' });
      expect(fieldsOf(wrong)).toEqual(['code wrong_code']);
    }
    const options = await client.post<Options>(`${OWN}/options`, { currentPassword: PASSWORD, code: first });
    const credential = passkeyOfPortal().create(options.body.options);
    expect((await client.post(OWN, { name: 'Second', credential })).status).toBe(200);
    const again = await client.problem('POST', remove, { currentPassword: PASSWORD, code: first });
    expect(fieldsOf(again)).toEqual(['code wrong_code']);
    expect((await client.post(remove, { currentPassword: PASSWORD, code: second })).status).toBe(204);
    expect((await listOf(client)).map(({ name }) => name)).toEqual(['Second']);
  });

  it('is one of ten at most', async () => {
    const { client } = await withPasskey();
    for (let made = 2; made <= 9; made++) await add(client);
    const [first, second] = [await setUp(client), await setUp(client)];
    const credentialOf = (asked: Options['options']) => passkeyOfPortal().create(asked);
    expect((await client.post(OWN, { name: 'Tenth', credential: credentialOf(first) })).status).toBe(200);
    const late = { name: 'Eleventh', credential: credentialOf(second) };
    expect((await client.problem('POST', OWN, late)).code).toBe('passkeys_full');
    expect((await client.problem('POST', `${OWN}/options`, { currentPassword: PASSWORD })).code).toBe('passkeys_full');
  });

  it('lets its owner leave, in the place of password and code, and nobody else', async () => {
    const { passkey, client } = await withPasskey();
    await turnOnTwoFactor(client);
    const theirs = await withPasskey();
    const asked = async (from = passkey) => ({ credential: from.get(await challenge()) });
    const refused = await client.problem('DELETE', '/users?keepData=true', await asked(theirs.passkey));
    expect(refused.code).toBe('passkey_refused');
    expect((await askToLeave(client, true, await asked())).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { passkey } = await add(client);
    expect(candidateId).toBeTruthy();
    await leave(api, client, true);
    expect(await codeOf(passkey.get(await challenge()))).toBe('wrong_credentials');
  });

  it('is a recruiter’s too, on a page of the console, and of who became one', async () => {
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

  it('has a name without what nobody sees', async () => {
    const { client } = await loggedIn(api);
    const { added } = await add(client, passkeyOfPortal(), ' My\u202E pho\u200Bne ');
    expect(added.name).toBe('My phone');
    const renamed = await client.patch<PasskeyResponse>(`${OWN}/${added._id}`, { name: 'Old\u2066 one' });
    expect(renamed.body.name).toBe('Old one');
    expect(await client.wrongFields('PATCH', `${OWN}/${added._id}`, { name: '\u202E' })).toEqual(['name required']);
  });
});

describe('what a passkey signed', () => {
  it('counts once, and for what was asked', async () => {
    const { passkey, client } = await withPasskey();
    const answer = passkey.get(await challenge());
    const statuses = (await Promise.all([logIn(answer), logIn(answer)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await codeOf(answer)).toBe('wrong_credentials');
    expect(await codeOf(passkey.get('an-invented-challenge'))).toBe('wrong_credentials');
    expect(await codeOf(passkey.get((await setUp(client)).challenge))).toBe('wrong_credentials');
    const other = passkeyOfPortal();
    const made = { name: 'Stolen', credential: other.create({ challenge: await challenge() }) };
    expect((await client.problem('POST', OWN, made)).code).toBe('passkey_refused');
  });

  it('is refused to another user than the one who was asked, and a second time', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const credential = passkeyOfPortal().create(await setUp(one.client));
    expect((await two.client.problem('POST', OWN, { name: 'Theirs', credential })).code).toBe('passkey_refused');
    expect((await one.client.post(OWN, { name: 'Mine', credential })).status).toBe(200);
    expect((await one.client.problem('POST', OWN, { name: 'Mine', credential })).code).toBe('passkey_refused');
    const taken = one.passkey.create(await setUp(two.client));
    expect((await two.client.problem('POST', OWN, { name: 'Taken', credential: taken })).code).toBe('passkey_refused');
  });

  it('is refused from another origin, for another host, and without a finger, a face or a code', async () => {
    const { passkey, client } = await withPasskey();
    const wrong = [{ origin: 'https://byline.example.evil' }, { rpId: 'evil.example' }, { verified: false }];
    for (const how of wrong) {
      expect(await codeOf(passkey.get(await challenge(), how))).toBe('wrong_credentials');
      const credential = passkeyOfPortal().create(await setUp(client), how);
      expect((await client.problem('POST', OWN, { name: 'Bad', credential })).code).toBe('passkey_refused');
    }
  });

  it('is refused when it names another user than the one whom the key was made for, or nobody', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const another = Buffer.from(String(two.user._id)).toString('base64url');
    for (const userHandle of [another, ''])
      expect(await codeOf(one.passkey.get(await challenge(), { userHandle }))).toBe('wrong_credentials');
    expect((await logIn(one.passkey.get(await challenge()))).status).toBe(200);
  });

  it('is refused when the counter did not go on: the key was copied', async () => {
    const { passkey } = await withPasskey();
    expect((await logIn(passkey.get(await challenge(), { counter: 7 }))).status).toBe(200);
    expect(await codeOf(passkey.get(await challenge(), { counter: 7 }))).toBe('wrong_credentials');
    expect((await logIn(passkey.get(await challenge(), { counter: 8 }))).status).toBe(200);
  });

  it('is refused when it is nonsense, and the same to everybody', async () => {
    const { passkey } = await withPasskey();
    const whole = passkey.get(await challenge()) as { response: object };
    for (const credential of [{}, { id: 7 }, { id: 'x' }, { ...whole, response: 'x' }, { ...whole, response: {} }])
      expect(await codeOf(credential)).toBe('wrong_credentials');
    const asked = (await anyone.post<Options>('/auth/passkey/options')).body.options;
    expect(asked).toMatchObject({ rpId: 'byline.example', userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials.0');
  });
});
