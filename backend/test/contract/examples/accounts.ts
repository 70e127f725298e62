import type { Model } from 'mongoose';
import { createLinkToken, hashToken } from '../../../src/common/auth/secrets.js';
import type { DataArchiveRecord } from '../../../src/modules/data-archives/data-archive.schema.js';
import { CandidatesService } from '../../../src/modules/candidates/candidates.service.js';
import type { EmailChange, UserRecord } from '../../../src/modules/users/user.record.js';
import { FileBytes } from '../../../src/modules/files/file-bytes.js';
import type { TestApi } from '../../support/api.js';
import {
  easyBotCheck,
  linkParts,
  mailTo,
  newAddress,
  register,
  registrationRequest,
} from '../../factories/accounts.js';
import { createUser, PASSWORD } from '../../factories/users.js';
import { nothing, type ExampleOf, type Examples } from '../example.js';
import { idOfNothing, type ContractContext } from '../contract-context.js';

export const registration: ExampleOf = async () => ({ body: registrationRequest({ altcha: await easyBotCheck() }) });

/** The parts of an activation link. */
async function activationLink({ api }: ContractContext): Promise<{ email: string; token: string }> {
  const { email } = await register(api, { altcha: await easyBotCheck() });
  return linkParts((await mailTo(api, email, 'activation')).link);
}

/** The parts of a link that keeps a leaving account. */
const leavingLink: ExampleOf = async ({ api }) => {
  const { user } = await createUser(api);
  const token = createLinkToken();
  const due = new Date(Date.now() + 3_600_000);
  const removal = { due, hash: hashToken(token), keepData: true, why: null, wasPublic: false };
  await api.model<UserRecord>('User').updateOne({ _id: user._id }, { removal });
  return { body: { userId: String(user._id), token } };
};

/** The parts of a link to choose a new password. */
async function resetLink({ api }: ContractContext): Promise<{ email: string; token: string }> {
  const token = createLinkToken();
  const reset = { hash: hashToken(token), expiresAt: new Date(Date.now() + 3_600_000), usedAt: null };
  const { email } = await createUser(api, { reset });
  return { email, token };
}
function waitingChange(hashes: Partial<EmailChange> = {}): EmailChange {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const times = { expiresAt, confirmedAt: null };
  return {
    from: newAddress(),
    to: newAddress(),
    ...times,
    hash: hashToken('new'),
    stopHash: hashToken('old'),
    ...hashes,
  };
}
/** One of the two links of a change of address. */
async function emailLink({ api }: ContractContext, kind: 'hash' | 'stopHash') {
  const token = createLinkToken();
  const { user } = await createUser(api, { emailChange: waitingChange({ [kind]: hashToken(token) }) });
  return { userId: String(user._id), token };
}
/** The caller has a waiting address. */
async function waitingForAll({ api }: ContractContext): Promise<object> {
  await api.model<UserRecord>('User').updateMany({}, { $set: { emailChange: waitingChange() } });
  return {};
}
/** An archive of the data of the context's candidate. */
async function readyArchive({ api, candidateId }: ContractContext): Promise<string> {
  const bytes = Buffer.from('PK');
  const userId = (await api.app.get(CandidatesService).get(candidateId)).userId ?? undefined;
  const later = new Date(Date.now() + 3_600_000);
  const times = { keptUntil: later, leasedUntil: later, expireAt: later };
  const archive = {
    userId,
    candidateId,
    owner: { email: newAddress() },
    state: 'ready' as const,
    size: bytes.length,
    ...times,
  };
  const storageKey = await api.app.get(FileBytes, { strict: false }).put(bytes);
  return String((await archives(api).create({ ...archive, storageKey }))._id);
}
const mailed: ExampleOf = async () => ({ params: { email: newAddress() }, body: { altcha: await easyBotCheck() } });
const archives = (api: TestApi): Model<DataArchiveRecord> => api.model('DataArchive');
const roleOf = async ({ api }: ContractContext, roles: ('candidate' | 'recruiter')[]) => ({
  userId: String((await createUser(api, { roles })).user._id),
  role: 'recruiter',
});
const recruiter: ExampleOf = async (context) => ({ params: { id: (await roleOf(context, ['recruiter'])).userId } });

