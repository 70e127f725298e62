import { readFile } from 'node:fs/promises';
import { INTERVIEW_STATUSES } from '@byline/shared-types/domain';
import { mongo, type Connection } from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { pause } from '../../tools/lib/pause.ts';
import { createLinkToken, hashToken } from '../src/common/auth/secrets.js';
import { planIndexes } from '../src/migrations/indexes.js';
import { beginAsNewest, migrate, planMigration } from '../src/migrations/migrate.js';
import { MIGRATIONS } from '../src/migrations/index.js';
import type { Migration } from '../src/migrations/migration.js';
import type { ActivationResponse } from '../src/modules/accounts/dto/account-link.dto.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { pairKeys, tongueKeys } from '../src/modules/candidates/record/language-key.rules.js';
import { listBucketOf } from '../src/modules/candidates/record/list-bucket.rules.js';
import { isSlugOf, slugWords } from '../src/modules/candidates/record/public-slug.rules.js';
import type { CandidateListItemResponse } from '../src/modules/candidates/dto/candidate.dto.js';
import type { CandidateScorecardsResponse } from '../src/modules/scorecards/dto/candidate-scorecard.dto.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { operations, type Operation } from './support/openapi.js';
import { until } from './support/until.js';

type Fixture = Record<string, { indexes: mongo.IndexDescription[]; documents: mongo.Document[] }>;

/** A database of commit 49f22f8: a part of its demo data, with all its indexes. */
async function restore({ db }: Connection): Promise<void> {
  const text = await readFile(`${import.meta.dirname}/fixtures/database-49f22f8.json`, 'utf8');
  for (const [name, { indexes, documents }] of Object.entries(mongo.BSON.EJSON.parse(text) as Fixture)) {
    const collection = await db?.createCollection(name);
    if (indexes.length > 0) await collection?.createIndexes(indexes);
    if (documents.length > 0) await collection?.insertMany(documents);
  }
}

/** An unconfirmed registration with the address of a candidate. */
const unconfirmed = { email: '', token: createLinkToken(), candidateId: new mongo.ObjectId() };

async function registerInVersionBefore({ db }: Connection): Promise<void> {
  const candidate = await db?.collection('candidates').findOne({ userId: null });
  const { _id: candidateId, email, firstname, name } = candidate as unknown as CandidateRecord;
  const userId = new mongo.ObjectId();
  const activation = { hash: hashToken(unconfirmed.token), expiresAt: new Date(Date.now() + 3_600_000), usedAt: null };
  const login = { _id: userId, candidateId, email, firstname, name, language: 'fr', roles: ['candidate'], activation };
  await db
    ?.collection('users')
    .insertOne({ ...login, activatedAt: null, passwordHash: 'of a stranger', newsletter: true, version: 0 });
  await db?.collection('candidates').updateOne({ _id: candidateId }, { $set: { userId } });
  Object.assign(unconfirmed, { email, candidateId });
}

async function moveInVersionBefore({ db }: Connection): Promise<void> {
  const changes = [{ field: 'email', from: 'Before@Else.example', to: '' }];
  const entityId = (await db?.collection('candidates').findOne())?._id;
  await db?.collection('audit').insertOne({ entity: 'candidate', entityId, changes });
}

/** A level that an agency renamed. */
async function nameLevelInVersionBefore({ db }: Connection): Promise<void> {
  const label = { NL: 'Medior', EN: 'Medior', FR: 'De l’expérience' };
  await db?.collection('applicantlevels').insertOne({ name: 'medior', label, position: 2, version: 0 });
}

/** A candidate declined without a mail, and later for two jobs at once. */
const declined = new mongo.ObjectId();

async function declineInVersionBefore({ db }: Connection): Promise<void> {
  const at = (ms: number) => new Date(1_790_000_000_000 + ms);
  const application = { candidateId: declined, status: 'rejected' };
  const applications = [-300_000, 0, 7].map((ms) => ({
    ...application,
    jobId: new mongo.ObjectId(),
    decidedAt: at(ms),
  }));
  await db?.collection('jobapplications').insertMany(applications);
  const message = `<p>With <span data-type="mention" data-id="${String(declined)}" data-label="Zoë">@Zoë</span></p>`;
  const mail = { candidateId: declined, kind: 'application_declined', message };
  await db?.collection('emails').insertMany([2, 9].map((ms) => ({ ...mail, createdAt: at(ms) })));
}

