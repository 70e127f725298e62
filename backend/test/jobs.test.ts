import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { today } from '../src/common/time.js';
import type { JobOptionsResponse } from '../src/modules/jobs/dto/job-option.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import { timeStateCondition } from '../src/modules/jobs/job.rules.js';
import { createCampaign, createJob, jobRequest, jobsModel } from './factories/jobs.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);

interface JobPage {
  records: JobResponse[];
  totalCount: number | null;
}
const list = async (query: string): Promise<JobPage> => (await recruiter.get<JobPage>(`/jobs?${query}`)).body;
const ids = ({ records }: JobPage): string[] => records.map(({ _id }) => _id);

describe('a job', () => {
  it('is stored with sanitised rich text, and answered with labels of tags and titles of campaigns', async () => {
    const campaign = await createCampaign(api, { title: 'Autumn' });
    const request = await jobRequest(api, {
      title: '  Translator  ',
      introduction: '<p onclick="x()">Read <b>this</b><script>x()</script></p>',
      from: today(),
      to: '',
      location: '',
      campaigns: [String(campaign._id)],
      tags: ['Tourism'],
    });
    const body = await recruiter.create<JobResponse>('/jobs', request);
    expect(body).toMatchObject({
      title: 'Translator',
      introduction: '<p>Read <strong>this</strong></p>',
      from: today(),
      to: null,
      location: null,
      timeState: 'ongoing',
      jobtags: [{ label: 'Tourism' }],
      jobcampaigns: [{ _id: String(campaign._id), title: 'Autumn' }],
      jobapplications: { pending: 0, rejected: 0, successful: 0 },
      version: 0,
    });
    expect(body.tags).toEqual([body.jobtags[0]?._id]);
    expect((await recruiter.get<JobResponse>(`/jobs/${body._id}`)).body).toEqual(body);
    const again = await recruiter.create<JobResponse>(
      '/jobs',
      await jobRequest(api, { tags: ['tourism', ...body.tags] }),
    );
    expect(again.tags).toEqual(body.tags);
  });

  it('names every wrong field', async () => {
    expect(await recruiter.wrongFields('POST', '/jobs', {})).toEqual([
      'applicantLevelId required',
      'client required',
      'employmentTypeId required',
      'function required',
      'languageId required',
      'salary required',
      'title required',
    ]);
    const wrong = await jobRequest(api, {
      title: '   ',
      offer: '<p>&nbsp;x</p>',
      languageId: 'xx',
      from: '2026-02-30',
      employmentTypeId: 'x',
    });
    expect(await recruiter.wrongFields('POST', '/jobs', { ...wrong, removed: true })).toEqual([
      'employmentTypeId invalid_id',
      'from invalid_date',
      'languageId invalid',
      'offer min_chars',
      'removed unknown_field',
      'title required',
    ]);
  });

  it('needs no texts, dates, tags or campaigns', async () => {
    const { introduction, description, about, offer, ...required } = await jobRequest(api);
    const body = await recruiter.create<JobResponse>('/jobs', { ...required, introduction: '' });
    expect(body).toMatchObject({ introduction: null, description: null, from: null, tags: [], timeState: 'none' });
    const emptied = await createJob(api, { introduction, description, about, offer });
    const path = `/jobs/${String(emptied._id)}`;
    expect((await recruiter.patch<JobResponse>(path, { offer: null })).body).toMatchObject({
      introduction,
      offer: null,
    });
  });

  it('refuses an end before the start and unknown references', async () => {
    const backwards = await jobRequest(api, { from: '2199-11-02', to: '2199-11-01' });
    expect(await recruiter.wrongFields('POST', '/jobs', backwards)).toEqual(['to end_before_start']);
    const over = await jobRequest(api, { from: '2020-11-01', to: '2020-11-02' });
    expect(await recruiter.wrongFields('POST', '/jobs', over)).toEqual(['from date_in_past', 'to date_in_past']);
    const emptied = { ...(await jobRequest(api)), tags: null, campaigns: null };
    expect(await recruiter.wrongFields('POST', '/jobs', emptied)).toEqual(['campaigns required', 'tags required']);
    const nowhere = await jobRequest(api, { employmentTypeId: NOBODY, applicantLevelId: NOBODY, campaigns: [NOBODY] });
    expect(await recruiter.wrongFields('POST', '/jobs', nowhere)).toEqual([
      'applicantLevelId invalid_id',
      'campaigns invalid_id',
      'employmentTypeId invalid_id',
    ]);
    expect(await recruiter.wrongFields('POST', '/jobs', await jobRequest(api, { tags: [NOBODY] }))).toEqual([
      'tags invalid_id',
    ]);
  });

  it('changes the given fields, updates the search, and refuses a stale editor', async () => {
    const job = await createJob(api, { from: '2020-11-02', to: '2020-11-10' });
    const path = `/jobs/${String(job._id)}`;
    const { body } = await recruiter.patch<JobResponse>(path, { title: 'Quizmaster', version: 0 });
    expect(body).toMatchObject({
      ...{ title: 'Quizmaster', client: 'Maison Verrier', version: 1, modifiedBy: String(user._id) },
    });
    expect(ids(await list('search=uizmas'))).toEqual([body._id]);
    expect(await recruiter.refusal('PATCH', path, { title: 'Late', version: 0 })).toBe('409 stale_version');
    const saved = { from: '2020-11-02', to: '2020-11-10' };
    expect((await recruiter.patch<JobResponse>(path, saved)).body.timeState).toBe('finished');
    expect(await recruiter.wrongFields('PATCH', path, { to: '2020-11-11' })).toEqual(['to date_in_past']);
    await recruiter.patch(path, { from: '2199-11-02', to: '2199-11-10' });
    expect(await recruiter.wrongFields('PATCH', path, { to: '2199-11-01' })).toEqual(['to end_before_start']);
    expect(await recruiter.wrongFields('PATCH', path, { title: null, salary: '' })).toEqual([
      'salary required',
      'title required',
    ]);
    expect((await recruiter.patch<JobResponse>(path, { from: null, to: null })).body.timeState).toBe('none');
  });

  it('is deleted once', async () => {
    const path = `/jobs/${String((await createJob(api))._id)}`;
    expect((await recruiter.delete(path)).status).toBe(204);
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const body = method === 'PATCH' ? { title: 'Back' } : undefined;
      expect(await recruiter.refusal(method, path, body)).toBe('404 not_found');
    }
    expect(await recruiter.refusal('GET', '/jobs/nonsense')).toBe('400 invalid_id');
  });

  it('is read by candidates without the counts and who wrote it', async () => {
    const job = await createJob(api);
    const { client } = await loggedIn(api);
    const { body } = await client.get<JobResponse>(`/jobs/${String(job._id)}`);
    expect(body.title).toBe(job.title);
    expect(body.jobapplications).toBeUndefined();
    expect(body.modifiedBy).toBeUndefined();
  });
});

