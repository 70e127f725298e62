import { getModelToken } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateRecord } from '../src/modules/candidates/candidate.record.js';
import type { UserResponse } from '../src/modules/users/dto/user.dto.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import type { RegisteredCandidateResponse } from '../src/modules/website/dto/public-candidate.dto.js';
import { linkParts, mailsTo, mailTo, register, registrationRequest, solveBotCheck } from './factories/accounts.js';
import { createUser } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { Client } from './support/client.js';

let api: TestApi;
let anyone: Client;
let users: Model<UserRecord>;
let candidates: Model<CandidateRecord>;
beforeAll(async () => {
  api = await startApi();
  anyone = new Client(api.url);
  users = api.app.get(getModelToken('User'));
  candidates = api.app.get(getModelToken('Candidate'));
});
afterAll(() => api.close());

const problemsOf = async (fields: object): Promise<string[]> => {
  const problem = await anyone.problem('POST', '/users', { ...registrationRequest(), ...fields });
  expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
  return (problem.errors ?? []).map(({ field, code }) => `${field} ${code}`).sort();
};

describe('registration', () => {
  it('makes a user, a candidate and an activation mail', async () => {
    const jobId = String(new Types.ObjectId());
    const request = registrationRequest({
      altcha: await solveBotCheck(api),
      email: ' Camille.Lefevre@Example.be ',
      linkedin: 'https://www.linkedin.com/in/camille',
      newsletter: true,
      jobId,
    });
    const { status, body } = await anyone.post<UserResponse>('/users', request);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'camille.lefevre@example.be',
      roles: ['candidate'],
      function: 'translator',
      language: 'fr',
      jobId,
      campaignId: null,
      privacy: true,
      newsletter: true,
      links: { linkedin: 'https://www.linkedin.com/in/camille' },
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|token"|secret|argon/i);
    const candidate = await candidates.findById(body.candidateId).lean();
    expect(candidate).toMatchObject({ firstname: 'Camille', function: 'translator', newsletter: true });
    expect(String(candidate?.userId)).toBe(body._id);
    const { link, mail, text } = await mailTo(api, body.email, 'activation');
    expect(mail.to.name).toBe('Camille Lefèvre');
    expect(text).toContain('Bienvenue, Camille');
    expect(link.searchParams.get('lang')).toBe('fr');
    expect(linkParts(link).email).toBe(body.email);
    const stored = await users.findById(body._id).lean();
    expect(JSON.stringify(stored)).not.toContain(linkParts(link).token);
  });

  it('cannot log in before the address is confirmed', async () => {
    const { email, password } = await register(api);
    expect(await anyone.problem('POST', '/auth/login', { email, password })).toMatchObject({
      status: 403,
      code: 'not_activated',
    });
  });

  it('names every missing field', async () => {
    const problem = await anyone.problem('POST', '/users', {});
    expect(problem.errors?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual(
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

  it('needs a solved bot check, and takes a solution once', async () => {
    const altcha = await solveBotCheck(api);
    expect(await anyone.problem('POST', '/users', registrationRequest())).toMatchObject({
      status: 400,
      code: 'bot_check_failed',
    });
    await register(api, { altcha });
    expect((await anyone.problem('POST', '/users', registrationRequest({ altcha }))).code).toBe('bot_check_failed');
  });

  it('refuses a taken address and does not use up the bot check', async () => {
    const { email } = await createUser(api);
    const altcha = await solveBotCheck(api);
    const problem = await anyone.problem('POST', '/users', registrationRequest({ altcha, email: email.toUpperCase() }));
    expect(problem).toMatchObject({ status: 409, code: 'email_taken' });
    expect(problem.errors).toMatchObject([{ field: 'email', code: 'email_taken' }]);
    await register(api, { altcha });
  });

  it('makes one account of two registrations at the same moment', async () => {
    const [first, second] = await Promise.all([solveBotCheck(api), solveBotCheck(api)]);
    const request = registrationRequest({ altcha: first });
    const answers = await Promise.all([
      anyone.post('/users', request),
      anyone.post('/users', { ...request, altcha: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await users.countDocuments({ email: request.email })).toBe(1);
    expect(await candidates.countDocuments({ email: request.email })).toBe(1);
    expect(await mailsTo(api, request.email)).toHaveLength(1);
  });

  it('gives a candidate whom a recruiter entered their login', async () => {
    const email = 'known@example.be';
    const { _id } = await candidates.create({
      firstname: 'Known',
      name: 'Already',
      email,
      nameKey: 'already known',
      firstnameKey: 'known already',
    });
    await register(api, { email });
    expect((await users.findOne({ email }).lean())?.candidateId).toEqual(_id);
  });

  it('goes by the same rules on the website', async () => {
    const request = registrationRequest({ altcha: await solveBotCheck(api) });
    const { status, body } = await anyone.post<RegisteredCandidateResponse>('/website/candidates', request);
    expect(status).toBe(201);
    expect(body.candidate).toMatchObject({ email: request.email, firstname: 'Camille', function: 'translator' });
    await mailTo(api, request.email, 'activation');
    const again = { ...request, altcha: await solveBotCheck(api) };
    expect((await anyone.problem('POST', '/website/candidates', again)).code).toBe('email_taken');
  });
});
