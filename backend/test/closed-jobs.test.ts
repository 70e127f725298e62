import { describe, expect, it } from 'vitest';
import { addDays, today } from '../src/common/time.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { CampaignJobResponse } from '../src/modules/jobs/dto/campaign-job.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import type { JobRecord } from '../src/modules/jobs/job.schema.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { COMPLETE, asCandidate, easyBotCheck, mailTo, register } from './factories/accounts.js';
import { applicationsModel } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { campaignsModel, createCampaign, createJob, jobsModel } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { Client } from './support/client.js';

const YESTERDAY = addDays(today(), -1);
const OVER = { from: addDays(today(), -30), to: YESTERDAY };
const CLOSED = { status: 410, code: 'job_closed' };
const api = await testApi();
const visitor = new Client(api.url);
const recruiter = (await asRecruiter(api)).client;
const campaignId = String((await createCampaign(api))._id);

const job = async (fields: Partial<JobRecord> = {}): Promise<string> => String((await createJob(api, fields))._id);
const linkTo = (jobId: string, campaign = campaignId): string => `/campaigns/apply/${campaign}/job/${jobId}`;
const end = (id: string) => jobsModel(api).updateOne({ _id: id }, { $set: OVER });

/** A candidate who applied while the job was open. */
async function applicant(jobId: string): Promise<Client & { candidateId: string }> {
  const { client, candidateId } = await asCandidate(api);
  expect((await client.request('POST', '/jobs/apply', { candidateId, jobId })).status).toBe(201);
  return Object.assign(client, { candidateId });
}

describe('a job that a recruiter closes', () => {
  it('is finished at once, also in lists and counts, until it is opened again; its applications stay', async () => {
    const id = await job({ from: today(), to: addDays(today(), 9), title: 'Closed by hand' });
    const client = await applicant(id);
    const counts = async () => (await recruiter.get<Record<string, number>>('/jobs/counts?search=closed+by+hand')).body;
    const listed = async (timeState: string) =>
      (await recruiter.get<{ records: JobResponse[] }>(`/jobs?search=closed+by+hand&filter[timeState]=${timeState}`))
        .body.records.length;
    expect(await counts()).toMatchObject({ ongoing: 1, finished: 0 });
    const closed = (await recruiter.patch<JobResponse>(`/jobs/${id}`, { closed: true, version: 0 })).body;
    expect(closed).toMatchObject({ timeState: 'finished', version: 1, jobapplications: { pending: 1 } });
    expect(closed.closedAt).not.toBeNull();
    expect(await counts()).toMatchObject({ ongoing: 0, finished: 1 });
    expect([await listed('ongoing'), await listed('finished')]).toEqual([0, 1]);
    expect(await visitor.problem('GET', linkTo(id))).toMatchObject(CLOSED);
    expect((await client.get<CampaignJobResponse>(linkTo(id))).status).toBe(200);
    const { client: other, candidateId } = await asCandidate(api);
    expect(await other.problem('POST', '/jobs/apply', { jobId: id, candidateId })).toMatchObject(CLOSED);
    expect((await recruiter.patch<JobResponse>(`/jobs/${id}`, { closed: true, version: 1 })).body.version).toBe(1);
    const opened = (await recruiter.patch<JobResponse>(`/jobs/${id}`, { closed: false, version: 1 })).body;
    expect(opened).toMatchObject({ timeState: 'ongoing', closedAt: null });
    expect((await visitor.get(linkTo(id))).status).toBe(200);
  });
});

