import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { CandidateRecords } from '../src/common/mongo/candidate-records.js';
import type { PeriodicJobs } from '../src/common/periodic/periodic-jobs.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { CandidateTilesResponse } from '../src/modules/candidates/dto/candidate-counts.dto.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { DuplicateResponse } from '../src/modules/duplicates/dto/duplicate.dto.js';
import type { MergeResponse, MergeUndoneResponse } from '../src/modules/merges/dto/merge.dto.js';
import { EmptyMerges } from '../src/modules/merges/empty-merges.js';
import { MergesRepository } from '../src/modules/merges/merges.repository.js';
import { asCandidate, COMPLETE } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { createCategory, createScorecard, itemOf } from './factories/scorecards.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter, PASSWORD } from './factories/users.js';
import { ContractContext } from './contract/contract-context.js';
import { examples } from './contract/examples/index.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { tracesOf } from './support/traces.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const records = api.app.get(CandidateRecords, { strict: false });
const collection = (name: string) => api.connection.collection(name);

async function logIn({ email }: { email: string }): Promise<Client> {
  const anybody = new Client(api.url);
  const { status, body } = await anybody.post<{ token: string }>('/auth/login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`the login answered ${status}`);
  return anybody.as(body.token);
}

let lines = 0;
const newPhone = (): string => `+324702${String(++lines).padStart(5, '0')}`;
const get = async (id: unknown, client: Client = recruiter): Promise<CandidateResponse> =>
  (await client.get<CandidateResponse>(`/candidates/${String(id)}`)).body;
const pairOf = async (id: unknown): Promise<DuplicateResponse> =>
  (await recruiter.records<DuplicateResponse>(`/candidates/duplicates?filter[candidateId]=${String(id)}`))[0] ??
  expect.fail('no pair');

/** The pair of two candidates, who get one phone, as a request to merge them. */
async function pairUp(stays: unknown, gone: unknown) {
  const phone = newPhone();
  for (const id of [stays, gone]) await recruiter.patch(`/candidates/${String(id)}`, { phone });
  const { _id } = await pairOf(gone);
  const versions = [(await get(stays)).version, (await get(gone)).version];
  return { path: `/candidates/duplicates/${_id}/merge`, versions };
}
async function merge(stays: unknown, gone: unknown, more: object = {}): Promise<MergeResponse> {
  const { path, versions } = await pairUp(stays, gone);
  return recruiter.create<MergeResponse>(path, { versions, ...more });
}
const undo = async ({ _id }: MergeResponse): Promise<MergeUndoneResponse> => {
  const { status, body } = await recruiter.post<MergeUndoneResponse>(`/candidates/merges/${_id}/undo`);
  expect(status).toBe(200);
  return body;
};
const twoCandidates = async () => [await createCandidate(api), await createCandidate(api, { name: 'Maes' })] as const;

/** Calls that make a record about a candidate. */
const MAKING: readonly (readonly [string, string])[] = [
  ['createNote', '/notes'],
  ['createTask', '/tasks'],
  ['createInterview', '/interviews'],
  ['createTest', '/tests'],
  ['createExperience', '/candidates/experience'],
  ['createDiploma', '/candidates/diplomas'],
  ['createEmail', '/emails'],
  ['createCalendarItem', '/calendar'],
  ['applyForJob', '/jobs/apply'],
];

/** A record of every collection with a `candidateId`; where no call makes one, a bare one. */
async function fill(candidateId: string): Promise<void> {
  const context = await ContractContext.of(api, candidateId);
  for (const [operation, path] of MAKING) {
    const { body = {} } = (await examples[operation]?.(context)) ?? {};
    await recruiter.create(path, { ...body, ...(operation === 'createCalendarItem' && { candidateId }) });
  }
  await recruiter.create(`/candidates/${candidateId}/file`, form(await pdf(), 'cv.pdf'));
  for (const model of records.models()) {
    const id = new Types.ObjectId(candidateId);
    if (await model.exists({ candidateId: id })) continue;
    const unique = model.schema.indexes().flatMap(([keys, { unique: is }]) => (is ? Object.keys(keys) : []));
    const valueOf = (field: string) =>
      model.schema.path(field).instance === 'String' ? candidateId : new Types.ObjectId();
    const own = Object.fromEntries(unique.map((field) => [field, valueOf(field)]));
    await model.collection.insertOne({ ...own, _id: new Types.ObjectId(), candidateId: id });
  }
}

/** Fields that a write of any candidate changes. */
const DATED = ['version', 'modifiedAt', 'modifiedBy', 'modifiedByRecruiterAt'];
/** Collections that say what was done, and the parts of the counts, whose sums the tiles show. */
const LOGS = ['audit', 'counters', 'securityEvents', 'idempotencyKeys', 'text_dues', 'candidate_text_dues', 'sessions'];

/** All documents but those of logs, by collection and id. */
async function everything(): Promise<Record<string, unknown>> {
  const found: [string, unknown][] = [];
  for (const { collectionName } of (await api.connection.db?.collections()) ?? []) {
    if (LOGS.includes(collectionName)) continue;
    for (const { _id, ...document } of await collection(collectionName).find().toArray()) {
      const kept = Object.entries(document).filter(([field]) => !DATED.includes(field));
      const own = JSON.parse(JSON.stringify(Object.fromEntries(kept))) as Record<string, unknown>;
      // The candidates of a key have no order.
      if (collectionName === 'match_keys') (own.candidateIds as string[]).sort();
      found.push([`${collectionName} ${String(_id)}`, own]);
    }
  }
  return Object.fromEntries(found);
}

describe('a merge', () => {
  it('moves the records of every collection, and its undo gives everything back as it was', async () => {
    const [stays, gone] = await twoCandidates();
    await fill(String(stays._id));
    await fill(String(gone._id));
    const shared = await createApplication(api, recruiter, { candidateId: String(stays._id) });
    await createApplication(api, recruiter, { candidateId: String(gone._id), jobId: shared.jobId });
    const tiles = async () => (await recruiter.get<CandidateTilesResponse>('/candidates/tiles')).body;
    const { path, versions } = await pairUp(stays._id, gone._id);
    const [before, tilesBefore] = [await everything(), await tiles()];

    const made = await recruiter.create<MergeResponse>(path, { versions, newer: ['name', 'phone'] });
    expect(made).toMatchObject({ candidate: { name: 'Maes' }, gone: { _id: String(gone._id), name: 'Maes' } });
    for (const model of records.models()) {
      const left = await model.countDocuments({ candidateId: gone._id });
      expect(`${model.modelName} ${left}`).toBe(`${model.modelName} 0`);
      expect(`${model.modelName} ${await model.countDocuments({ candidateId: stays._id })}`).not.toMatch(/ [01]$/);
    }
    const { jobId } = shared;
    expect(await collection('jobs').findOne({ _id: new Types.ObjectId(jobId) })).toMatchObject({
      jobapplications: { pending: 1 },
    });
    expect((await tiles()).active).toBe(tilesBefore.active - 1);

    expect(await undo(made)).toEqual({ candidateId: String(stays._id), restoredId: String(gone._id), left: [] });
    expect(await everything()).toEqual(before);
    expect(await tiles()).toEqual(tilesBefore);
  });

  it('keeps an approved application beside an older one that waits', async () => {
    const [stays, gone] = await twoCandidates();
    const { jobId } = await createApplication(api, recruiter, { candidateId: String(stays._id) });
    const { _id: id, version } = await createApplication(api, recruiter, { candidateId: String(gone._id), jobId });
    await recruiter.patch('/jobapplications/status/successful', { applications: [{ id, version }] });
    await merge(stays._id, gone._id);
    const path = `/jobapplications?filter[candidateId]=${String(stays._id)}`;
    expect(await recruiter.records(path)).toMatchObject([{ _id: id, status: 'successful' }]);
  });

  it('keeps the newer one when asked, with the same choices, and its undo gives everything back as it was', async () => {
    const older = await createCandidate(api);
    const newer = await createCandidate(api, { name: 'Maes', skype: 'maes' });
    await fill(String(older._id));
    const { path, versions } = await pairUp(older._id, newer._id);
    const before = await everything();
    const made = await recruiter.create<MergeResponse>(path, { versions, stays: 'newer', newer: ['email'] });
    expect(made).toMatchObject({ candidate: { _id: String(newer._id) }, gone: { _id: String(older._id) } });
    // An empty value of the older one takes the other's.
    expect(await get(newer._id)).toMatchObject({ name: older.name, email: newer.email, skype: 'maes' });
    expect((await get(older._id))._id).toBe(String(newer._id));
    expect(await collection('notes').countDocuments({ candidateId: newer._id })).toBe(1);
    await undo(made);
    expect(await everything()).toEqual(before);
  });

  it('keeps a full address beside a country alone, and fills the gaps of one that agrees', async () => {
    const gent = { street: 'Coupure Links', number: '214', postal: '9000', city: 'Gent', country: 'BE' };
    const full = await createCandidate(api, gent);
    const bare = await createCandidate(api, { country: 'BE' });
    await merge(full._id, bare._id, { newer: ['address', 'phone'] });
    expect(await get(full._id)).toMatchObject(gent);

    const part = await createCandidate(api, { city: 'gent', country: 'BE' });
    await merge(full._id, part._id, { newer: ['address'] });
    expect(await get(full._id)).toMatchObject({ ...gent, city: 'gent' });

    const moved = await createCandidate(api, { city: 'Brugge', country: 'BE' });
    await merge(full._id, moved._id, { newer: ['address'] });
    expect(await get(full._id)).toMatchObject({ city: 'Brugge', street: null, postal: null });
  });

  it('shows nothing that one of them hides, unless it is chosen, and its undo gives both pages back', async () => {
    const [stays, gone] = await twoCandidates();
    const page = (_id: Types.ObjectId, $set: object) => collection('candidates').updateOne({ _id }, { $set });
    await page(stays._id, { publicEnabled: true, publicHidden: ['photo'], publicSearchable: true });
    await page(gone._id, { publicEnabled: false, publicHidden: ['skills', 'about'], publicSearchable: false });
    const { path, versions } = await pairUp(stays._id, gone._id);
    const before = await everything();
    const made = await recruiter.create<MergeResponse>(path, { versions, newer: [] });
    const publicHidden = ['photo', 'skills', 'about'];
    expect(await get(stays._id)).toMatchObject({ publicEnabled: false, publicHidden, publicSearchable: false });
    await undo(made);
    expect(await everything()).toEqual(before);

    await merge(stays._id, gone._id, { shown: ['public_page', 'searchable'] });
    expect(await get(stays._id)).toMatchObject({ publicEnabled: true, publicHidden, publicSearchable: true });
  });

  it('is in one place for every collection: a unique index that names the candidate has its rule', () => {
    const unique = records
      .models()
      .filter(({ schema }) => schema.indexes().some(([keys, { unique: is }]) => is && 'candidateId' in keys));
    expect(unique.map(({ modelName }) => modelName).sort()).toEqual(['CandidateScorecard', 'JobApplication']);
  });

  it('leads the links of the candidate who went to the one who stays, over several merges', async () => {
    const third = await createCandidate(api, { name: 'Claes' });
    const [stays, gone] = await twoCandidates();
    await recruiter.patch(`/candidates/${String(third._id)}`, { ...COMPLETE, phone: newPhone() });
    await collection('candidates').updateOne({ _id: third._id }, { $set: { publicEnabled: true } });
    await merge(stays._id, gone._id);
    await merge(third._id, stays._id);
    expect((await get(gone._id))._id).toBe(String(third._id));
    const page = await recruiter.get<{ candidate: { _id: string } }>(`/website/candidates/${String(gone._id)}`);
    expect(page.body.candidate._id).toBe(String(third._id));
    const first = (await recruiter.records<MergeResponse>('/candidates/merges')).find(({ candidate }) => !candidate);
    expect(await recruiter.refusal('POST', `/candidates/merges/${first?._id ?? ''}/undo`)).toBe('409 merged_again');
  });

  it('refuses what was seen too early, and the second recruiter of two', async () => {
    const third = await createCandidate(api, { name: 'Claes' });
    const [stays, gone] = await twoCandidates();
    const { path, versions } = await pairUp(stays._id, gone._id);
    expect(await recruiter.refusal('POST', path, { versions: [0, 0] })).toBe('409 stale_version');
    const both = await Promise.all([1, 2].map(() => recruiter.post(path, { versions })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await recruiter.refusal('POST', path, { versions })).toBe('409 already_merged');
    const pair = path.replace('/merge', '');
    const problem = { code: 'already_merged', records: [String(stays._id)] };
    expect((await recruiter.get(pair)).body).toMatchObject(problem);
    expect((await recruiter.patch(pair, { state: 'different' })).body).toMatchObject(problem);
    await merge(third._id, stays._id);
    expect((await recruiter.get(pair)).body).toMatchObject({ records: [String(third._id)] });
    await eraseCandidate(api, third._id);
    expect(await recruiter.refusal('GET', pair)).toBe('404 not_found');
  });

  it('keeps the address of the one who went, whose mails are recognised', async () => {
    const [stays, gone] = await twoCandidates();
    const made = await merge(stays._id, gone._id);
    const known = () => collection('mail_addresses').findOne({ email: gone.email });
    expect(await known()).toMatchObject({ candidateId: stays._id });
    const again = await createCandidate(api, { email: gone.email, name: 'Claes' });
    expect((await pairOf(again._id)).reasons).toEqual(['email']);
    expect(await recruiter.refusal('POST', `/candidates/merges/${made._id}/undo`)).toBe('409 email_taken');
    await eraseCandidate(api, again._id);
    await undo(made);
    expect(await known()).toBeNull();
  });

  it('joins the ratings of a scorecard that both have', async () => {
    const [stays, gone] = await twoCandidates();
    const category = await createCategory(recruiter, `Style ${newPhone()}`, 'Tone');
    const { _id } = await createScorecard(recruiter, `Card ${newPhone()}`, category);
    const rate = async (client: Client, id: unknown, rating: number): Promise<void> => {
      const scores = { [`${category._id}-${itemOf(category, 'Tone')}`]: rating };
      await client.post(`/candidates/${String(id)}/scorecards`, [{ _id, scores }]);
      await client.patch(`/candidates/${String(id)}/scorecards`, [{ _id, scores }]);
    };
    const colleague = (await asRecruiter(api)).client;
    await rate(recruiter, stays._id, 3);
    await rate(colleague, gone._id, 5);
    const cards = () => collection('candidatescorecards').find({ candidateId: stays._id }).toArray();
    const before = await cards();
    const made = await merge(stays._id, gone._id);
    expect((await cards()).map(({ assessments }) => (assessments as unknown[]).length)).toEqual([2]);
    await undo(made);
    expect((await cards()).map(({ assessments }) => assessments as unknown)).toEqual(
      before.map(({ assessments }) => assessments as unknown),
    );
  });
});

describe('an undo', () => {
  it('leaves and names what changed since, and what came since', async () => {
    const [stays, gone] = await twoCandidates();
    const made = await merge(stays._id, gone._id, { newer: ['name'] });
    const { version } = await get(stays._id);
    await recruiter.patch(`/candidates/${String(stays._id)}`, { name: 'Maes-Claes', version });
    const note = { candidateId: String(stays._id), description: '<p>Since</p>' };
    const { _id } = await recruiter.create<{ _id: string }>('/notes', note);
    expect((await undo(made)).left).toEqual(['name']);
    expect((await get(stays._id)).name).toBe('Maes-Claes');
    expect((await get(gone._id)).name).toBe('Maes');
    expect((await collection('notes').findOne({ _id: new Types.ObjectId(_id) }))?.candidateId).toEqual(stays._id);
    expect(await recruiter.refusal('POST', `/candidates/merges/${made._id}/undo`)).toBe('404 not_found');
  });

  it('ends after 30 days, when only the ids of the merge stay', async () => {
    const [stays, gone] = await twoCandidates();
    const made = await merge(stays._id, gone._id);
    const old = new Date(Date.now() - 31 * 86_400_000);
    const match = { _id: new Types.ObjectId(made._id) };
    await collection('candidate_merges').updateOne(match, { $set: { createdAt: old, undoUntil: old } });
    expect((await recruiter.ids('/candidates/merges')).includes(made._id)).toBe(false);
    expect(await recruiter.refusal('POST', `/candidates/merges/${made._id}/undo`)).toBe('409 undo_expired');
    const jobs: (() => Promise<unknown>)[] = [];
    const periodic = { every: (_: number, __: string, work: () => Promise<unknown>) => jobs.push(work) };
    new EmptyMerges(
      periodic as unknown as PeriodicJobs,
      api.app.get(MergesRepository, { strict: false }),
    ).onModuleInit();
    await jobs[0]?.();
    expect(await collection('candidate_merges').findOne(match)).toMatchObject({ contents: null, staysId: stays._id });
    expect((await get(gone._id))._id).toBe(String(stays._id));
  });
});

describe('logins', () => {
  it('one login stays with the candidate who stays, and asks for a new login', async () => {
    const entered = await createCandidate(api);
    const { client, candidateId, user } = await asCandidate(api);
    const made = await merge(entered._id, candidateId, { newer: [] });
    expect(await client.refusal('GET', `/candidates/${candidateId}`)).toBe('401 session_expired');
    const again = await logIn(user);
    expect(await get(entered._id, again)).toMatchObject({ _id: String(entered._id), email: user.email });
    await undo(made);
    expect(await get(candidateId, await logIn(user))).toMatchObject({ _id: candidateId, email: user.email });
    expect((await get(entered._id)).email).toBe(entered.email);
  });

  it('the login of the older one moves to a newer one who stays, with its address', async () => {
    const { candidateId, user } = await asCandidate(api);
    const entered = await createCandidate(api);
    const made = await merge(candidateId, entered._id, { stays: 'newer', newer: ['email'] });
    const moved = { _id: String(entered._id), email: user.email };
    expect(await get(entered._id, await logIn(user))).toMatchObject(moved);
    await undo(made);
    expect(await get(candidateId, await logIn(user))).toMatchObject({ _id: candidateId, email: user.email });
    expect((await get(entered._id)).email).toBe(entered.email);
  });

  it.each(['older', 'newer'] as const)('of two the %s one stays also with the newer candidate', async (login) => {
    const [older, newer] = [await asCandidate(api), await asCandidate(api)];
    const [kept, ended] = login === 'older' ? [older, newer] : [newer, older];
    const made = await merge(older.candidateId, newer.candidateId, { stays: 'newer', login });
    await expect(logIn(ended.user)).rejects.toThrow('401');
    expect((await get(newer.candidateId, await logIn(kept.user))).email).toBe(kept.user.email);
    await undo(made);
    for (const { candidateId, user } of [older, newer])
      expect((await get(candidateId, await logIn(user)))._id).toBe(candidateId);
  });

  it('of two the chosen one stays; the other one cannot log in until the undo', async () => {
    const [first, second] = [await asCandidate(api), await asCandidate(api)];
    const { path, versions } = await pairUp(first.candidateId, second.candidateId);
    expect(await recruiter.refusal('POST', path, { versions })).toBe('409 login_choice');
    const made = await recruiter.create<MergeResponse>(path, { versions, login: 'newer' });
    await expect(logIn(first.user)).rejects.toThrow('401');
    const client = await logIn(second.user);
    expect((await get(first.candidateId, client)).email).toBe(second.user.email);
    await undo(made);
    for (const { candidateId, user } of [first, second])
      expect((await get(candidateId, await logIn(user)))._id).toBe(candidateId);
  });
});

it('an erasure of the one who stays removes both, and what the merge kept', async () => {
  const word = `zq${new Types.ObjectId().toString()}`;
  const [first, second] = [await asCandidate(api), await asCandidate(api, { name: word, email: `${word}@example.be` })];
  await fill(second.candidateId);
  await merge(first.candidateId, second.candidateId, { login: 'older' });
  await eraseCandidate(api, new Types.ObjectId(first.candidateId));
  expect(await tracesOf(api, word)).toEqual([]);
  expect(await tracesOf(api, second.candidateId)).toEqual([]);
  expect(await collection('users').countDocuments({ _id: second.user._id })).toBe(0);
});

it('the history of the one who stays has both', async () => {
  const [stays, gone] = await twoCandidates();
  await recruiter.create('/notes', { candidateId: String(gone._id), description: '<p>Of the other</p>' });
  await merge(stays._id, gone._id);
  const { body } = await recruiter.get(`/candidates/${String(stays._id)}/history`);
  expect(JSON.stringify(body)).toContain('Of the other');
  expect(JSON.stringify(body)).toContain('"act":"merged"');
  const { candidateId } = await asCandidate(api);
  await merge(stays._id, candidateId);
  const after = await recruiter.get(`/candidates/${String(stays._id)}/history`);
  expect(JSON.stringify(after.body)).not.toContain('"field":"userId"');
  const stored = await collection('candidates').findOne<CandidateRecord>({ _id: gone._id });
  expect(stored).toBeNull();
});
