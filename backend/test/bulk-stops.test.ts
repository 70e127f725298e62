import type { EmailStatus } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkActionDto } from '../src/modules/bulk-operations/dto/bulk-action.dto.js';
import type { BulkMailsResponse } from '../src/modules/bulk-operations/dto/bulk-mail.dto.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.schema.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { createCandidate } from './factories/candidates.js';
import { crowd, ofCity } from './factories/crowds.js';
import { inSeconds, writeEmail } from './factories/emails.js';
import { asRecruiter, asSuperAdmin } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { TestSmtp } from './support/smtp.js';
import { until } from './support/until.js';

/** A worker takes its time to start on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const MANY = 1_000;
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
  (await client.create<BulkOperationResponse>(`${BULK}${ofCity(city)}`, { selection: { all: true }, action })).body;
const read = async (client: Client, { _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  (await client.get<BulkOperationResponse>(`${BULK}/${_id}`)).body;
const post = async (client: Client, operation: BulkOperationResponse, action: string, body?: object) =>
  (await client.post<BulkOperationResponse>(`${BULK}/${operation._id}/${action}`, body)).body;
const undo = async (client: Client, { _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  (await client.create<BulkOperationResponse>(`${BULK}/${_id}/undo`)).body;
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
/** A mail to many that a second recruiter has approved. */
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
  it('stops what runs in one’s name and holds the mails that wait, until a super-admin decides', async () => {
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

    // Their time comes, and so does the role again: none leaves by itself.
    await superAdmin.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    await model<EmailRecord>('Email').updateMany({ createdBy: user._id }, { dueAt: new Date() });
    const { client: colleague } = await asRecruiter(api);
    const marker = await writeEmail(api, colleague);
    await until('a colleague’s mail leaves', () => smtp.received.some(({ id }) => id === marker.messageId), 60);
    expect(smtp.received).toHaveLength(1);
    expect(await mailsOf(user, 'held')).toBe(stopped.done + 1);

    const { body: taken } = await superAdmin.post<EmailResponse>(`/emails/${byHand._id}/takeover`);
    expect(taken).toMatchObject({ status: 'scheduled' });
    expect(Date.parse(taken.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    expect((await superAdmin.delete(`/emails/${byHand._id}`)).status).toBe(204);
    expect(await ended(await undo(superAdmin, stopped))).toMatchObject({ state: 'done', done: stopped.done });
    expect(await mailsOf(user, 'held')).toBe(0);
    expect((await trailOf(operation)).sort()).toEqual(['approve', 'cancel', 'undo']);
  });

  it('holds a mail that was on its way into the outbox, and none of the product’s own', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const mail = await writeEmail(api, starter, { scheduledAt: inSeconds(3_600) });
    const emails = model<EmailRecord>('Email');
    const written = await emails.findById(mail._id).lean();
    // More than are held together, and one that is found by nobody before its time, which comes after the role was given back.
    await emails.collection.insertMany(
      Array.from({ length: MANY }, () => ({ ...written, _id: new Types.ObjectId() })) as never,
    );
    await takeRole(superAdmin, user);
    await until('all are held', async () => (await mailsOf(user, 'held')) === MANY + 1, 60);
    await superAdmin.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    const asBefore = { status: 'scheduled', dueAt: new Date(), modifiedAt: written?.modifiedAt } as const;
    await emails.updateOne({ _id: mail._id }, asBefore, { timestamps: false });
    await until('it is held', async () => (await mailsOf(user, 'held')) === MANY + 1, 60);
    await new Client(api.url).post(`/users/resetPassword/${user.email}`);
    await until('a reset mail leaves', () => smtp.received.length === 1, 60);
  });

  it('of a candidate’s mail is a super-admin’s to decide, not a colleague’s', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const mail = await writeEmail(api, starter, { scheduledAt: inSeconds(3_600) });
    await takeRole(superAdmin, user);
    const { client: colleague } = await asRecruiter(api);
    expect((await colleague.problem('DELETE', `/emails/${mail._id}`)).code).toBe('not_your_mail');
    expect((await superAdmin.delete(`/emails/${mail._id}`)).status).toBe(204);
    const { body } = await superAdmin.get<EmailResponse>(`/emails/${mail._id}`);
    expect(body).toMatchObject({ status: 'cancelled', nextAttemptAt: null });
  });
});

