import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCandidate } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { createCampaign, createJob, createMedium } from './factories/jobs.js';
import { asSuperAdmin } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { until } from './support/until.js';

/** Renames a record, and reads its name beside another record. */
interface Case {
  rename: (client: Client, name: string) => Promise<{ status: number }>;
  shown: (client: Client) => Promise<string | null | undefined>;
}

let here: TestApi;
/** Another process over the same database. */
let there: BackendProcess;
const cases: Record<string, Case> = {};
const clients: Record<'here' | 'there', Client> = {} as never;
beforeAll(async () => {
  here = await startApi();
  there = await BackendProcess.start('API', { ...here.env, LOG_LEVEL: 'silent' });
  const { client } = await asSuperAdmin(here);
  clients.here = client;
  clients.there = new Client(`${there.url}/api/v1`, client.token);
  const medium = await createMedium(here);
  const campaign = await createCampaign(here, { mediumId: medium._id });
  const job = await createJob(here, { campaigns: [campaign._id] });
  await createApplication(here, client, { jobId: String(job._id) });
  const skill = await client.create<{ _id: string }>('/skills', { label: { NL: 'Lezen', EN: 'Reading', FR: 'Lire' } });
  const candidate = await createCandidate(here);
  const skills = [{ skillId: skill._id, level: 3, remark: null }];
  expect((await client.patch(`/candidates/${String(candidate._id)}`, { skills })).status).toBe(200);
  // A colleague who is also a candidate and wrote a note.
  const writer = await asCandidate(here);
  await here.connection.models.User?.updateOne({ _id: writer.user._id }, { roles: ['candidate', 'recruiter'] });
  const note = { candidateId: candidate._id, recruiterId: writer.user._id, description: '<p>Good</p>', mentions: [] };
  await here.connection.models.Note?.create({ ...note, score: 1, searchText: 'good', ngrams: [] });

  const first = async <T>(by: Client, path: string): Promise<T | undefined> => (await by.records<T>(path))?.[0];
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
      rename: (by, name) => by.patch(`/skills/${skill._id}`, { label: { NL: name, EN: name, FR: name } }),
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
  await here.close();
});

const NAMES = ['medium', 'campaign', 'job', 'skill', 'colleague'] as const;
const caseOf = (name: string): Case => cases[name] ?? expect.fail(name);
let count = 0;
const newName = (): string => `Name ${String((count += 1))}`;

describe.each(NAMES)('the name of a %s beside other records', (name) => {
  it('is the new one from the answer of the change on', async () => {
    const { rename, shown } = caseOf(name);
    await shown(clients.here);
    for (let turn = 0; turn < 3; turn += 1) {
      const given = newName();
      expect((await rename(clients.here, given)).status).toBe(200);
      expect(await shown(clients.here)).toBe(given);
    }
  });
});

it('each name is the new one in another process within five seconds', async () => {
  const given = await Promise.all(
    NAMES.map(async (name) => {
      await caseOf(name).shown(clients.there);
      const newOne = newName();
      await caseOf(name).rename(clients.here, newOne);
      return newOne;
    }),
  );
  const shown = () => Promise.all(NAMES.map((name) => caseOf(name).shown(clients.there)));
  const FIVE_AND_A_LOOK = 6;
  await until('the other process shows them', async () => isDeepStrictEqual(await shown(), given), FIVE_AND_A_LOOK);
});
