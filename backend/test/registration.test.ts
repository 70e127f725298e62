import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { PendingRegistration } from '../src/modules/pending-registrations/pending-registration.record.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import type { RegisteredResponse } from '../src/modules/accounts/dto/register.dto.js';
import {
  easyBotCheck,
  linkParts,
  mailsTo,
  mailTo,
  newAddress,
  register,
  registrationRequest,
  solveBotCheck,
} from './factories/accounts.js';
import { createCampaign, createJob } from './factories/jobs.js';
import { createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const anyone = new Client(api.url);
const users = api.model<UserRecord>('User');
const candidates = api.model<CandidateRecord>('Candidate');
const pending = api.model<PendingRegistration>('PendingRegistration');

const problemsOf = async (fields: object): Promise<string[]> => {
  const problem = await anyone.problem('POST', '/users', { ...registrationRequest(), ...fields });
  expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
  return fieldsOf(problem);
};

const twice = (password: string) => ({ password, passwordConfirmation: password });

describe('registration', () => {
  it('waits for the confirmation of its address, with a mail that explains the click', async () => {
    const request = registrationRequest({
      altcha: await solveBotCheck(api),
      email: ' Camille.Lefevre@Example.be ',
      linkedin: 'https://www.linkedin.com/in/camille',
      newsletter: true,
    });
    const email = 'camille.lefevre@example.be';
    const body = await anyone.create('/users', request);
    expect(body).toEqual({ email, firstname: 'Camille', name: 'Lefèvre', function: 'translator', language: 'fr' });
    expect(await users.countDocuments({ email })).toBe(0);
    expect(await candidates.countDocuments({ email })).toBe(0);
    const { link, mail, text } = await mailTo(api, email, 'activation');
    expect(mail.to?.name).toBe('Camille Lefèvre');
    expect(text).toContain('Bienvenue, Camille');
    expect(text).toContain('avec le mot de passe choisi à l’inscription');
    expect(link.searchParams.get('lang')).toBe('fr');
    expect(linkParts(link).email).toBe(email);
    const stored = await pending.findOne({ email }).lean();
    expect(stored).toMatchObject({ newsletter: true, linkedin: request.linkedin, replaced: false });
    expect(JSON.stringify(stored)).not.toContain(linkParts(link).token);
    const days = ((stored?.removeAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('cannot log in before the address is confirmed', async () => {
    const { email, password } = await register(api);
    expect(await anyone.refusal('POST', '/auth/login', { email, password })).toBe('403 not_activated');
  });

  it('names every missing field', async () => {
    expect(await anyone.wrongFields('POST', '/users', {})).toEqual(
      [
        'altcha',
        'email',
        'firstname',
        'function',
        'language',
        'name',
        'password',
        'passwordConfirmation',
        'privacy',
      ].map((field) => `${field} required`),
    );
  });

  it.each([
    [{ privacy: false }, ['privacy required']],
    [{ email: 'nobody' }, ['email invalid_email']],
    [{ email: '"a\r\nBcc: evil@example.com"@example.be' }, ['email invalid_email']],
    [{ passwordConfirmation: 'another one, sorry' }, ['passwordConfirmation passwords_no_match']],
    [{ password: 'short', passwordConfirmation: 'short' }, ['password password_too_short']],
    [twice(' '.repeat(10)), ['password password_too_short']],
    [twice('   too short   '), ['password password_too_short']],
    [twice('1111111111'), ['password password_too_simple']],
    [twice('QwertyUiop'), ['password password_common']],
    [twice(' 1234567890 '), ['password password_common']],
    [{ firstname: '  ' }, ['firstname required']],
    [{ function: 'astronaut' }, ['function invalid']],
    [{ language: 'de' }, ['language invalid']],
    [{ linkedin: 'javascript:alert(1)' }, ['linkedin invalid_url']],
    [{ jobId: 'x' }, ['jobId invalid_id']],
    [{ roles: ['recruiter'] }, ['roles unknown_field']],
    [{ email: { $ne: '' } }, ['email invalid_email']],
  ])('refuses %o', async (fields, expected) => {
    expect(await problemsOf(fields)).toEqual(expected);
  });

  it('needs a solved bot check, and accepts a solution once', async () => {
    const altcha = await solveBotCheck(api);
    expect(await anyone.refusal('POST', '/users', registrationRequest())).toBe('400 bot_check_failed');
    await register(api, { altcha });
    expect(await anyone.refusal('POST', '/users', registrationRequest({ altcha }))).toBe('400 bot_check_failed');
  });

  it('uses up the bot check with every attempt, even a refused one', async () => {
    const altcha = await solveBotCheck(api);
    const refused = registrationRequest({ altcha, password: 'short' });
    expect(await anyone.refusal('POST', '/users', refused)).toBe('400 validation_failed');
    expect(await anyone.refusal('POST', '/users', registrationRequest({ altcha }))).toBe('400 bot_check_failed');
  });

  it('accepts a bot check once for two simultaneous requests', async () => {
    const altcha = await solveBotCheck(api);
    const answers = await Promise.all([1, 2].map(() => anyone.post('/users', registrationRequest({ altcha }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('answers alike, equally fast, for an address with an account, and mails its owner', async () => {
    const { email } = await createUser(api, { language: 'nl', firstname: 'Noor' });
    const timed = async (address: string) => {
      const request = registrationRequest({ altcha: await easyBotCheck(), email: address });
      const start = performance.now();
      const { status, body, headers } = await anyone.post('/users', request);
      const names = [...headers.keys()].sort();
      return { answer: JSON.stringify([status, names, body]).replace(address, '-'), ms: performance.now() - start };
    };
    const known: Awaited<ReturnType<typeof timed>>[] = [];
    const unknown: typeof known = [];
    // One address gets at most five mails an hour.
    const others = await Promise.all([1, 2, 3, 4].map(() => createUser(api)));
    for (const address of [email, ...others.map((other) => other.email), email, email, email]) {
      known.push(await timed(address));
      unknown.push(await timed(newAddress()));
    }
    expect(new Set([...known, ...unknown].map(({ answer }) => answer)).size).toBe(1);
    // A busy machine delays single answers; a revealing difference shows in nearly every pair.
    const faster = known.flatMap((one) => unknown.map((other) => one.ms < other.ms)).filter(Boolean).length;
    const share = faster / (known.length * unknown.length);
    const median = (times: { ms: number }[]) => times.map(({ ms }) => ms).sort((a, b) => a - b)[4] ?? 0;
    const ratio = median(known) / median(unknown);
    expect(share > 0.05 && share < 0.95 ? 1 : ratio).toBeCloseTo(1, 0);
    const { text } = await mailTo(api, email, 'account_exists');
    expect(text).toContain('Dag Noor');
    expect(text).toContain('/reset-password?lang=nl');
    expect(await mailsTo(api, email)).toHaveLength(4);
    expect(await pending.countDocuments({ email })).toBe(0);
  });

  it('is replaced by another one, except for its job, with the only working link, which asks for a password', async () => {
    const job = await createJob(api);
    const { email } = await register(api, { firstname: 'Eva', jobId: String(job._id) });
    const first = linkParts((await mailTo(api, email, 'activation')).link);
    await register(api, { email, firstname: 'Stranger', language: 'en', password: 'somebody chose this one' });
    const { text, link } = await mailTo(api, email, 'activation', 2);
    expect(text).toContain('choose a password yourself');
    expect(await anyone.refusal('POST', '/users/validate', first)).toBe('400 link_replaced');
    expect(await pending.find({ email }).lean()).toMatchObject([{ firstname: 'Stranger', jobId: job._id }]);
    expect(await anyone.refusal('POST', '/users/validate', linkParts(link))).toBe('400 password_required');
    const own = { ...linkParts(link), password: 'my very own password' };
    expect((await anyone.post('/users/validate', own)).status).toBe(200);
    const logIn = (password: string) => anyone.post('/auth/login', { email, password });
    expect((await logIn('somebody chose this one')).status).toBe(401);
    expect((await logIn(own.password)).status).toBe(200);
  });

  it('keeps one of two simultaneous ones with the same address', async () => {
    const [first, second] = await Promise.all([solveBotCheck(api), solveBotCheck(api)]);
    const request = registrationRequest({ altcha: first });
    const answers = await Promise.all([
      anyone.post('/users', request),
      anyone.post('/users', { ...request, altcha: second }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await pending.countDocuments({ email: request.email })).toBe(1);
    expect(await mailsTo(api, request.email)).toHaveLength(2);
  });

  it('sends at most five mails an hour to one address, and changes nothing after them', async () => {
    const email = newAddress();
    for (let sent = 1; sent <= 6; sent += 1) {
      await register(api, { email, altcha: await easyBotCheck(), firstname: `Camille${sent}` });
    }
    expect(await mailsTo(api, email)).toHaveLength(5);
    expect((await pending.findOne({ email }).lean())?.firstname).toBe('Camille5');
  });

  it('is refused by field for an unknown job or campaign', async () => {
    const nothing = { jobId: String(new Types.ObjectId()), campaignId: String(new Types.ObjectId()) };
    const refused = async (fields: object) =>
      problemsOf({ altcha: await solveBotCheck(api), email: newAddress(), ...fields });
    expect(await refused(nothing)).toEqual(['campaignId invalid_id', 'jobId invalid_id']);
    const right = { jobId: String((await createJob(api))._id), campaignId: String((await createCampaign(api))._id) };
    const altcha = await solveBotCheck(api);
    const { status } = await anyone.post('/users', registrationRequest({ altcha, email: newAddress(), ...right }));
    expect(status).toBe(201);
  });

  it('follows the same rules on the website', async () => {
    const request = registrationRequest({ altcha: await solveBotCheck(api) });
    const body = await anyone.create<RegisteredResponse>('/website/candidates', request);
    expect(body).toMatchObject({ email: request.email, firstname: 'Camille', function: 'translator' });
    await mailTo(api, request.email, 'activation');
    const again = await anyone.create('/website/candidates', { ...request, altcha: await solveBotCheck(api) });
    expect(again).toEqual(body);
  });
});
