import { afterAll, describe, expect, it, vi } from 'vitest';
import type { AvailabilityAskRecord } from '../src/modules/availability-asks/availability-ask.schema.js';
import { AskLinks } from '../src/modules/availability-asks/ask-links.js';
import type { AskPreviewResponse, BulkAnswersResponse } from '../src/modules/bulk-operations/dto/bulk-asks.dto.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import { createCandidate } from './factories/candidates.js';
import { crowd, ofCity } from './factories/crowds.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { until } from './support/until.js';

/** A worker starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });
/** `PEOPLE=5000` is the whole of it. */
const MANY = Number(process.env.PEOPLE ?? 500);
const BULK = '/candidates/bulk';
const api = await testApi({ BULK_LEASE_SECONDS: '1', MAIL_RECONCILE_SECONDS: '1', BULK_MAIL_APPROVAL_ABOVE: '50000' });
const { client: recruiter, user } = await asRecruiter(api);
const nobody = new Client(api.url);
const asks = api.model<AvailabilityAskRecord>('AvailabilityAsk');
const emails = api.model<EmailRecord>('Email');
const workers: BackendProcess[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.stop())));
const startWorker = async (): Promise<BackendProcess> => {
  const worker = await BackendProcess.start('worker', api.env);
  workers.push(worker);
  return worker;
};
const askAll = (ids: string[]) =>
  recruiter.create<BulkOperationResponse>(BULK, { selection: { ids }, action: { askAvailability: true } });
const answersOf = async ({ _id }: BulkOperationResponse) =>
  (await recruiter.get<BulkAnswersResponse>(`${BULK}/${_id}/answers`)).body;