describe('the list of jobs', () => {
  it('filters by time state like the rule, for every state', async () => {
    await jobsModel(api).deleteMany({});
    const days = [null, '2000-01-01', today(), '2199-01-01'];
    const periods = days.flatMap((from) => days.map((to) => ({ from, to })));
    for (const { from, to } of periods) {
      if (from === null || to === null || from <= to) await createJob(api, { from, to });
    }
    const all = (await list('limit=100')).records;
    expect(all).toHaveLength(13);
    for (const state of ['none', 'future', 'ongoing', 'finished']) {
      const found = ids(await list(`filter[timeState]=${state}&limit=100`));
      expect(found.sort()).toEqual(
        all
          .filter((job) => job.timeState === state)
          .map(({ _id }) => _id)
          .sort(),
      );
      expect(found.length).toBeGreaterThan(0);
      // Counts every state, ignoring the filter.
      const counts = await recruiter.get<Record<string, number>>(`/jobs/counts?filter[timeState]=none`);
      expect(counts.body[state]).toBe(found.length);
    }
    const searched = { none: 0, future: 0, ongoing: 0, finished: 0 };
    expect((await recruiter.get('/jobs/counts?search=nobodys')).body).toEqual(searched);
    expect(ids(await list('filter[campaigns]=&limit=100'))).toHaveLength(13);
    expect(await recruiter.wrongFields('GET', '/jobs?filter[timeState]=soon')).toEqual(['filter.timeState invalid']);
  });

  it('searches title and client literally, sorts, pages and counts', async () => {
    await jobsModel(api).deleteMany({});
    const first = await createJob(api, { title: 'Rédacteur', client: 'Zürich AG' });
    const second = await createJob(api, { title: 'Designer', client: 'Atelier Redac' });
    await createJob(api, { title: 'Writer', client: 'Other' });
    expect(ids(await list('search=REDAC'))).toEqual([String(first._id), String(second._id)]);
    expect(ids(await list('search=zurich'))).toEqual([String(first._id)]);
    expect(ids(await list('search=.*'))).toEqual([]);
    expect((await list('sort=title&fields=title')).records.map(({ title }) => title)).toEqual([
      'Designer',
      'Rédacteur',
      'Writer',
    ]);
    const counted = await recruiter.get<JobPage>('/jobs?limit=1&skip=1', { prefer: 'count=exact' });
    expect(counted.body.totalCount).toBe(3);
    expect(ids(counted.body)).toEqual([String(second._id)]);
    expect(await recruiter.wrongFields('GET', '/jobs?sort=salary&fields=ngrams&limit=101&filter[x]=1')).toEqual([
      'fields.ngrams unknown_field',
      'filter.x unknown_field',
      'limit too_high',
      'sort.salary unknown_field',
    ]);
  });

  it('filters by tag, campaign and function', async () => {
    await jobsModel(api).deleteMany({});
    const [tag, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const campaign = await createCampaign(api);
    const tagged = await createJob(api, { tags: [tag], function: 'translator' });
    const both = await createJob(api, { tags: [other], campaigns: [campaign._id], function: 'Designer' });
    expect(ids(await list(`filter[tags]=${String(tag)}`))).toEqual([String(tagged._id)]);
    expect((await list(`filter[tags]=${String(tag)},${String(other)}`)).records).toHaveLength(2);
    expect(ids(await list(`filter[campaigns]=${String(campaign._id)}&filter[tags]=${String(other)}`))).toEqual([
      String(both._id),
    ]);
    expect(ids(await list('filter[function]=Designer'))).toEqual([String(both._id)]);
    expect(await recruiter.wrongFields('GET', '/jobs?filter[function]=cook&filter[tags]=x')).toEqual([
      'filter.function invalid',
      'filter.tags invalid_id',
    ]);
    const visitor = new Client(api.url);
    expect(await visitor.wrongFields('GET', `/website/jobs?filter[tags]=${String(tag)}`)).toEqual([
      'filter.tags unknown_field',
    ]);
  });

  it('is served by indexes', async () => {
    const jobs = jobsModel(api);
    const oldest = { createdAt: 1, _id: 1 } as const;
    const removed = false;
    await expectIndexed(jobs.find({ removed }).sort(oldest));
    await expectIndexed(jobs.find({ removed }).sort({ createdAt: -1, _id: -1 }));
    for (const field of ['sortKeys.title', 'sortKeys.client', 'from', 'to']) {
      await expectIndexed(jobs.find({ removed }).sort({ [field]: 1, _id: 1 }));
    }
    await expectIndexed(jobs.find({ campaigns: NOBODY, removed }).sort(oldest));
    await expectIndexed(jobs.find({ ngrams: { $all: ['cop'] }, removed }).sort(oldest));
    for (const field of ['campaigns', 'tags', 'function', 'ngrams']) {
      await expectIndexed(jobs.find({ [field]: { $in: [NOBODY] }, removed }).sort({ from: -1, _id: -1 }));
    }
  });
});

describe('the time states', () => {
  it('are filtered in the order of the list, without sorting in memory', async () => {
    const jobs = jobsModel(api);
    const { _id, ...job } = await createJob(api);
    const periods = [
      [null, null],
      ['2000-01-01', '2000-02-01'],
      ['2000-01-01', '2199-01-01'],
      ['2199-01-01', '2199-02-01'],
    ];
    // Equally many of each, mixed, because for a rare state MongoDB would rather sort in memory.
    await jobs.insertMany(
      Array.from({ length: 300 }, () => periods.map(([from, to]) => ({ ...job, from, to }))).flat(),
    );
    for (const state of ['none', 'future', 'ongoing', 'finished'] as const) {
      const match = { ...timeStateCondition(state, today()), removed: false };
      await expectIndexed(jobs.find(match).sort({ createdAt: 1, _id: 1 }).limit(10));
    }
  });
});

describe('the options of the job form', () => {
  it('exist once, in three languages', async () => {
    await jobRequest(api);
    await jobRequest(api);
    for (const path of ['/employmenttypes', '/applicantlevels']) {
      const { records, totalCount } = (await recruiter.get<JobOptionsResponse>(path)).body;
      expect(records).toHaveLength(5);
      expect(totalCount).toBe(5);
      expect(records.every(({ label }) => label.NL && label.EN && label.FR)).toBe(true);
      expect(new Set(records.map(({ name }) => name)).size).toBe(5);
    }
  });
});
