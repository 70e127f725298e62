import type { EmailStatus } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkActionDto } from '../src/modules/bulk-operations/dto/bulk-action.dto.js';
import type { BulkMailsResponse } from '../src/modules/bulk-operations/dto/bulk-mail.dto.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { solveBotCheck } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { crowd, ofCity } from './factories/crowds.js';
import { inSeconds, writeEmail } from './factories/emails.js';
import { asRecruiter, asSuperAdmin } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { TestSmtp } from './support/smtp.js';
import { until } from './support/until.js';

/** Several of the worker's chunks, so that it can be stopped between two. */
const MANY = 400;
/** The mails of one update. */
const HELD_TOGETHER = 1_000;
const APPROVAL_ABOVE = 10;
const BULK = '/candidates/bulk';
const MAIL = { subject: 'Are you free?', message: '<p>Dear {{firstname}},</p>' };
const smtp = new TestSmtp();
await smtp.start();
const env = { SMTP_URL: smtp.url, BULK_LEASE_SECONDS: '1', MAIL_RECONCILE_SECONDS: '1' };
const api = await testApi({ ...env, BULK_MAIL_APPROVAL_ABOVE: String(APPROVAL_ABOVE) });
const superAdmin = (await asSuperAdmin(api)).client;
const worker = await BackendProcess.start('worker', api.env);
beforeEach(() => smtp.reset());
afterAll(async () => {
  await worker.stop();
  await smtp.stop();
});

const { model } = api;
const start = async (client: Client, city: string, action: BulkActionDto): Promise<BulkOperationResponse> =>
  await client.create<BulkOperationResponse>(`${BULK}${ofCity(city)}`, { selection: { all: true }, action });