/** Logging in, registering, and users. */
export const accounts: Examples = {
  listSecurityEvents: nothing,
  exportSecurityEvents: nothing,
  getBotCheckChallenge: nothing,
  login: async ({ api }) => {
    const { email, password } = await createUser(api);
    return { body: { email, password } };
  },
  verify2fa: () => ({ body: { userId: idOfNothing(), code: '123456' }, answers: 'wrong_credentials' }),
  logout: nothing,
  register: registration,
  activate: async (context) => ({ body: await activationLink(context) }),
  activateByLink: async (context) => ({ params: await activationLink(context) }),
  resetPassword: async (context) => ({ body: { ...(await resetLink(context)), password: 'correct horse battery' } }),
  resendActivation: mailed,
  requestPasswordReset: mailed,
  removeAccount: () => ({
    query: { keepData: 'false' },
    body: { currentPassword: PASSWORD, why: 'I found work.' },
  }),
  keepAccount: leavingLink,
  getMe: nothing,
  changePassword: () => ({ body: { currentPassword: PASSWORD, password: 'a calm harbour at noon' } }),
  changeEmail: () => ({ body: { currentPassword: PASSWORD, email: newAddress() } }),
  resendEmailChange: waitingForAll,
  cancelEmailChange: nothing,
  confirmEmail: async (context) => ({ body: await emailLink(context, 'hash') }),
  keepEmail: async (context) => ({ body: await emailLink(context, 'stopHash') }),
  rescueLogin: async ({ api }) => ({
    params: { id: String((await createUser(api)).user._id) },
    body: { email: newAddress(), reason: 'Called back.', currentPassword: PASSWORD },
  }),
  listSessions: nothing,
  listIntendedJobs: nothing,
  endOtherSessions: nothing,
  endSession: () => ({ params: { id: idOfNothing() }, answers: 'not_found' }),
  getTwoFactor: nothing,
  setUpTwoFactor: () => ({ body: { currentPassword: PASSWORD } }),
  // The previous call has started it.
  turnTwoFactorOn: () => ({ body: { code: '123456' }, answers: 'validation_failed' }),
  turnTwoFactorOff: () => ({ body: { currentPassword: PASSWORD, code: '123456' }, answers: 'two_factor_off' }),
  renewRecoveryCodes: () => ({ body: { currentPassword: PASSWORD, code: '123456' }, answers: 'two_factor_off' }),
  listPasskeys: nothing,
  setUpPasskey: () => ({ body: { currentPassword: PASSWORD } }),
  addPasskey: () => ({ body: { name: 'My phone', credential: { id: 'none' } }, answers: 'passkey_refused' }),
  renamePasskey: () => ({ params: { id: idOfNothing() }, body: { name: 'My phone' }, answers: 'not_found' }),
  removePasskey: () => ({
    params: { id: idOfNothing() },
    body: { currentPassword: PASSWORD },
    answers: 'not_found',
  }),
  startPasskeyLogin: nothing,
  loginWithPasskey: () => ({ body: { credential: { id: 'none' } }, answers: 'wrong_credentials' }),
  updateMe: () => ({ body: { language: 'fr', theme: 'dark', newsletter: true, signatures: { nl: 'Noor' } } }),
  listDrafts: nothing,
  putDraft: () => ({ body: { form: 'profile.p-about', content: '{}', device: 'phone', version: 0 } }),
  getDataArchive: nothing,
  createDataArchive: async ({ api }) => {
    await archives(api).deleteMany({});
    return {};
  },
  downloadDataArchive: async (context) => ({ params: { id: await readyArchive(context) } }),
  getRole: nothing,
  grantRole: async (context) => ({ body: await roleOf(context, ['candidate']) }),
  removeRole: async (context) => ({ query: await roleOf(context, ['recruiter']) }),
  generateQr: async (context) => ({ ...(await recruiter(context)), body: { currentPassword: PASSWORD } }),
  listUsers: nothing,
  listUserRecruiters: nothing,
  listRecruiters: nothing,
  getRecruiter: recruiter,
};