/** A translator with a pair twice, one from a language to itself, and a rate of 0. */
async function repeatPairs({ db }: Connection): Promise<void> {
  const pairs = ['en>nl', 'nl>nl', 'fr>nl', 'en>nl'].map((pair) => {
    const [from, to] = pair.split('>');
    return { _id: new mongo.ObjectId(), from, to };
  });
  await db
    ?.collection('candidates')
    .updateOne(
      { email: translator },
      { $set: { 'candidateInfo.skillSet.translationSkills': pairs, 'candidateInfo.pricePerWord': 0 } },
    );
}
const translator = 'laetitia.dupuis@byline.example';

/** A candidate's scorecard without ratings. */
async function addCard({ db }: Connection): Promise<void> {
  const [candidateId, scorecardId, at] = [new mongo.ObjectId(), new mongo.ObjectId(), new Date()];
  const stamps = { createdAt: at, modifiedAt: at, version: 0 };
  await db
    ?.collection('candidatescorecards')
    .insertOne({ candidateId, scorecardId, scores: {}, comment: null, ...stamps });
}

/** Adds records like the first one of their collection. */
async function addLike({ db }: Connection, collection: string, records: mongo.Document[]): Promise<void> {
  const first = await db?.collection(collection).findOne();
  await db
    ?.collection(collection)
    .insertMany(records.map((record) => ({ ...first, _id: new mongo.ObjectId(), ...record })));
}

/** An attachment of a test, and an unused one, both without a candidate. */
const handedIn = { used: new mongo.ObjectId(), unused: new mongo.ObjectId(), by: new mongo.ObjectId() };
async function attachInVersionBefore(connection: Connection): Promise<void> {
  const { used, unused, by } = handedIn;
  const file = (_id: mongo.ObjectId) => ({ _id, kind: 'attachment', candidateId: null, storageKey: String(_id) });
  await addLike(connection, 'files', [file(used), file(unused)]);
  await addLike(connection, 'tests', [{ candidateId: by, fileId: used }]);
}

/** A piece of a portfolio without a thumbnail. */
async function uploadInVersionBefore(connection: Connection): Promise<void> {
  const file = { kind: 'portfolio', candidateId: new mongo.ObjectId(), storageKey: 'a/piece', portfolio: true };
  await addLike(connection, 'files', [{ ...file, mimeType: 'application/pdf' }]);
}

/** Two files of the agency with the same name. */
async function nameFilesInVersionBefore(connection: Connection): Promise<void> {
  const file = (name: string) => ({ kind: 'library', candidateId: null, name, storageKey: name });
  await addLike(connection, 'files', [file('Terms.pdf'), file('terms.pdf')]);
}

/** The deadline of a task from before reminders. */
const OVERDUE = new Date('2026-01-02T10:00:00Z');

const api = await testApi({}, async (connection) => {
  await restore(connection);
  await registerInVersionBefore(connection);
  await declineInVersionBefore(connection);
  await nameLevelInVersionBefore(connection);
  await moveInVersionBefore(connection);
  await addCard(connection);
  await repeatPairs(connection);
  await attachInVersionBefore(connection);
  await uploadInVersionBefore(connection);
  await nameFilesInVersionBefore(connection);
  await addLike(connection, 'tasks', [{ deadline: OVERDUE }, { deadline: new Date('2099-01-01') }]);
});
const db: mongo.Db = api.connection.db as mongo.Db;

const migrated = async (options: { migrations?: readonly Migration[]; leaseMs?: number } = {}): Promise<string[]> => {
  const lines: string[] = [];
  await migrate(api.connection, { say: (line) => lines.push(line), ...options });
  return lines;
};
const planned = async (): Promise<string[]> => {
  const lines: string[] = [];
  await planMigration(api.connection, { say: (line) => lines.push(line) });
  return lines;
};
const namesOf = async (collection: string): Promise<(string | undefined)[]> =>
  (await db.collection(collection).indexes()).map(({ name }) => name);