describe('a job whose last day is over', () => {
  it('is gone for visitors and for candidates who did not apply', async () => {
    const id = await job(OVER);
    const { client } = await asCandidate(api);
    expect(await visitor.problem('GET', linkTo(id))).toMatchObject(CLOSED);
    expect(await client.problem('GET', linkTo(id))).toMatchObject(CLOSED);
    expect(await client.problem('GET', `/jobs/${id}`)).toMatchObject(CLOSED);
    expect(await visitor.refusal('GET', `/jobs/${id}`)).toBe('401 not_logged_in');
  });

  it('stays readable for recruiters and its applicants', async () => {
    const id = await job({ title: 'Translator' });
    const client = await applicant(id);
    await end(id);
    for (const reader of [client, recruiter]) {
      const { body } = await reader.get<JobResponse>(`/jobs/${id}`);
      expect(body).toMatchObject({ title: 'Translator', timeState: 'finished' });
      expect((await reader.get<CampaignJobResponse>(linkTo(id))).body.job.title).toBe('Translator');
    }
    expect((await recruiter.get<JobResponse>(`/jobs/${id}`)).body.jobapplications).toMatchObject({ pending: 1 });
    expect((await client.get<JobResponse>(`/jobs/${id}`)).body.jobapplications).toBeUndefined();
  });

  it('accepts no application, and tells earlier applicants that they have applied', async () => {
    const id = await job();
    const before = await asCandidate(api);
    const apply = (client: Client, candidateId: string) =>
      client.request('POST', '/jobs/apply', { candidateId, jobId: id });
    expect((await apply(before.client, before.candidateId)).status).toBe(201);
    await end(id);
    const { client, candidateId } = await asCandidate(api);
    expect((await apply(client, candidateId)).body).toMatchObject(CLOSED);
    expect((await apply(recruiter, String((await createCandidate(api))._id))).body).toMatchObject(CLOSED);
    expect((await apply(before.client, before.candidateId)).body).toMatchObject({ code: 'already_applied' });
    expect(await applicationsModel(api).countDocuments({ jobId: id })).toBe(1);
  });

  it('gets no application if the profile becomes complete only afterwards, and the intended job is removed', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const id = await job(OVER);
    const users = api.model<UserRecord>('User');
    await users.updateOne({ _id: user._id }, { $set: { jobId: id } });
    expect((await client.patch(`/candidates/${candidateId}`, COMPLETE)).status).toBe(200);
    expect(await applicationsModel(api).countDocuments({ candidateId })).toBe(0);
    expect((await users.findById(user._id).lean())?.jobId).toBeNull();
  });

  it('does not prevent a registration for it, also once it is removed, and the mail does not name it', async () => {
    const removed = String((await createJob(api, { removed: true, title: 'Proofreader of almanacs' }))._id);
    for (const jobId of [await job(OVER), removed]) {
      const { email } = await register(api, { altcha: await easyBotCheck(), jobId });
      expect((await mailTo(api, email, 'activation')).text).not.toMatch(/almanacs|mission/);
    }
  });
});

it.each([
  ['without days', {}],
  ['ahead', { from: addDays(today(), 1), to: addDays(today(), 30) }],
  ['on its last day', { from: YESTERDAY, to: today() }],
  ['without an end', { from: YESTERDAY }],
])('a job %s is open to everybody', async (_, days) => {
  const id = await job(days);
  const { client, candidateId } = await asCandidate(api);
  expect((await visitor.get(linkTo(id))).status).toBe(200);
  expect((await client.get(`/jobs/${id}`)).status).toBe(200);
  expect((await client.request('POST', '/jobs/apply', { candidateId, jobId: id })).status).toBe(201);
});

it('a deleted job is gone, also for applicants; an unknown one is not found', async () => {
  const id = await job();
  const client = await applicant(id);
  const isRemoved = async (): Promise<boolean | undefined> => {
    const path = `/jobapplications/candidate/${client.candidateId}`;
    return (await client.records<ApplicationResponse>(path))[0]?.job.isRemoved;
  };
  expect(await isRemoved()).toBe(false);
  await recruiter.delete(`/jobs/${id}`);
  expect(await isRemoved()).toBe(true);
  const { client: other, candidateId } = await asCandidate(api);
  expect(await visitor.problem('GET', linkTo(id))).toMatchObject(CLOSED);
  expect(await client.problem('GET', `/jobs/${id}`)).toMatchObject(CLOSED);
  expect(await other.problem('POST', '/jobs/apply', { candidateId, jobId: id })).toMatchObject(CLOSED);
  expect(await recruiter.refusal('GET', `/jobs/${id}`)).toBe('404 not_found');
  for (const [caller, path] of [
    [visitor, linkTo(NOBODY)],
    [client, `/jobs/${NOBODY}`],
    [recruiter, `/jobs/${NOBODY}`],
  ] as const) {
    expect(await caller.refusal('GET', path)).toBe('404 not_found');
  }
});

it('a link leads to its job after the deletion of the campaign, and nowhere for an unknown campaign', async () => {
  const id = await job();
  const gone = await createCampaign(api, { title: 'Autumn' });
  await campaignsModel(api).updateOne({ _id: gone._id }, { $set: { removed: true } });
  expect((await visitor.get<CampaignJobResponse>(linkTo(id, String(gone._id)))).body.campaign.title).toBe('Autumn');
  expect(await visitor.refusal('GET', linkTo(id, NOBODY))).toBe('404 not_found');
});
