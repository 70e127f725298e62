import { describe, expect, it } from 'vitest';
import { addDays, today } from '../src/common/time.js';
import type { CampaignResponse } from '../src/modules/campaigns/dto/campaign.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import { campaignsModel, createCampaign, createJob, createMedium } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

const inDays = (days: number): string => addDays(today(), days);
const titles = async (path: string): Promise<string[]> =>
  (await recruiter.records<CampaignResponse>(path)).map(({ title }) => title);

describe('a campaign', () => {
  it('is stored with the name of its medium', async () => {
    const medium = await createMedium(api, { name: 'Knack' });
    const request = {
      title: 'Spring',
      mediumId: String(medium._id),
      budget: 2500,
      start: today(),
      end: inDays(30),
      remarks: '<p>Half a page</p>',
    };
    const body = await recruiter.create<CampaignResponse>('/campaigns', request);
    expect(body).toMatchObject({ ...request, medium: { _id: String(medium._id), name: 'Knack' }, version: 0 });
    expect((await recruiter.get<CampaignResponse>(`/campaigns/${body._id}`)).body).toEqual(body);
  });

  it('names every wrong field', async () => {
    const wrong = { title: ' ', mediumId: 'x', budget: -1, start: 'soon', remarks: '<p>&nbsp;</p>' };
    expect(await recruiter.wrongFields('POST', '/campaigns', wrong)).toEqual([
      'budget too_low',
      'mediumId invalid_id',
      'remarks min_chars',
      'start invalid_date',
      'title required',
    ]);
    const mediumId = String((await createMedium(api))._id);
    const refused = (fields: object) =>
      recruiter.wrongFields('POST', '/campaigns', { title: 'Spring', mediumId, ...fields });
    expect(await refused({ mediumId: NOBODY })).toEqual(['mediumId invalid_id']);
    expect(await refused({ start: inDays(-1), end: inDays(-1) })).toEqual(['end date_in_past', 'start date_in_past']);
    expect(await refused({ start: inDays(2), end: inDays(1) })).toEqual(['end end_before_start']);
  });

  it('keeps past days, changes the given fields, and refuses a stale editor', async () => {
    const campaign = await createCampaign(api, { start: '2020-01-01', end: '2020-02-01' });
    const path = `/campaigns/${String(campaign._id)}`;
    const saved = { title: 'Autumn', start: '2020-01-01', end: '2020-02-01', version: 0 };
    expect((await recruiter.patch<CampaignResponse>(path, saved)).body).toMatchObject({ ...saved, version: 1 });
    expect(await recruiter.wrongFields('PATCH', path, { end: '2020-03-01' })).toEqual(['end date_in_past']);
    expect(await recruiter.problem('PATCH', path, { title: 'Late', version: 0 })).toMatchObject({ status: 409 });
    expect(await recruiter.wrongFields('PATCH', path, { mediumId: NOBODY })).toEqual(['mediumId invalid_id']);
    const other = await createMedium(api, { name: 'Other' });
    const moved = await recruiter.patch<CampaignResponse>(path, { mediumId: String(other._id), start: null });
    expect(moved.body).toMatchObject({ medium: { name: 'Other' }, start: null });
  });

  it('is deleted, with jobs only by force; they keep its title', async () => {
    const unused = `/campaigns/${String((await createCampaign(api))._id)}`;
    expect((await recruiter.delete(unused)).status).toBe(204);
    expect(await recruiter.refusal('GET', unused)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', unused)).toBe('404 not_found');

    const campaign = await createCampaign(api, { title: 'Kept' });
    const job = await createJob(api, { campaigns: [campaign._id] });
    const path = `/campaigns/${String(campaign._id)}`;
    expect(await recruiter.refusal('DELETE', path)).toBe('409 in_use');
    expect((await recruiter.delete(`${path}?force=true`)).status).toBe(204);
    expect(await titles('/jobs/campaigns?search=kept')).toEqual([]);
    const kept = (await recruiter.get<JobResponse>(`/jobs/${String(job._id)}`)).body;
    expect(kept.jobcampaigns).toEqual([{ _id: String(campaign._id), title: 'Kept' }]);
    // An edited job may keep its deleted campaign; only a new one must exist.
    const saved = await recruiter.patch<JobResponse>(`/jobs/${kept._id}`, { campaigns: kept.campaigns });
    expect(saved.body.jobcampaigns).toEqual(kept.jobcampaigns);
  });
});

describe('the lists of campaigns', () => {
  it('are of a medium, or all for the job form', async () => {
    await campaignsModel(api).deleteMany({});
    const medium = await createMedium(api);
    await createCampaign(api, { title: 'Zomer', mediumId: medium._id });
    await createCampaign(api, { title: 'Été', mediumId: medium._id });
    await createCampaign(api, { title: 'Elsewhere' });
    expect(await titles('/jobs/campaigns?sort=title')).toEqual(['Elsewhere', 'Été', 'Zomer']);
    expect(await titles('/jobs/campaigns?search=ete')).toEqual(['Été']);
    expect(await titles(`/mediums/${String(medium._id)}/campaigns`)).toEqual(['Zomer', 'Été']);
    expect(await titles(`/mediums/${String(medium._id)}/campaigns?search=zom`)).toEqual(['Zomer']);
    expect(await recruiter.refusal('GET', `/mediums/${NOBODY}/campaigns`)).toBe('404 not_found');
  });

  it('are served by indexes', async () => {
    const campaigns = campaignsModel(api);
    const oldest = { createdAt: 1, _id: 1 } as const;
    const removed = false;
    await expectIndexed(campaigns.find({ removed }).sort(oldest));
    await expectIndexed(campaigns.find({ removed }).sort({ 'sortKeys.title': 1, _id: 1 }));
    await expectIndexed(campaigns.find({ mediumId: { $in: [NOBODY] }, removed }).sort(oldest));
    await expectIndexed(campaigns.find({ ngrams: { $all: ['zom'] }, removed }).sort(oldest));
  });
});

describe('the jobs of a campaign', () => {
  it('are listed for recruiters', async () => {
    const campaign = await createCampaign(api);
    const job = await createJob(api, { campaigns: [campaign._id] });
    await createJob(api);
    const path = `/campaigns/${String(campaign._id)}/jobs`;
    const { body } = await recruiter.get<{ records: JobResponse[]; totalCount: number }>(path, {
      prefer: 'count=exact',
    });
    expect(body.records.map(({ _id }) => _id)).toEqual([String(job._id)]);
    expect(body.totalCount).toBe(1);
    expect(await recruiter.refusal('GET', `/campaigns/${NOBODY}/jobs`)).toBe('404 not_found');
  });

  it('are shown to visitors with an apply link, with the necessary fields only', async () => {
    const visitor = new Client(api.url);
    const campaign = await createCampaign(api, { title: 'Spring', budget: 9999 });
    const words = { title: 'Traductrice', introduction: '<p>Bonjour</p>', languageId: 'fr' };
    const work = { workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
    const job = await createJob(api, { ...words, ...work, salary: 'secret' });
    const path = `/campaigns/apply/${String(campaign._id)}/job/${String(job._id)}`;
    expect((await visitor.get(path)).body).toEqual({
      campaign: { title: 'Spring' },
      job: { ...words, ...work, function: 'copywriter' },
    });
    for (const [campaignId, jobId] of [
      [NOBODY, String(job._id)],
      [String(campaign._id), NOBODY],
    ]) {
      expect(await visitor.refusal('GET', `/campaigns/apply/${campaignId}/job/${jobId}`)).toBe('404 not_found');
    }
    expect(await visitor.problem('GET', `/campaigns/apply/x/job/${NOBODY}`)).toMatchObject({ status: 400 });
  });

  it('count the views of their apply links, of a campaign and of one job in it', async () => {
    const visitor = new Client(api.url);
    const [campaign, other] = [await createCampaign(api), await createCampaign(api)].map(({ _id }) => String(_id));
    const [job, another] = [await createJob(api), await createJob(api)].map(({ _id }) => String(_id));
    const viewed = async (jobId: string | undefined): Promise<number> =>
      (await visitor.request('POST', `/campaigns/apply/${campaign}/job/${jobId}/views`)).status;
    // Visits at the same time, the first ones of a link among them.
    expect(await Promise.all([viewed(job), viewed(job), viewed(another)])).toEqual([204, 204, 204]);
    expect(await viewed(NOBODY)).toBe(404);
    const views = async (query: string) =>
      (await recruiter.get<{ records: object[] }>(`/campaigns/views?_id=${campaign},${other}${query}`)).body.records;
    const counted = (count: number) => [
      { _id: campaign, count },
      { _id: other, count: 0 },
    ];
    expect(await views('')).toEqual(counted(3));
    expect(await views(`&jobId=${job}`)).toEqual(counted(2));
  });
});