describe('a database of an earlier version', () => {
  it('gets a dry run, which changes nothing', async () => {
    const before = await namesOf('candidates');
    const lines = (await planned()).join('\n');
    expect(lines).toContain('would run 0001-status-order');
    expect(lines).toContain('would drop the index archived_1_stage_1__id_1 of candidates: it is no longer declared');
    expect(lines).toContain('would create 27 indexes of candidates');
    expect(await db.collection('candidates').countDocuments({ stage: { $exists: true } })).toBeGreaterThan(10);
    expect(await namesOf('candidates')).toEqual(before);
    expect(await db.listCollections({ name: /^migration/ }).toArray()).toEqual([]);
  });

  it('is complete for this version afterwards, each step reported before', async () => {
    const lines = await migrated();
    expect(lines.filter((line) => line.startsWith('running')).map((line) => line.split(':')[0])).toEqual(
      MIGRATIONS.map(({ id }) => `running ${id}`),
    );
    expect(lines).toContain('drop the index archived_1_stage_1__id_1 of candidates: it is no longer declared');
    expect(await planIndexes(api.connection)).toEqual([]);
    for (const old of ['stage', 'grams', 'standing']) {
      expect(await db.collection('candidates').countDocuments({ [old]: { $exists: true } })).toBe(0);
    }
    const chosen = { publicHidden: [], publicSearchable: false };
    expect(await db.collection('candidates').countDocuments(chosen)).toBeGreaterThan(10);
    for (const candidate of await db.collection<CandidateRecord>('candidates').find().toArray()) {
      expect(candidate.listBucket).toBe(listBucketOf(candidate));
      const { skillSet } = candidate.candidateInfo;
      expect(skillSet.languages).toEqual([]);
      expect(candidate.tongueKeys).toEqual(tongueKeys(skillSet));
      expect([...candidate.pairKeys].sort()).toEqual(pairKeys(skillSet).sort());
      for (const pair of skillSet.translationSkills)
        expect(pair).toMatchObject({ specialisms: [], pricePerWord: null, sworn: null });
      const words = slugWords(candidate);
      expect(candidate.publicSlugs).toEqual([expect.toSatisfy((slug: string) => isSlugOf(words, slug))]);
    }
    expect(await db.collection('candidates').countDocuments({ 'candidateInfo.unavailable': { $exists: true } })).toBe(
      0,
    );
    expect(await db.collection('candidates').distinct('availability.away.from')).toEqual([
      ...['2026-10-24', '2026-11-04', '2026-12-12', '2026-12-29'],
    ]);
    expect(await db.collection('candidates').countDocuments({ availability: { $exists: false } })).toBe(0);
    expect(await db.collection('candidates').countDocuments({ 'candidateInfo.pricePerWord': 0 })).toBe(0);
    const once = await db.collection<CandidateRecord>('candidates').findOne({ email: translator });
    expect(once?.candidateInfo.skillSet.translationSkills.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'en>nl',
      'fr>nl',
    ]);
    expect(await db.collection('account_removals').findOne()).toMatchObject({ reason: 'Too many mails' });
    const settled = { remindedAt: { $ne: null } };
    expect(await db.collection('tasks').distinct('remindedAt', settled)).toEqual([OVERDUE]);
    expect(await db.collection('mail_addresses').countDocuments({ candidateId: { $ne: null } })).toBe(1);
  });

  it('gets gender-neutral French labels, except those that an agency changed', async () => {
    const frenchOf = async (collection: string, name: string): Promise<unknown> =>
      (await db.collection(collection).findOne({ name }))?.label as unknown;
    expect(await frenchOf('employmenttypes', 'freelance')).toMatchObject({ FR: 'Freelance' });
    expect(await frenchOf('applicantlevels', 'starter')).toMatchObject({ FR: 'Débutant·e' });
    expect(await frenchOf('applicantlevels', 'medior')).toMatchObject({ FR: 'De l’expérience' });
  });

  it('has no login with an unconfirmed address; the mailed link still works, and asks for a password', async () => {
    expect(await db.collection('users').countDocuments({ email: unconfirmed.email })).toBe(0);
    const anyone = new Client(api.url);
    const link = { email: unconfirmed.email, token: unconfirmed.token };
    expect(await anyone.refusal('POST', '/users/validate', link)).toBe('400 password_required');
    const { body } = await anyone.post<ActivationResponse>('/users/validate', { ...link, password: 'my own password' });
    expect(body.user).toMatchObject({ candidateId: String(unconfirmed.candidateId), language: 'fr' });
  });

  it('has the mail of each decline on its application', async () => {
    const applications = await db
      .collection('jobapplications')
      .find({ candidateId: declined })
      .sort({ _id: 1 })
      .toArray();
    const mails = await db.collection('emails').find({ candidateId: declined }).sort({ createdAt: 1 }).toArray();
    expect(applications.map(({ emailId }) => emailId as unknown)).toEqual([null, mails[0]?._id, mails[1]?._id]);
    expect(await db.collection('jobapplications').countDocuments({ reason: null, candidateReason: null })).toBe(4);
  });

  it('lists candidates in the order of their status, and finds them by name', async () => {
    const { client } = await asRecruiter(api);
    const list = (query: string): Promise<CandidateListItemResponse[]> =>
      client.records<CandidateListItemResponse>(`/candidates?limit=100&${query}`);
    const statuses = (await list('sort=status')).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(INTERVIEW_STATUSES));
    const places = statuses.map((status) => INTERVIEW_STATUSES.indexOf(status));
    expect(places).toEqual([...places].sort());
    const [first] = await list('sort=name');
    expect((await list(`search=${encodeURIComponent(first?.name ?? '')}`)).map(({ _id }) => _id)).toContain(first?._id);
  });

  it('answers each list of the API as the contract says, also from records without newer fields', async () => {
    const { client } = await asRecruiter(api);
    const isList = ({ method, path, parameters = [], ...operation }: Operation): boolean =>
      method === 'GET' &&
      !path.includes('{') &&
      operation['x-audience'] !== 'super-admin' &&
      parameters.some(({ name }) => name === 'limit');
    // The medium of the campaign is not part of the fixture.
    const lists = operations.filter(isList).flatMap(({ path }) => (path === '/jobs/campaigns' ? [] : [path]));
    expect(lists).toContain('/jobapplications');
    const statuses = await Promise.all(lists.map(async (path) => [path, (await client.get(path)).status]));
    expect(statuses).toEqual(lists.map((path) => [path, 200]));
  });

  it('keeps the scores of candidates, without an author', async () => {
    const { client } = await asRecruiter(api);
    const { body } = await client.get<CandidateScorecardsResponse>('/candidates/scorecards?sort=createdAt');
    const [rated, unrated] = body.records;
    expect(rated).toMatchObject({ scores: {}, comment: null, percent: null, version: 0, summary: { count: 1 } });
    expect(rated?.assessments).toMatchObject([{ recruiter: null }]);
    expect(rated?.assessments[0]?.comment).toContain('owns her texts');
    expect(unrated).toMatchObject({ assessments: [], summary: null });
    expect(await db.collection('candidatescorecards').countDocuments({ scores: { $exists: true } })).toBe(0);
  });

  it('has the mentioned users of mails in a field', async () => {
    const mails = await db.collection('emails').find({ candidateId: declined }).toArray();
    expect(mails.map(({ mentions }) => mentions as unknown)).toEqual([[declined], [declined]]);
    expect(await db.collection('emails').countDocuments({ mentions: { $exists: false } })).toBe(0);
  });

  it('draws a thumbnail of each image and PDF of a portfolio', async () => {
    const due = { storageKey: 'a/piece', thumbnailDue: { $type: 'date' } };
    expect(await db.collection('files').countDocuments(due)).toBe(1);
  });

  it('has each name of a file of the agency once', async () => {
    const names = await db.collection('files').distinct('nameKey');
    expect(names).toEqual(['terms (2).pdf', 'terms.pdf']);
  });

  it('has the candidate of a test’s attachment, and a day for an unused one', async () => {
    const files = db.collection('files');
    const isUsed = { candidateId: handedIn.by, unusedSince: null };
    expect(await files.findOne({ _id: handedIn.used })).toMatchObject(isUsed);
    const unused = { candidateId: null, unusedSince: expect.any(Date) as Date };
    expect(await files.findOne({ _id: handedIn.unused })).toMatchObject(unused);
  });

  it('stays unchanged in a second run', async () => {
    const records = await db.collection('migrations').find().toArray();
    expect(await migrated()).toEqual(['nothing to do']);
    expect(await planned()).toEqual(['nothing to do']);
    expect(await db.collection('migrations').find().toArray()).toEqual(records);
  });
});