describe('a question to many', () => {
  it('says first who gets it and who not, in which languages', async () => {
    const nl = await createCandidate(api, { firstname: 'Noor', language: 'nl' });
    const fr = await createCandidate(api, { firstname: 'Élise', language: 'fr' });
    const archived = await createCandidate(api, { archived: true });
    const never = await createCandidate(api);
    await recruiter.request('PUT', `/candidates/${String(never._id)}/availability-asks`, { frequency: 'never' });
    const ids = [nl, fr, archived, never].map(({ _id }) => String(_id));
    const { body } = await recruiter.post<AskPreviewResponse>(`${BULK}/ask-preview`, { selection: { ids } });
    expect(body).toMatchObject({ total: 4, asked: 2, needsApproval: false });
    expect(body.skipped).toEqual([
      { code: 'archived', count: 1, names: ['Camille Lefèvre'] },
      { code: 'unsubscribed', count: 1, names: ['Camille Lefèvre'] },
    ]);
    expect(body.mails.map(({ subject }) => subject).sort()).toEqual([
      'Ben je beschikbaar, Noor?',
      'Êtes-vous disponible, Élise\u202f?',
    ]);
  });

  it('knows who answered, and reminds the others once, a week later', async () => {
    const people = [await createCandidate(api), await createCandidate(api)];
    const ids = people.map(({ _id }) => String(_id));
    const operation = await askAll(ids);
    expect(operation).toMatchObject({ state: 'done', done: 2 });
    expect(await askAll(ids)).toMatchObject({ done: 0, skipped: 2 });
    const [first] = await asks.find({ candidateId: people[0]?._id });
    const token = api.app.get(AskLinks, { strict: false }).tokenOf(first?._id ?? expect.fail('nobody was asked'));
    await nobody.post(`/availability-asks/${token}/answer`, { answer: 'not_looking' });
    const answers = await answersOf(operation);
    expect(answers).toMatchObject({ asked: 2, answered: 1, answers: [{ candidateId: ids[0], answer: 'not_looking' }] });
    expect(Date.parse(answers.remindableFrom ?? '')).toBeGreaterThan(Date.now());
    expect((await recruiter.problem('POST', `${BULK}/${operation._id}/remind`)).code).toBe('too_early');

    await asks.updateMany({ operationId: operation._id }, { sentAt: new Date(Date.now() - 8 * 86_400_000) });
    const reminder = await recruiter.create<BulkOperationResponse>(`${BULK}/${operation._id}/remind`);
    expect(reminder).toMatchObject({ state: 'done', done: 1, total: 1 });
    expect((await recruiter.problem('POST', `${BULK}/${operation._id}/remind`)).code).toBe('already_reminded');
    expect(await answersOf(operation)).toMatchObject({ asked: 2, answered: 1, remindableFrom: null });
    expect(await emails.countDocuments({ candidateId: people[1]?._id, kind: 'availability_ask' })).toBe(2);
  });

  it('does not come again to who was confirmed in another way since', async () => {
    const [one, other] = [await createCandidate(api), await createCandidate(api)];
    const operation = await askAll([String(one._id), String(other._id)]);
    await asks.updateMany({ operationId: operation._id }, { sentAt: new Date(Date.now() - 8 * 86_400_000) });
    await emails.updateMany({ candidateId: one._id }, { status: 'sent' });
    await recruiter.put(`/candidates/${String(one._id)}/availability`, { state: 'looking' });
    expect(await answersOf(operation)).toMatchObject({ asked: 2, answered: 0, open: 1 });
    expect(await recruiter.create<BulkOperationResponse>(`${BULK}/${operation._id}/remind`)).toMatchObject({
      total: 1,
    });
  });

  it('comes once, when recruiters ask the same people at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => createCandidate(api)));
    const ids = people.map(({ _id }) => String(_id));
    const operations = await Promise.all([1, 2, 3].map(() => askAll(ids)));
    expect(operations.reduce((sum, { done }) => sum + done, 0)).toBe(12);
    expect(await asks.countDocuments({ candidateId: { $in: ids } })).toBe(12);
  });

  it('is taken back with its mails, and can be asked again', async () => {
    const { _id } = await createCandidate(api);
    const operation = await askAll([String(_id)]);
    await recruiter.create(`${BULK}/${operation._id}/undo`);
    expect(await emails.findOne({ candidateId: _id })).toMatchObject({ status: 'cancelled' });
    expect(await askAll([String(_id)])).toMatchObject({ done: 1 });
  });

  it('leaves the link of an earlier mail until its own mail leaves, and after it is taken back', async () => {
    const { _id: candidateId } = await createCandidate(api);
    await askAll([String(candidateId)]);
    const earlier = await asks.findOne({ candidateId });
    await asks.updateOne({ candidateId }, { sentAt: new Date(Date.now() - 8 * 86_400_000) });
    const link = `/availability-asks/${api.app.get(AskLinks, { strict: false }).tokenOf(earlier?._id ?? expect.fail('nobody was asked'))}`;
    const { _id } = await askAll([String(candidateId)]);
    expect((await nobody.get(link)).status).toBe(200);
    await recruiter.create(`${BULK}/${_id}/undo`);
    expect(await asks.find({ candidateId })).toMatchObject([{ closedAt: null }]);
    expect((await nobody.get(link)).status).toBe(200);
  });

  it('makes one mail for each of many people, even if a worker is killed', async () => {
    const city = await crowd(api, MANY);
    const request = { selection: { all: true }, action: { askAvailability: true } };
    const first = await startWorker();
    const operation = await recruiter.create<BulkOperationResponse>(`${BULK}${ofCity(city)}`, request);
    const read = async () => (await recruiter.get<BulkOperationResponse>(`${BULK}/${operation._id}`)).body;
    await until('some are asked', async () => (await read()).done > 0, 60);
    await first.kill();
    const before = await read();
    expect(before.state).toBe('running');
    await startWorker();
    await until('all are asked', async () => (await read()).state === 'done', 180);
    expect(await read()).toMatchObject({ done: MANY, skipped: 0 });
    const made = { kind: 'availability_ask' as const, createdBy: user._id, candidateId: { $ne: null } };
    const candidateIds = await asks.distinct('candidateId', { operationId: operation._id });
    expect(candidateIds).toHaveLength(MANY);
    // A count meets a mail twice whose key in the index moves because it is being sent.
    expect(await emails.distinct('_id', { ...made, candidateId: { $in: candidateIds } })).toHaveLength(MANY);
  });
});
