import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '../../tools/lib/pause.ts';
import { ChangeFeed } from '../src/common/mongo/change-feed.js';
import { asCandidate } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { createCampaign, createJob, createMedium } from './factories/jobs.js';
import { asSuperAdmin } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { FaultyProxy } from './support/faulty-proxy.js';
import { until } from './support/until.js';

/** Where the name of a record is written, and where it is shown beside another one. */
interface Case {
  rename: (client: Client, name: string) => Promise<{ status: number }>;
  shown: (client: Client) => Promise<string | null | undefined>;
}

let here: TestApi;
/** Another process over the same database, which it reaches by a connection that fails at times. */
let there: BackendProcess;
let mongo: FaultyProxy;
const cases: Record<string, Case> = {};
const clients: Record<'here' | 'there', Client> = {} as never;
beforeAll(async () => {
  here = await startApi();
  mongo = await FaultyProxy.to(here.env.MONGODB_URI ?? '');
  const address = new URL(here.env.MONGODB_URI ?? '');
  address.host = new URL(mongo.url).host;
  address.searchParams.delete('replicaSet');
  address.searchParams.set('directConnection', 'true');
  there = await BackendProcess.start('API', {
    ...here.env,
    MONGODB_URI: address.href,
    MONGODB_TIMEOUT_MS: '1200',
    LOG_LEVEL: 'silent',
  });
  // It is not told of its own changes: it must know by itself what it wrote.
  for (const collection of ['mediums', 'campaigns', 'jobs', 'skills', 'users'])
    here.app.get(ChangeFeed).listen(collection, [], () => undefined);

  const { client } = await asSuperAdmin(here);
  clients.here = client;
  clients.there = new Client(`${there.url}/api/v1`, client.token);
  const medium = await createMedium(here);
  const campaign = await createCampaign(here, { mediumId: medium._id });
  const job = await createJob(here, { campaigns: [campaign._id] });
  await createApplication(here, client, { jobId: String(job._id) });
  const skill = await client.create<{ _id: string }>('/skills', { label: { NL: 'Lezen', EN: 'Reading', FR: 'Lire' } });
  const candidate = await createCandidate(here);
  const skills = [{ skillId: skill.body._id, level: 3, remark: null }];
  expect((await client.patch(`/candidates/${String(candidate._id)}`, { skills })).status).toBe(200);
  // A colleague who is a candidate too, and wrote a note.
  const writer = await asCandidate(here);
  await here.connection.models.User?.updateOne({ _id: writer.user._id }, { roles: ['candidate', 'recruiter'] });
  const note = { candidateId: candidate._id, recruiterId: writer.user._id, description: '<p>Good</p>', mentions: [] };
  await here.connection.models.Note?.create({ ...note, score: 1, searchText: 'good', ngrams: [] });

  const first = async <T>(by: Client, path: string): Promise<T | undefined> =>
    (await by.get<{ records: T[] }>(path)).body.records?.[0];
  Object.assign(cases, {
    medium: {
      rename: (by, name) => by.patch(`/mediums/${String(medium._id)}`, { name }),
      shown: async (by) => (await first<{ medium: { name: string } }>(by, '/jobs/campaigns'))?.medium.name,
    },
    campaign: {
      rename: (by, title) => by.patch(`/campaigns/${String(campaign._id)}`, { title }),
      shown: async (by) => (await first<{ jobcampaigns: { title: string }[] }>(by, '/jobs'))?.jobcampaigns[0]?.title,
    },
    job: {
      rename: (by, title) => by.patch(`/jobs/${String(job._id)}`, { title }),
      shown: async (by) => (await first<{ job: { title: string } }>(by, '/jobapplications'))?.job.title,
    },
    skill: {
      rename: (by, name) => by.patch(`/skills/${skill.body._id}`, { label: { NL: name, EN: name, FR: name } }),
      shown: async (by) =>
        (await by.get<{ skills: { label: { EN: string } }[] }>(`/candidates/${String(candidate._id)}`)).body.skills?.[0]
          ?.label.EN,
    },
    colleague: {
      rename: (by, firstname) => by.patch(`/candidates/${writer.candidateId}`, { firstname }),
      shown: async (by) => (await first<{ recruiter: { firstname: string } }>(by, '/notes'))?.recruiter.firstname,
    },
  } satisfies Record<string, Case>);
});
afterAll(async () => {
  await there.stop();
  await mongo.close();
  await here.close();
});

const NAMES = ['medium', 'campaign', 'job', 'skill', 'colleague'] as const;
const caseOf = (name: string): Case => cases[name] ?? expect.fail(name);
let count = 0;
const newName = (): string => `Name ${String((count += 1))}`;

/** Both processes have listened for changes long enough to keep names. */
async function warm({ shown }: Case): Promise<void> {
  for (const client of [clients.here, clients.there]) await shown(client);
  await pause(700, 'a process keeps names once it has listened for a while, which it tells nobody');
  for (const client of [clients.here, clients.there]) await shown(client);
}

describe.each(NAMES)('the name of a %s beside other records', (name) => {
  it('is the new one as soon as the change is answered', async () => {
    const { rename, shown } = caseOf(name);
    await warm(caseOf(name));
    for (let turn = 0; turn < 3; turn += 1) {
      const given = newName();
      expect((await rename(clients.here, given)).status).toBe(200);
      expect(await shown(clients.here)).toBe(given);
    }
  });

  it('is the new one in another process within a moment', async () => {
    const { rename, shown } = caseOf(name);
    await warm(caseOf(name));
    const given = newName();
    await rename(clients.here, given);
    await until('the other process shows it', async () => (await shown(clients.there)) === given, 1);
  });
});

it('a process that could not hear of changes shows no name from before', { timeout: 30_000 }, async () => {
  const { rename, shown } = caseOf('medium');
  await warm(caseOf('medium'));
  for (const fault of ['refuse', 'reset'] as const) {
    await mongo[fault]();
    const given = newName();
    expect((await rename(clients.here, given)).status).toBe(200);
    expect(await shown(clients.there)).toBeUndefined();
    await mongo.restoreListening();
    expect(await until('it answers again', () => shown(clients.there))).toBe(given);
    await warm(caseOf('medium'));
  }
});