describe('an empty database', () => {
  it('starts with the newest version: no migration runs on it later', async () => {
    const records = db.collection('migrations');
    const before = await records.find().toArray();
    await records.deleteMany({});
    await beginAsNewest(api.connection);
    expect(await migrated()).toEqual(['nothing to do']);
    expect((await records.find().toArray()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });
});

describe('indexes', () => {
  it('are rebuilt after a changed definition, and dropped if undeclared', async () => {
    const tasks = db.collection('tasks');
    await tasks.dropIndex('deadline_1__id_1');
    await tasks.createIndex({ deadline: 1, _id: 1 }, { sparse: true });
    await tasks.createIndex({ description: 1 });
    const lines = [
      'drop the index description_1 of tasks: it is no longer declared',
      'rebuild the index deadline_1__id_1 of tasks: its definition changed',
    ];
    expect((await planned()).sort()).toEqual(lines.map((line) => `would ${line}`));
    expect((await migrated()).sort()).toEqual(lines);
    expect(await planIndexes(api.connection)).toEqual([]);
  });
});

describe('several processes', () => {
  afterEach(() => db.collection('migrations').deleteMany({ _id: /^9/ as never }));
  const slow = (id: string, runs: string[], done: () => Promise<unknown> = () => Promise.resolve()): Migration => ({
    id,
    does: 'takes its time',
    up: async () => {
      runs.push(id);
      await done();
    },
  });

  it('run a migration once: one does it while the others wait', async () => {
    const runs: string[] = [];
    const said: string[][] = [[], [], []];
    const waiting = 'waiting for another process that is migrating';
    const othersWait = () =>
      until('the others wait', () => said.filter((lines) => lines.includes(waiting)).length === 2);
    const migrations = [slow('9001-slow', runs, othersWait)];
    await Promise.all(said.map((lines) => migrate(api.connection, { say: (line) => lines.push(line), migrations })));
    expect(runs).toEqual(['9001-slow']);
    expect(said.filter((lines) => lines.at(-1) === 'nothing to do')).toHaveLength(2);
  });

  it('keep a lock beyond its lease while they work', async () => {
    const runs: string[] = [];
    // Long enough for a busy machine, which delays a process by a fifth of a second.
    const options = { migrations: [slow('9002-longer', runs, () => pause(1_800, 'three leases'))], leaseMs: 600 };
    const first = migrated(options);
    await until('the first works', () => runs.length > 0);
    const second = migrated(options);
    await Promise.all([first, second]);
    expect(runs).toEqual(['9002-longer']);
  });

  it('take over from a killed one after its lock expires, not before', async () => {
    const expiresAt = new Date(Date.now() + 1_000);
    await db.collection('migration_lock').insertOne({ _id: 'lock' as never, holder: 'killed', expiresAt });
    expect(await migrated()).toEqual(['waiting for another process that is migrating', 'nothing to do']);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
    expect(await db.collection('migration_lock').countDocuments()).toBe(0);
  });

  it('stop after losing the lock, before the next step', async () => {
    const runs: string[] = [];
    const stolen: Migration = {
      id: '9003-stolen',
      does: 'loses the lock',
      up: async () => {
        await db.collection('migration_lock').updateOne({}, { $set: { holder: 'somebody else' } });
      },
    };
    await expect(migrated({ migrations: [stolen, slow('9004-never', runs)] })).rejects.toThrow('lock was lost');
    expect(runs).toEqual([]);
    await db.collection('migration_lock').deleteMany({});
  });
});
