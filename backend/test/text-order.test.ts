import { expect, it } from 'vitest';
import { PeriodicJobs } from '../src/common/periodic/periodic-jobs.js';
import { sortKeys } from '../src/migrations/0032-sort-keys.js';
import { digits } from '../src/migrations/0033-digits.js';
import { MendSortKeys } from '../src/migrations/mend-sort-keys.js';
import { SourcesRepository } from '../src/modules/sources/sources.repository.js';
import { createCandidate } from './factories/candidates.js';
import { createCampaign, createMedium, jobRequest } from './factories/jobs.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { operations } from './support/openapi.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const candidateId = String((await createCandidate(api))._id);
const { _id: medium } = await createMedium(api);
const mediumId = String(medium);
const campaignId = String((await createCampaign(api, { mediumId: medium }))._id);

/** The lists of a collection that sort by a text, and the way to add a record with it. */
interface Texts {
  collection: string;
  lists: string[];
  add: (text: string) => Promise<unknown>;
  /** The changes that give a record another text; without them the API cannot. */
  rename?: [path: string, changes: (text: string) => object];
}

const made = (path: string, body: (text: string) => object) => ({
  add: (text: string) => recruiter.create(path, { ...body(text) }),
  rename: [path, body] satisfies Texts['rename'],
});
const file = (path: string, more: Record<string, string> = {}) => ({
  add: async (text: string) => recruiter.create(path, form(await pdf(), `${text}.pdf`, more)),
  rename: [path, (name) => ({ name })] satisfies Texts['rename'],
});
const labelled = (path: string, ...paths: string[]): Texts => ({
  collection: path.slice(1),
  lists: [path, ...paths].flatMap((list) => ['EN', 'FR', 'NL'].map((language) => `${list} label.${language}`)),
  ...made(path, (text) => ({ label: { NL: text, EN: text, FR: text } })),
});
const job = await jobRequest(api);
const ofJobs = (path: string): string[] => [`${path} client`, `${path} title`];

const ALL: Texts[] = [
  {
    ...{
      collection: 'jobs',
      lists: [...ofJobs('/jobs'), ...ofJobs(`/campaigns/${campaignId}/jobs`), '/website/jobs title'],
    },
    ...made('/jobs', (text) => ({ ...job, title: text, client: text, campaigns: [campaignId] })),
  },
  {
    ...{
      collection: 'campaigns',
      lists: ['/jobs/campaigns title', `/mediums/${mediumId}/campaigns title`, '/website/campaigns title'],
    },
    ...made('/campaigns', (title) => ({ title, mediumId })),
  },
  { ...{ collection: 'mediums', lists: ['/mediums name'] }, ...made('/mediums', (name) => ({ name })) },
  {
    ...{ collection: 'mailtemplates', lists: ['/mailtemplates name'] },
    ...made('/mailtemplates', (name) => ({ name, purpose: 'free' })),
  },
  {
    ...{ collection: 'interviewtemplates', lists: ['/interviews/templates type'] },
    ...made('/interviewtemplates', (type) => ({ type })),
  },
  {
    ...{ collection: 'folders', lists: ['/candidates/folders name'] },
    ...made('/candidates/folders', (name) => ({ name })),
  },
  {
    ...{ collection: 'scorecards', lists: ['/scorecards label'] },
    ...made('/scorecards', (label) => ({ label, categories: [] })),
  },
  {
    ...{ collection: 'scorecardcategories', lists: ['/scorecardcategories label'] },
    ...made('/scorecardcategories', (label) => ({ label })),
  },
  { ...{ collection: 'files', lists: ['/files name'] }, ...file('/files', { candidateId }) },
  { ...{ collection: 'files', lists: ['/libraryfiles name'] }, ...file('/libraryfiles') },
  {
    ...{ collection: 'tags', lists: ['/candidates/tags label'] },
    add: (tag) => recruiter.create('/jobs', { ...job, tags: [tag] }),
  },
  {
    ...{ collection: 'sources', lists: ['/candidates/sources label'] },
    add: (label) => api.app.get(SourcesRepository, { strict: false }).ensure([label]),
  },
  {
    collection: 'users',
    lists: ['/users', '/users/recruiters', '/recruiters'].flatMap((path) => [`${path} firstname`, `${path} name`]),
    add: (text) => createUser(api, { firstname: text, name: text, roles: ['recruiter'] }),
  },
  labelled('/skills', '/website/skills'),
  labelled('/skillcategories'),
  {
    ...{ collection: 'candidates', lists: ['/candidates city', '/candidates firstname', '/candidates name'] },
    add: (text) => createCandidate(api, { firstname: text, name: text, city: text }),
  },
];

