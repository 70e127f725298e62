import { describe, expect, it } from 'vitest';
import { BULK_IN_REQUEST, type CandidateTile } from '@byline/shared-types/domain';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { BulkItemRecord } from '../src/modules/bulk-operations/bulk-item.schema.js';
import type { BulkActionDto } from '../src/modules/bulk-operations/dto/bulk-action.dto.js';
import type { BulkMailPreviewResponse } from '../src/modules/bulk-operations/dto/bulk-mail.dto.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { crowd, ofCity } from './factories/crowds.js';
import { createJob } from './factories/jobs.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { until } from './support/until.js';
import { BackendProcess } from './support/backend-process.js';

const api = await testApi({ BULK_LEASE_SECONDS: '1' });
const recruiter = (await asRecruiter(api)).client;

const BULK = '/candidates/bulk';
const create = async (body: object, query = ''): Promise<BulkOperationResponse> =>
  await recruiter.create<BulkOperationResponse>(`${BULK}${query}`, body);
const act = (ids: string[], action: BulkActionDto): Promise<BulkOperationResponse> =>
  create({ selection: { ids }, action });
const undo = async ({ _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  await recruiter.create<BulkOperationResponse>(`${BULK}/${_id}/undo`);
const read = async (id: string): Promise<CandidateResponse> =>
  (await recruiter.get<CandidateResponse>(`/candidates/${id}`)).body;
const idOf = async (fields: Parameters<typeof createCandidate>[1] = {}): Promise<string> =>
  String((await createCandidate(api, fields))._id);
const { model } = api;
const trailOf = (candidateId: string) =>
  model<{ changes: object[] }>('Audit').find({ candidateId }).sort({ at: 1 }).lean();

const tiles = async (): Promise<Record<CandidateTile, number>> =>
  (await recruiter.get<Record<CandidateTile, number>>('/candidates/tiles')).body;
const ended = ({ _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  until(
    'the operation ends',
    async () => {
      const { body } = await recruiter.get<BulkOperationResponse>(`${BULK}/${_id}`);
      return body.state !== 'running' && body;
    },
    60,
  );

describe('a change to some candidates', () => {
  it('works like single changes: version, trail and tiles, also for the undo', async () => {
    const [noor, camille] = [await idOf({ firstname: 'Noor' }), await idOf({ status: 'test' })];
    const before = await tiles();
    const operation = await act([noor, camille], { status: 'test' });
    expect(operation).toMatchObject({
      ...{ state: 'done', total: 2, done: 1, skipped: 1, undoes: null, action: { status: 'test' } },
      skippedCandidates: [{ candidateId: camille, name: 'Camille Lefèvre', code: 'unchanged' }],
    });
    expect(Date.parse(operation.undoableUntil ?? '') - Date.now()).toBeGreaterThan(590_000);
    expect(await read(noor)).toMatchObject({ status: 'test', version: 1 });
    expect((await read(noor)).modifiedByRecruiterAt).not.toBeNull();
    expect(await read(camille)).toMatchObject({ version: 0 });
    expect((await trailOf(noor))[1]?.changes).toEqual([{ field: 'status', from: 'none', to: 'test' }]);
    expect((await tiles()).test).toBe(before.test + 1);
    expect((await recruiter.ids('/candidates?sort=-status&limit=2')).sort()).toEqual([noor, camille].sort());

    const undone = await undo(operation);
    expect(undone).toMatchObject({ state: 'done', total: 1, done: 1, undoes: operation._id, undoableUntil: null });
    expect(await read(noor)).toMatchObject({ status: 'none', version: 2 });
    expect(await tiles()).toEqual(before);
    expect(await recruiter.refusal('POST', `${BULK}/${operation._id}/undo`)).toBe('409 already_undone');
    expect(await recruiter.refusal('POST', `${BULK}/${undone._id}/undo`)).toBe('409 undo_expired');
  });

  it('undoes only changes that no one has changed since', async () => {
    const [noor, camille, gone] = [await idOf(), await idOf(), await idOf()];
    const operation = await act([noor, camille, gone], { status: 'offer' });
    await recruiter.patch(`/candidates/${noor}`, { status: 'active' });
    await recruiter.patch(`/candidates/${camille}`, { city: 'Gent' });
    await recruiter.delete(`/candidates/${gone}`);
    expect(await undo(operation)).toMatchObject({
      done: 1,
      skippedCandidates: [
        { candidateId: noor, code: 'changed_since' },
        { candidateId: gone, name: null, code: 'gone' },
      ],
    });
    expect(await read(noor)).toMatchObject({ status: 'active' });
    expect(await read(camille)).toMatchObject({ status: 'none', city: 'Gent' });
  });

  it('assigns and unassigns a recruiter, archives, and skips candidates that need no change', async () => {
    const { user } = await createUser(api, { roles: ['recruiter'] });
    const id = await idOf();
    await act([id], { assignedTo: String(user._id) });
    expect(await read(id)).toMatchObject({ assignedTo: String(user._id) });
    await undo(await act([id], { assignedTo: null }));
    expect(await read(id)).toMatchObject({ assignedTo: String(user._id) });
    const archived = await act([id], { archived: true });
    expect(await read(id)).toMatchObject({ archived: true });
    expect(await act([id], { archived: true })).toMatchObject({ done: 0, skipped: 1 });
    await undo(archived);
    expect(await read(id)).toMatchObject({ archived: false });
  });

  it('adds and removes tags, and undoes both', async () => {
    const id = await idOf();
    await act([id], { tags: { add: ['Sworn', 'Fast'] } });
    const tagsOf = async () => (await read(id)).candidatetags ?? [];
    const [sworn, fast] = await tagsOf();
    expect([sworn?.label, fast?.label]).toEqual(['Sworn', 'Fast']);
    const operation = await act([id], { tags: { add: ['New'], remove: [sworn?._id ?? ''] } });
    expect((await tagsOf()).map(({ label }) => label)).toEqual(['Fast', 'New']);
    await undo(operation);
    expect((await tagsOf()).map(({ label }) => label).sort()).toEqual(['Fast', 'Sworn']);
  });

  it('adds candidates to folders and removes them, without making an open form stale', async () => {
    const folder = async (name: string): Promise<string> =>
      (await recruiter.create<{ _id: string }>('/candidates/folders', { name }))._id;
    const [travel, food] = [await folder('Travel'), await folder('Food')];
    const inFolder = (id: string): Promise<string[]> => recruiter.ids(`/candidates?filter[folder]=${id}`);
    const [noor, camille] = [await idOf(), await idOf()];
    await act([noor], { addToFolders: [food] });
    const both = await act([noor, camille], { addToFolders: [travel, food] });
    expect((await inFolder(food)).sort()).toEqual([noor, camille].sort());
    expect(await read(noor)).toMatchObject({ version: 0 });
    await undo(both);
    expect([await inFolder(travel), await inFolder(food)]).toEqual([[], [noor]]);
    await undo(await act([noor], { removeFromFolders: [food] }));
    expect(await inFolder(food)).toEqual([noor]);
    const lost = await act([noor], { removeFromFolders: [food] });
    await recruiter.delete(`/candidates/folders/${food}`);
    expect(await undo(lost)).toMatchObject({ state: 'failed', done: 0, total: 1 });
  });

  it('mails each by name, after a delay for the undo', async () => {
    const noor = await idOf({ firstname: 'Noor', name: 'O’Hara <b>' });
    const away = await idOf({ archived: true });
    const mail = {
      subject: '{{firstname}}, are you free?',
      message: '<p>Dear {{ firstname }} {{name}},</p><script>1</script><p>{{recruiter}}</p>',
    };
    const bad = { badSince: new Date(), reason: 'no_such_address' };
    for (const id of [noor, away])
      await api
        .model('MailAddress')
        .create({ ...bad, email: (await recruiter.get<{ email: string }>(`/candidates/${id}`)).body.email });
    const shown = await recruiter.post<BulkMailPreviewResponse>(`${BULK}/mail-preview`, {
      selection: { ids: [noor, away] },
      mail,
    });
    expect(shown.body).toMatchObject({
      ...{ total: 2, archived: 1, bad: 1, badRecipients: [{ candidateId: noor, trouble: 'no_such_address' }] },
      mails: [{ candidateId: noor, to: { name: 'Noor O’Hara <b>' }, subject: 'Noor, are you free?' }],
    });
    const operation = await act([noor, away], { mail });
    expect(operation).toMatchObject({ done: 1, skippedCandidates: [{ candidateId: away, code: 'archived' }] });
    const mails = (): Promise<EmailResponse[]> =>
      recruiter.records<EmailResponse>(`/emails?filter[candidateId]=${noor}`);
    const [sent] = await mails();
    expect(sent).toMatchObject({
      ...{ subject: 'Noor, are you free?', status: 'scheduled', scheduledAt: null },
      message: '<p>Dear Noor O’Hara &lt;b&gt;,</p><p>Noor Dewitte</p>',
    });
    expect(shown.body.mails[0]?.message).toBe(sent?.message);
    expect(Date.parse(sent?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    await undo(operation);
    expect((await mails())[0]).toMatchObject({ status: 'cancelled' });

    const again = await act([noor], { mail });
    await model('Email').updateMany({ candidateId: noor, status: 'scheduled' }, { status: 'sent' });
    expect(await undo(again)).toMatchObject({ done: 0, skippedCandidates: [{ code: 'already_sent' }] });
  });

  it('forgets its changes to an erased person', async () => {
    const candidate = await createCandidate(api, { status: 'test' });
    const operation = await act([String(candidate._id)], { status: 'offer' });
    await eraseCandidate(api, candidate._id);
    const items = await model<{ effect: object | null }>('BulkItem').find({ candidateId: candidate._id }).lean();
    expect(items.map(({ effect }) => effect)).toEqual([null]);
    expect(await undo(operation)).toMatchObject({ skippedCandidates: [{ name: null, code: 'gone' }] });
  });

  it('mails each in their language with their job, and names those for whom a field stays empty', async () => {
    const jobId = String((await createJob(api, { title: 'Gids', client: 'MAS' }))._id);
    const [noor, luc] = [await idOf({ language: 'nl' }), await idOf({ language: 'fr', firstname: 'Luc' })];
    const selection = { ids: [noor, luc] };
    const mail = {
      ...{ subject: 'Over {{job}}', message: '<p>Dag {{firstname}}</p>' },
      translations: [
        { language: 'fr' as const, subject: 'Pour {{job|vous}}', message: '<p>Bonjour {{firstname}}</p>' },
      ],
    };
    const recipients = await recruiter.post(`${BULK}/recipients`, { selection });
    expect(recipients.body).toMatchObject({ total: 2, archived: 0 });
    expect((recipients.body as { languages: object[] }).languages).toEqual(
      expect.arrayContaining([
        { language: 'nl', count: 1 },
        { language: 'fr', count: 1 },
      ]),
    );
    const preview = async () =>
      (await recruiter.post<BulkMailPreviewResponse>(`${BULK}/mail-preview`, { selection, mail })).body;
    expect((await preview()).unfilledCandidates).toMatchObject([{ candidateId: noor, fields: ['job'] }]);
    const refused = await recruiter.problem('POST', BULK, { selection, action: { mail } });
    expect(refused).toMatchObject({ status: 409, code: 'mail_field_empty', records: [noor] });
    expect(refused.detail).toContain('Camille Lefèvre');
    await recruiter.create('/jobs/apply', { jobId, candidateId: noor });
    expect((await preview()).unfilledCandidates).toEqual([]);
    expect(await act(selection.ids, { mail })).toMatchObject({ done: 2 });
    const subjectOf = async (id: string) =>
      (await recruiter.records<EmailResponse>(`/emails?filter[candidateId]=${id}`)).map(({ subject }) => subject);
    expect([await subjectOf(noor), await subjectOf(luc)]).toEqual([['Over Gids'], ['Pour vous']]);
  });

  it('is refused by field if it is invalid', async () => {
    const id = await idOf();
    const refusal = async (body: object) => (await recruiter.problem('POST', BULK, body)).errors;
    const action = { archived: true };
    expect(await refusal({ selection: {}, action })).toMatchObject([{ field: 'selection.ids', code: 'required' }]);
    expect(await refusal({ selection: { ids: [id], all: true }, action })).toMatchObject([
      { field: 'selection.all', code: 'invalid' },
    ]);
    for (const wrong of [{}, { archived: true, status: 'test' }])
      expect(await refusal({ selection: { ids: [id] }, action: wrong })).toMatchObject([
        { field: 'action', code: 'invalid' },
      ]);
    for (const [wrong, field] of [
      [{ addToFolders: [id] }, 'action.addToFolders'],
      [{ assignedTo: id }, 'action.assignedTo'],
      [{ tags: { add: [id] } }, 'action.tags.add'],
    ] as const)
      expect(await refusal({ selection: { ids: [id] }, action: wrong })).toMatchObject([{ field, code: 'invalid_id' }]);
    expect(await refusal({ selection: { ids: [id] }, action: { status: 'contract' } })).toMatchObject([
      { field: 'action.status' },
    ]);
    const mail = { subject: '{{fistname}}', message: '<p>Dear {{you}}</p>' };
    expect(await refusal({ selection: { ids: [id] }, action: { mail } })).toMatchObject([
      { field: 'action.mail.subject', code: 'unknown_mail_field' },
      { field: 'action.mail.message', code: 'unknown_mail_field' },
    ]);
  });

  it('belongs to its starter, who finds it again', async () => {
    const operation = await act([await idOf()], { archived: true });
    expect(await recruiter.records<BulkOperationResponse>(`${BULK}?filter[state]=done&limit=1`)).toEqual([operation]);
    const other = (await asRecruiter(api)).client;
    expect(await other.refusal('GET', `${BULK}/${operation._id}`)).toBe('403 forbidden');
    for (const list of [BULK, `${BULK}?filter[of]=everybody`]) expect(await other.records<object>(list)).toEqual([]);
  });
});

/** Keeps the last candidate of an operation from a worker until the release, so that no worker ends before it is killed. */
async function holdLast({ _id: operationId }: BulkOperationResponse): Promise<() => Promise<void>> {
  const last = await model<BulkItemRecord>('BulkItem').findOne({ operationId }).sort({ _id: -1 }).lean();
  const session = await model('Candidate').startSession();
  session.startTransaction();
  await model('Candidate').updateOne({ _id: last?.candidateId }, { $inc: { version: 1 } }, { session });
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}

describe('a change to many candidates', () => {
  it('waits for a worker, and changes each candidate once despite a kill', async () => {
    const city = await crowd(api, 500);
    const [left] = await recruiter.records<{ _id: string }>(`/candidates${ofCity(city)}`);
    const before = await tiles();
    const operation = await create(
      { selection: { all: true, except: [left?._id] }, action: { archived: true } },
      ofCity(city),
    );
    expect(operation).toMatchObject({ state: 'running', total: 499, done: 0, undoableUntil: null });
    const progress = async () => (await recruiter.get<BulkOperationResponse>(`${BULK}/${operation._id}`)).body;

    const release = await holdLast(operation);
    const first = await BackendProcess.start('worker', api.env);
    await until('it got on', async () => (await progress()).done > 0, 60);
    await first.kill();
    await release();
    const stopped = await progress();
    expect(stopped).toMatchObject({ state: 'running' });
    expect(stopped.done).toBeLessThan(499);

    const second = await BackendProcess.start('worker', api.env);
    expect(await ended(operation)).toMatchObject({ state: 'done', total: 499, done: 499, skipped: 0 });
    const records = await model<CandidateRecord>('Candidate').find({ city }).lean();
    expect(new Set(records.filter(({ archived }) => archived).map(({ version }) => version))).toEqual(new Set([1]));
    expect(records.filter(({ archived }) => !archived).map(({ _id }) => String(_id))).toEqual([left?._id]);
    const ids = records.map(({ _id }) => _id);
    expect(await model('Audit').countDocuments({ entityId: { $in: ids } })).toBe(499);
    expect(await tiles()).toMatchObject({ active: before.active - 499, archived: before.archived + 499 });

    expect(await ended(await undo(operation))).toMatchObject({ state: 'done', done: 499 });
    expect(await tiles()).toEqual(before);
    await second.stop();
  });

  it('stops when it is cancelled; the finished part can be undone', async () => {
    const city = await crowd(api, BULK_IN_REQUEST + 1);
    const operation = await create({ selection: { all: true }, action: { status: 'offer' } }, ofCity(city));
    const cancelled = await recruiter.post<BulkOperationResponse>(`${BULK}/${operation._id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0 });
    expect(await recruiter.refusal('POST', `${BULK}/${operation._id}/cancel`)).toBe('409 impossible_transition');
    const worker = await BackendProcess.start('worker', api.env);
    expect(await undo(operation)).toMatchObject({ state: 'done', total: 0 });
    await worker.stop();
    expect(await model('Candidate').countDocuments({ city, status: 'offer' })).toBe(0);
  });
});