describe('a super-admin', () => {
  it('sees who started what, stops it, and takes back what has not left', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const operation = await approved(starter, await crowd(api, MANY));
    await begun(operation);
    const { body } = await superAdmin.get<{ records: BulkOperationResponse[] }>(`${BULK}?filter[of]=everybody&limit=1`);
    expect(body.records).toMatchObject([
      { _id: operation._id, state: 'running', startedBy: { _id: String(user._id) }, abilities: { cancel: true } },
    ]);
    const origin = await superAdmin.get(`${BULK}/${operation._id}/origin`);
    expect(origin.body).toMatchObject({ address: '127.0.0.1', userAgent: expect.stringContaining('node') as string });
    const { client: colleague } = await asRecruiter(api);
    for (const action of ['cancel', 'undo']) expect(await refusal(colleague, operation, action)).toBe('forbidden');
    expect((await colleague.problem('GET', `${BULK}/${operation._id}`)).code).toBe('forbidden');

    const stopped = await post(superAdmin, operation, 'cancel');
    expect(stopped).toMatchObject({ state: 'cancelled', abilities: { undo: true } });
    expect(stopped.done).toBeLessThan(MANY);
    const undone = await ended(await undo(superAdmin, stopped));
    expect(undone).toMatchObject({ state: 'done', done: stopped.done, startedBy: { firstname: 'Noor' } });
    expect(await mailsOf(user, 'cancelled')).toBe(stopped.done);
    expect(await mailsOf(user, 'scheduled')).toBe(0);
    expect((await trailOf(operation)).sort()).toEqual(['approve', 'cancel', 'undo']);
  });

  it('can take a mail for later back until it leaves', async () => {
    const { client: starter } = await asRecruiter(api);
    const scheduledAt = inSeconds(86_400);
    const operation = await start(starter, await crowd(api, 2), { mail: { ...MAIL, scheduledAt } });
    expect(operation).toMatchObject({ state: 'done', undoableUntil: scheduledAt });
  });
});

describe('a mail to more people than one recruiter decides on', () => {
  it('waits for a colleague’s yes, who reads it, and goes to who was meant when it was asked for', async () => {
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
    const { body } = await colleague.get<{ records: BulkOperationResponse[] }>(
      `${BULK}?filter[of]=everybody&filter[state]=waiting&limit=1`,
    );
    expect(body.records).toMatchObject([{ _id: asked._id, abilities: { cancel: false, undo: false, decide: true } }]);
    const mails = (await colleague.get<BulkMailsResponse>(`${BULK}/${asked._id}/mails`)).body;
    expect(mails).toMatchObject({ total: APPROVAL_ABOVE + 1, archived: 0 });
    expect(mails.mails.map(({ message }) => message)).toEqual(Array(3).fill('<p>Dear Camille,</p>'));

    const before = Date.now();
    const done = await post(colleague, asked, 'approve');
    expect(done).toMatchObject({ state: 'done', done: APPROVAL_ABOVE + 1, decidedBy: { _id: String(second._id) } });
    const due = await model<EmailRecord>('Email').find({ createdBy: user._id }).distinct('dueAt');
    expect(due.every((at) => at.getTime() - before > 59_000)).toBe(true);
    expect(await refusal(colleague, asked, 'approve')).toBe('impossible_transition');
    expect(await trailOf(asked)).toEqual(['approve']);
  });

  it('is declined with a reason, cancelled by its starter, or lapses; nothing is sent', async () => {
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

  it('is sent once when two say yes at the same moment', async () => {
    const { client: starter, user } = await asRecruiter(api);
    const asked = await start(starter, await crowd(api, APPROVAL_ABOVE + 1), { mail: MAIL });
    const yes = () => superAdmin.post(`${BULK}/${asked._id}/approve`);
    const answers = await Promise.all([yes(), yes(), yes()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailsOf(user, 'scheduled')).toBe(APPROVAL_ABOVE + 1);
  });
});

describe('an undo', () => {
  it('is refused until the operation ended, taken once, and finished after it was cancelled', async () => {
    const { client: starter } = await asRecruiter(api);
    const city = await crowd(api, MANY);
    const operation = await start(starter, city, { status: 'offer' });
    expect(await refusal(starter, operation, 'undo')).toBe('operation_open');
    await begun(operation);
    expect(await refusal(starter, operation, 'undo')).toBe('operation_open');
    await ended(operation);

    const ask = () => starter.create<BulkOperationResponse & { code: string }>(`${BULK}/${operation._id}/undo`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ body }) => body.code ?? body.state).sort()).toEqual([
      'already_undone',
      'already_undone',
      'running',
    ]);
    const first = answers.map(({ body }) => body).find(({ state }) => state === 'running');
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

    // Each was changed once and put back once.
    const people = await model<CandidateRecord>('Candidate').find({ city }).lean();
    expect(new Set(people.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set(['none 2']));
  });
});

it('a selection by id is refused beside a search, a filter or exceptions, each by its name', async () => {
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