type Named = Record<string, unknown> & { _id: string; version: number };

const textOf = (record: Named, sort: string): string => {
  const [field = '', language] = sort.split('.');
  const value = record[field];
  return String(language ? (value as Record<string, unknown>)[language] : value).replace('.pdf', '');
};

const IN_ORDER = ['écran', 'Été 2', 'été 16', 'Zomer', 'ZZ 7', '“Zzz”'];

it.each(ALL)('a list of $collection is in the order of its texts, from an index: $lists', async (row) => {
  const { collection, lists, add, rename } = row;
  const first = rename ? 'Aap 1' : IN_ORDER[0];
  for (const text of [...IN_ORDER.slice(1), first ?? ''].toSorted()) await add(text);
  const ours = async (list: string, direction = ''): Promise<Named[]> => {
    const [path = '', sort = ''] = list.split(' ');
    const records = await recruiter.records<Named>(`${path}?sort=${direction}${sort}&limit=100`);
    return records.filter((record) => [first, ...IN_ORDER].includes(textOf(record, sort)));
  };
  const [list = ''] = lists;
  const [record] = await ours(list);
  const [path, changes] = rename ?? [];
  // A renamed record takes the place of its new text.
  if (path && changes) {
    const { _id, version } = record as Named;
    const changed = await recruiter.patch(`${path}/${_id}`, { ...changes('écran'), version });
    expect(changed.status).toBe(200);
  }
  for (const one of lists) {
    const sort = one.split(' ')[1] ?? '';
    expect((await ours(one)).map((found) => textOf(found, sort))).toEqual(IN_ORDER);
    expect((await ours(one, '-')).map((found) => textOf(found, sort))).toEqual(IN_ORDER.toReversed());
    const plans = await plansOf(api, collection, () => ours(one));
    expect(slowPlans(plans)).toEqual([]);
    // The jobs of one campaign are few.
    if (!one.startsWith('/campaigns/')) expect(plans.filter(({ hasSortStage }) => hasSortStage)).toEqual([]);
  }
});

it('holds every list of the API that sorts by a text', () => {
  const isText = (sort: string): boolean => /^(title|client|name|firstname|city|type|label(\.\w+)?)$/.test(sort);
  const sorts = operations.flatMap(({ method, path, parameters = [] }) => {
    const [asked] = method === 'GET' ? parameters.filter(({ name }) => name === 'sort') : [];
    return (asked?.schema.items?.enum ?? [])
      .map(String)
      .filter(isText)
      .map((sort) => `${path} ${sort}`);
  });
  const held = ALL.flatMap(({ lists }) => lists.map((list) => list.replace(/[0-9a-f]{24}/, '{id}')));
  // These take the order of the list of candidates.
  const same = /^\/candidates\/(export|\{id\}\/neighbours) /;
  expect(held.toSorted()).toEqual(sorts.filter((sort) => !same.test(sort)).toSorted());
});

it('has its keys from a migration for records of before, also after a stop half-way', async () => {
  const { db } = api.connection;
  if (!db) throw new Error('not connected');
  const collections = [...new Set(ALL.map(({ collection }) => collection))];
  const projection = { sortKeys: 1, nameKey: 1, firstnameKey: 1, cityKey: 1 };
  const stored = () =>
    Promise.all(collections.map((name) => db.collection(name).find({}, { projection }).sort({ _id: 1 }).toArray()));
  const before = await stored();
  const done = before.map((records) => records[0]?._id);
  for (const [place, name] of collections.entries())
    await db.collection(name).updateMany({ _id: { $ne: done[place] } }, { $unset: { sortKeys: '' } });
  const stale = { nameKey: 'ecran', firstnameKey: 'ecran', cityKey: 'ecran' };
  await db.collection('candidates').updateMany({ _id: { $ne: done.at(-1) } }, { $set: stale });
  expect(await stored()).not.toEqual(before);
  await sortKeys.up(db);
  expect(await stored()).toEqual(before);
  // An earlier version knew fewer digits.
  await db.collection('tags').updateMany({}, { $set: { sortKeys: { label: 'job ２' } } });
  await digits.up(db);
  expect(await stored()).toEqual(before);
  // A process of an earlier version writes beside the new one.
  await db.collection('tags').updateMany({}, { $unset: { sortKeys: '' } });
  await db.collection('candidates').updateMany({}, { $set: stale });
  const mend = new MendSortKeys(new PeriodicJobs(), api.connection);
  await mend.run(Date.now() + 2 * 86_400_000);
  expect(await stored()).not.toEqual(before);
  await mend.run();
  expect(await stored()).toEqual(before);
});