const read = async (client: Client, { _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  (await client.get<BulkOperationResponse>(`${BULK}/${_id}`)).body;
const post = async (client: Client, operation: BulkOperationResponse, action: string, body?: object) =>
  (await client.post<BulkOperationResponse>(`${BULK}/${operation._id}/${action}`, body)).body;
const undo = async (client: Client, { _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  await client.create<BulkOperationResponse>(`${BULK}/${_id}/undo`);
const refusal = async (
  client: Client,
  { _id }: BulkOperationResponse,
  action: string,
  body?: object,
): Promise<string> => (await client.problem('POST', `${BULK}/${_id}/${action}`, body)).code;
const reaches = (operation: BulkOperationResponse, is: (now: BulkOperationResponse) => boolean) =>
  until(
    'the operation gets there',
    async () => {
      const now = await read(superAdmin, operation);
      return is(now) && now;
    },
    60,
  );
const ended = (operation: BulkOperationResponse) => reaches(operation, ({ state }) => state !== 'running');
const begun = (operation: BulkOperationResponse) => reaches(operation, ({ done }) => done > 0);
/** A mail to many with the approval of a second recruiter. */
async function approved(starter: Client, city: string, mail: object = MAIL): Promise<BulkOperationResponse> {
  const asked = await start(starter, city, { mail: { ...MAIL, ...mail } });
  return post(superAdmin, asked, 'approve');
}
const mailsOf = (user: UserRecord, status: EmailStatus): Promise<number> =>
  model<EmailRecord>('Email').countDocuments({ createdBy: user._id, status });
const takeRole = (by: Client, user: UserRecord) => by.delete(`/users/role?userId=${String(user._id)}&role=recruiter`);
const trailOf = (operation: BulkOperationResponse): Promise<string[]> =>
  model<{ action: string }>('Audit').find({ entityId: operation._id }).distinct('action');

describe('losing the role', () => {
  it('stops the user’s operations and holds their waiting mails, until a super-admin decides', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const byHand = await writeEmail(api, starter, { scheduledAt: inSeconds(3_600) });
    const operation = await approved(starter, await crowd(api, MANY));
    const waiting = await start(starter, await crowd(api, APPROVAL_ABOVE + 1), { mail: MAIL });
    await begun(operation);
    expect((await takeRole(superAdmin, user)).status).toBe(204);

    const stopped = await read(superAdmin, operation);
    expect(stopped).toMatchObject({ state: 'cancelled', abilities: { cancel: false, undo: true } });
    expect(stopped.done).toBeLessThan(MANY);
    expect(await read(superAdmin, waiting)).toMatchObject({ state: 'cancelled', done: 0 });
    expect(await mailsOf(user, 'held')).toBe(stopped.done + 1);

    // Even at its time, and with the role back, no mail leaves by itself.
    await superAdmin.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    await model<EmailRecord>('Email').updateMany({ createdBy: user._id }, { dueAt: new Date() });
    const { client: colleague } = await asRecruiter(api);
    const marker = await writeEmail(api, colleague);
    await until('a colleague’s mail leaves', () => smtp.received.some(({ id }) => id === marker.messageId), 60);
    // Besides the mails that tell the user of the role.
    expect(smtp.received.filter(({ recipients }) => !recipients.includes(user.email))).toHaveLength(1);
    expect(await mailsOf(user, 'held')).toBe(stopped.done + 1);

    const { body: taken } = await superAdmin.post<EmailResponse>(`/emails/${byHand._id}/takeover`);
    expect(taken).toMatchObject({ status: 'scheduled' });
    expect(Date.parse(taken.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    expect((await superAdmin.delete(`/emails/${byHand._id}`)).status).toBe(204);
    expect(await ended(await undo(superAdmin, stopped))).toMatchObject({ state: 'done', done: stopped.done });
    expect(await mailsOf(user, 'held')).toBe(0);
    expect((await trailOf(operation)).sort()).toEqual(['approve', 'cancel', 'undo']);
  });

  it('holds a mail that is just entering the outbox, but no mail of the product', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const mail = await writeEmail(api, starter, { scheduledAt: inSeconds(3_600) });
    const emails = model<EmailRecord>('Email');
    const written = await emails.findById(mail._id).lean();
    // More mails than one batch holds, and one that is due only after the role is back.
    await emails.collection.insertMany(
      Array.from({ length: HELD_TOGETHER }, () => ({ ...written, _id: new Types.ObjectId() })) as never,
    );
    await takeRole(superAdmin, user);
    await until('all are held', async () => (await mailsOf(user, 'held')) === HELD_TOGETHER + 1, 60);
    const { body: conversation } = await superAdmin.get(`/conversations/${String(written?.conversationId)}`);
    expect(conversation).toMatchObject({ undelivered: true, scheduledAt: null, heldFor: mail.scheduledAt });
    await superAdmin.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    const asBefore = { status: 'scheduled', dueAt: new Date(), modifiedAt: written?.modifiedAt } as const;
    await emails.updateOne({ _id: mail._id }, asBefore, { timestamps: false });
    await until('it is held', async () => (await mailsOf(user, 'held')) === HELD_TOGETHER + 1, 60);
    await new Client(api.url).post(`/users/resetPassword/${user.email}`, { altcha: await solveBotCheck(api) });
    const reset = { 'to.email': user.email, kind: 'password_reset', status: 'sent' } as const;
    await until('a reset mail leaves', () => emails.exists(reset), 60);
    expect(await mailsOf(user, 'sent')).toBe(0);
  });

  it('lets only a super-admin decide about a candidate’s mail', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const mail = await writeEmail(api, starter, { scheduledAt: inSeconds(3_600) });
    await takeRole(superAdmin, user);
    const { client: colleague } = await asRecruiter(api);
    expect(await colleague.refusal('DELETE', `/emails/${mail._id}`)).toBe('403 not_your_mail');
    expect((await superAdmin.delete(`/emails/${mail._id}`)).status).toBe(204);
    const { body } = await superAdmin.get<EmailResponse>(`/emails/${mail._id}`);
    expect(body).toMatchObject({ status: 'cancelled', nextAttemptAt: null });
  });
});

describe('a super-admin', () => {
  it('sees the starter of an operation, stops it, and undoes unsent mails', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const operation = await approved(starter, await crowd(api, MANY));
    await begun(operation);
    const records = await superAdmin.records<BulkOperationResponse>(`${BULK}?filter[of]=everybody&limit=1`);
    expect(records).toMatchObject([
      { _id: operation._id, state: 'running', startedBy: { _id: String(user._id) }, abilities: { cancel: true } },
    ]);
    const origin = await superAdmin.get(`${BULK}/${operation._id}/origin`);
    expect(origin.body).toMatchObject({ address: '127.0.0.1', userAgent: expect.stringContaining('node') as string });
    const { client: colleague } = await asRecruiter(api);
    for (const action of ['cancel', 'undo']) expect(await refusal(colleague, operation, action)).toBe('forbidden');
    expect(await colleague.refusal('GET', `${BULK}/${operation._id}`)).toBe('403 forbidden');

    const stopped = await post(superAdmin, operation, 'cancel');
    expect(stopped).toMatchObject({ state: 'cancelled', abilities: { undo: true } });
    expect(stopped.done).toBeLessThan(MANY);
    const undone = await ended(await undo(superAdmin, stopped));
    expect(undone).toMatchObject({ state: 'done', done: stopped.done, startedBy: { firstname: 'Noor' } });
    expect(await mailsOf(user, 'cancelled')).toBe(stopped.done);
    expect(await mailsOf(user, 'scheduled')).toBe(0);
    expect((await trailOf(operation)).sort()).toEqual(['approve', 'cancel', 'undo']);
  });

  it('can undo a scheduled mail until it leaves', async () => {
    const { client: starter } = await asRecruiter(api);
    const scheduledAt = inSeconds(86_400);
    const operation = await ended(await start(starter, await crowd(api, 2), { mail: { ...MAIL, scheduledAt } }));
    expect(operation).toMatchObject({ state: 'done', undoableUntil: scheduledAt });
  });
});

describe('a mail that needs a second approval', () => {
  it('waits for a colleague, who can read it, and goes to the candidates of the request', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const { client: colleague, user: second } = await asRecruiter(api);
    const city = await crowd(api, APPROVAL_ABOVE + 1);
    const shown = await starter.post(`${BULK}/mail-preview${ofCity(city)}`, { selection: { all: true }, mail: MAIL });
    expect(shown.body).toMatchObject({ needsApproval: true, approvalAbove: APPROVAL_ABOVE });
    const asked = await start(starter, city, { mail: MAIL });
    expect(asked).toMatchObject({ state: 'waiting', done: 0, abilities: { cancel: true, decide: false } });
    expect(Date.parse(asked.waitsUntil ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    await createCandidate(api, { city });

    for (const action of ['approve', 'decline'])
      expect(await refusal(starter, asked, action, { reason: 'Because.' })).toBe('own_approval');
    const records = await colleague.records<BulkOperationResponse>(
      `${BULK}?filter[of]=everybody&filter[state]=waiting&limit=1`,
    );
    expect(records).toMatchObject([{ _id: asked._id, abilities: { cancel: false, undo: false, decide: true } }]);
    const mails = (await colleague.get<BulkMailsResponse>(`${BULK}/${asked._id}/mails`)).body;
    expect(mails).toMatchObject({ total: APPROVAL_ABOVE + 1, archived: 0 });
    expect(mails.mails.map(({ message }) => message)).toEqual(Array(3).fill('<p>Dear Camille,</p>'));

    const before = Date.now();
    // On a busy machine the answer comes before the last mail.
    const done = await ended(await post(colleague, asked, 'approve'));
    expect(done).toMatchObject({ state: 'done', done: APPROVAL_ABOVE + 1, decidedBy: { _id: String(second._id) } });
    const due = await model<EmailRecord>('Email').find({ createdBy: user._id }).distinct('dueAt');
    expect(due.every((at) => at.getTime() - before > 59_000)).toBe(true);
    expect(await refusal(colleague, asked, 'approve')).toBe('impossible_transition');
    expect(await trailOf(asked)).toEqual(['approve']);
  });

  it('sends nothing if it is declined with a reason, cancelled by its starter, or lapses', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const { client: colleague } = await asRecruiter(api);
    const city = await crowd(api, APPROVAL_ABOVE + 1);
    const [one, two, three] = [
      await start(starter, city, { mail: MAIL }),
      await start(starter, city, { mail: MAIL }),
      await start(starter, city, { mail: MAIL }),
    ];
    expect(await refusal(colleague, one, 'decline', {})).toBe('validation_failed');
    const reason = 'This job is filled.';
    expect(await post(colleague, one, 'decline', { reason })).toMatchObject({ state: 'declined' });
    expect(await read(starter, one)).toMatchObject({ declineReason: reason, decidedBy: { firstname: 'Noor' } });
    expect(await refusal(colleague, two, 'cancel')).toBe('forbidden');
    expect(await post(starter, two, 'cancel')).toMatchObject({ state: 'cancelled' });
    expect(await refusal(colleague, two, 'approve')).toBe('impossible_transition');
    await model('BulkOperation').updateOne({ _id: three._id }, { waitsUntil: new Date() });
    expect(await refusal(colleague, three, 'approve')).toBe('impossible_transition');
    await reaches(three, ({ state }) => state === 'lapsed');
    expect(await trailOf(three)).toEqual(['lapse']);
    expect(await model<EmailRecord>('Email').countDocuments({ createdBy: user._id })).toBe(0);
  });

  it('is sent once for two simultaneous approvals', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const asked = await start(starter, await crowd(api, APPROVAL_ABOVE + 1), { mail: MAIL });
    const yes = () => superAdmin.post(`${BULK}/${asked._id}/approve`);
    expect((await Promise.all([yes(), yes(), yes()])).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailsOf(user, 'scheduled')).toBe(APPROVAL_ABOVE + 1);
  });
});

describe('an undo', () => {
  it('is refused until the operation ends, accepted once, and can be finished after a cancellation', async () => {
    const { client: starter } = await asRecruiter(api);
    const city = await crowd(api, MANY);
    const operation = await start(starter, city, { status: 'offer' });
    expect(await refusal(starter, operation, 'undo')).toBe('operation_open');
    await begun(operation);
    expect(await refusal(starter, operation, 'undo')).toBe('operation_open');
    await ended(operation);

    const ask = () => starter.post<{ data?: BulkOperationResponse; code: string }>(`${BULK}/${operation._id}/undo`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ body }) => body.data?.state ?? body.code).sort()).toEqual([
      'already_undone',
      'already_undone',
      'running',
    ]);
    const first = answers.map(({ body }) => body.data).find((undone) => undone?.state === 'running');
    if (!first) throw new Error('no undo began');
    await begun(first);
    await post(starter, first, 'cancel');
    expect((await read(starter, operation)).abilities.undo).toBe(true);
    const second = await undo(starter, operation);
    const cancelled = await read(starter, first);
    expect(cancelled.done).toBeLessThan(MANY);
    expect(second.total).toBe(MANY - cancelled.done);
    expect(await ended(second)).toMatchObject({ state: 'done', done: second.total, skipped: 0 });
    expect(await refusal(starter, operation, 'undo')).toBe('already_undone');

    // Each candidate was changed once and restored once.
    const people = await model<CandidateRecord>('Candidate').find({ city }).lean();
    expect(new Set(people.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set(['none 2']));
  });
});

it('a selection by id is refused together with a search, a filter or exceptions, each by name', async () => {
  const ids = [String((await createCandidate(api))._id)];
  const query = '?filter[city]=Gent&search=Noor';
  const selection = { ids, except: ids };
  const fields = async (path: string, body: object) =>
    (await superAdmin.problem('POST', `/candidates/${path}${query}`, body)).errors?.map(({ field }) => field);
  expect(await fields('bulk', { selection, action: { archived: true } })).toEqual([
    'search',
    'filter.city',
    'selection.except',
  ]);
  expect(await fields('bulk/mail-preview', { selection, mail: MAIL })).toContain('filter.city');
  expect(await fields('export', selection)).toEqual(['search', 'filter.city', 'except']);
});
