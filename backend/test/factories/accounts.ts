import { randomBytes } from 'node:crypto';
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Types, type Model } from 'mongoose';
import { derivedSecret } from '../../src/common/auth/secrets.js';
import { Transactions } from '../../src/common/mongo/transactions.js';
import type { ActivationResponse } from '../../src/modules/accounts/dto/account-link.dto.js';
import type { RegistrationRequest } from '../../src/modules/accounts/dto/register.dto.js';
import { SaveCandidate, type CandidateOfUser } from '../../src/modules/candidates/write/save-candidate.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { MailBodies } from '../../src/modules/mail/mail-bodies.js';
import type { SystemMail } from '../../src/modules/mail/mail-kinds.js';
import { TEST_SECRET, type TestApi } from '../support/api.js';
import { Client } from '../support/client.js';
import { until } from '../support/until.js';
import { loggedIn, PASSWORD } from './users.js';

export const newAddress = (): string => `${randomBytes(6).toString('hex')}@example.be`;

/** Requests and solves a bot check, like the widget in the browser. */
export async function solveBotCheck(api: TestApi): Promise<string> {
  return solve((await new Client(api.url).get<Challenge>('/auth/challenge')).body);
}

/** A solved easy bot check, made with the secret, for tests with many registrations. */
export async function easyBotCheck(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    expiresAt: new Date(Date.now() + 600_000),
    deriveKey,
    hmacSignatureSecret: derivedSecret(TEST_SECRET, 'bot-check'),
    hmacKeySignatureSecret: derivedSecret(TEST_SECRET, 'bot-check-key'),
  });
  return solve(challenge);
}

/** Requests one of the mails that anybody may request. */
export const askFor = async (client: Client, what: 'resetPassword' | 'resendToken', email: string) =>
  client.post(`/users/${what}/${email}`, { altcha: await easyBotCheck() });

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check was not solved');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A visitor's registration; the test gives the fields that matter. */
export const registrationRequest = (fields: Partial<RegistrationRequest> = {}): RegistrationRequest => ({
  firstname: 'Camille',
  name: 'Lefèvre',
  function: 'translator',
  language: 'fr',
  email: newAddress(),
  password: PASSWORD,
  passwordConfirmation: fields.password ?? PASSWORD,
  privacy: true,
  altcha: 'no solution',
  ...fields,
});

/** A new registration, with the bot check solved. */
export async function register(api: TestApi, fields: Partial<RegistrationRequest> = {}): Promise<RegistrationRequest> {
  const request = registrationRequest({ altcha: await solveBotCheck(api), ...fields });
  const { status } = await new Client(api.url).post('/users', request);
  if (status !== 201) throw new Error(`registering answered ${status}`);
  return request;
}

/** A confirmed registration. */
export async function activated(api: TestApi, fields: Partial<RegistrationRequest> = {}) {
  const request = await register(api, fields);
  const link = linkParts((await mailTo(api, request.email, 'activation')).link);
  const { body } = await new Client(api.url).post<ActivationResponse>('/users/validate', link);
  return { ...request, link, user: body.user, client: new Client(api.url, body.token ?? '') };
}

const emails = (api: TestApi): Model<EmailRecord> => api.model('Email');

export const mailsTo = (api: TestApi, email: string): Promise<EmailRecord[]> =>
  emails(api).find({ 'to.email': email }).sort({ _id: 1 }).lean<EmailRecord[]>();

/** The newest mail of a kind to an address once there are this many, with its link. */
export async function mailTo(
  api: TestApi,
  email: string,
  kind: SystemMail,
  count = 1,
): Promise<{ mail: EmailRecord; text: string; link: URL }> {
  const found = await until(`${count} ${kind} mail to ${email}`, async () => {
    const mails = (await mailsTo(api, email)).filter((mail) => mail.kind === kind);
    return mails.length >= count && mails.at(-1);
  });
  const text = api.app.get(MailBodies).open(found)?.text ?? '';
  return { mail: found, text, link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no.link') };
}

/** The address and the token in a mailed link. */
export function linkParts({ pathname }: URL): { email: string; token: string } {
  const [, , email = '', token = ''] = pathname.split('/');
  return { email: decodeURIComponent(email), token };
}

const ADDRESS = { street: 'Meir', number: '1', postal: '2000', city: 'Antwerpen', country: 'BE' };
/** The six fields that complete a profile. */
export const COMPLETE = { ...ADDRESS, phone: '+3232345678' };

/** A logged-in candidate with a profile; the test gives the fields that matter. */
export async function asCandidate(api: TestApi, fields: Partial<CandidateOfUser> = {}) {
  const userId = new Types.ObjectId();
  const { firstname = 'Camille', name = 'Lefèvre', email = newAddress() } = fields;
  const candidate = await api.app.get(Transactions).run((session) =>
    api.app.get(SaveCandidate).createForUser(
      {
        language: 'en',
        function: 'translator',
        linkedin: null,
        newsletter: false,
        ...fields,
        userId,
        firstname,
        name,
        email,
      },
      session,
    ),
  );
  const login = { _id: userId, candidateId: candidate._id, firstname, name, email };
  return { ...(await loggedIn(api, login)), candidateId: String(candidate._id) };
}
