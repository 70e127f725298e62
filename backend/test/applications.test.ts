import { longDay } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import { addDays, today } from '../src/common/time.js';
import { asCandidate, mailsTo } from './factories/accounts.js';
import { applicationsModel, createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { createCampaign, createJob } from './factories/jobs.js';
import { asRecruiter, PASSWORD } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi({ ANSWER_DAYS: '10' });
const { client: recruiter, user } = await asRecruiter(api);
const recruiterId = String(user._id);

const COMPLETE = { street: 'Kaai', number: '1', postal: '9000', city: 'Gent', country: 'BE', phone: '+32470123456' };

const newJob = async (): Promise<string> => String((await createJob(api))._id);
const countsOf = async (jobId: string) => (await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body.jobapplications;
const audited = (entityId: string): Promise<AuditEntry[]> =>
  api.model<AuditEntry>('Audit').find({ entityId }).sort({ at: 1, _id: 1 }).lean<AuditEntry[]>();

describe('applying', () => {
  it('creates a pending application with candidate and job, counts it and records the user', async () => {
    const { client, candidateId, user } = await asCandidate(api, { firstname: 'Noor', name: 'Claes' });
    const job = await createJob(api, { title: 'Translator', client: 'Kustbank' });
    const jobId = String(job._id);
    const campaignId = String((await createCampaign(api))._id);
    const body = await client.create<ApplicationResponse>('/jobs/apply', {
      candidateId,
      jobId,
      campaignId,
    });
    expect(body).toMatchObject({
      candidateId,
      jobId,
      campaignId,
      status: 'pending',
      employer: 'Kustbank',
      decidedAt: null,
      candidate: {
        _id: candidateId,
        firstname: 'Noor',
        name: 'Claes',
        function: 'translator',
        city: null,
        avatar: null,
      },
      job: { _id: jobId, title: 'Translator', client: 'Kustbank', languageId: 'nl' },
      version: 0,
    });
    expect(await countsOf(jobId)).toEqual({ pending: 1, rejected: 0, successful: 0 });
    expect((await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body.version).toBe(0);
    expect(await audited(body._id)).toMatchObject([{ entity: 'application', action: 'apply', actorId: user._id }]);
  });

  it('works once for a candidate and job, even for simultaneous requests', async () => {
    const { client, candidateId } = await asCandidate(api);
    const jobId = await newJob();
    const request = { candidateId, jobId };
    const answers = await Promise.all([
      client.request('POST', '/jobs/apply', request),
      client.request('POST', '/jobs/apply', request),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await client.refusal('POST', '/jobs/apply', request)).toBe('409 already_applied');
    expect(await countsOf(jobId)).toMatchObject({ pending: 1 });
  });

  it('is refused for other candidates, unknown records and invalid ids', async () => {
    const { client, candidateId } = await asCandidate(api);
    const other = await asCandidate(api);
    const jobId = await newJob();
    const apply = (body: object) => client.problem('POST', '/jobs/apply', body);
    expect(await apply({ candidateId: other.candidateId, jobId })).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await apply({ candidateId, jobId: NOBODY })).toMatchObject({ status: 404, code: 'not_found' });
    expect(fieldsOf(await apply({ candidateId, jobId, campaignId: NOBODY }))).toEqual(['campaignId invalid_id']);
    expect(fieldsOf(await apply({ candidateId, jobId: 'x', status: 'successful' }))).toEqual([
      'jobId invalid_id',
      'status unknown_field',
    ]);
    expect(await new Client(api.url).refusal('POST', '/jobs/apply', { candidateId, jobId })).toBe('401 not_logged_in');
    expect(await recruiter.refusal('POST', '/jobs/apply', { candidateId: NOBODY, jobId })).toBe('404 not_found');
    expect(await applicationsModel(api).countDocuments({ jobId })).toBe(0);
  });
});

describe('deleting an application', () => {
  it('is open to its candidate while it is pending, and lowers the count', async () => {
    const { client, candidateId } = await asCandidate(api);
    const application = await createApplication(api, recruiter, { candidateId });
    const path = `/jobapplications/${application._id}`;
    expect(await (await asCandidate(api)).client.refusal('DELETE', path)).toBe('403 forbidden');
    expect((await client.delete(path)).status).toBe(204);
    // A repeat changes nothing.
    expect((await client.delete(path)).status).toBe(204);
    expect(await countsOf(application.jobId)).toEqual({ pending: 0, rejected: 0, successful: 0 });
    expect((await client.request('POST', '/jobs/apply', { candidateId, jobId: application.jobId })).status).toBe(201);
    expect(await applicationsModel(api).countDocuments({ candidateId })).toBe(1);
  });

  it('by its candidate is a withdrawal, which recruiters see and cannot decide', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { _id, jobId } = await createApplication(api, recruiter, { candidateId });
    const seen = { applications: [{ id: _id, version: 0 }] };
    await client.delete(`/jobapplications/${_id}`);
    const list = `/jobapplications?filter[jobId]=${jobId}`;
    const { body } = await recruiter.get<{ records: ApplicationResponse[] }>(list);
    expect(body.records).toMatchObject([{ _id, status: 'withdrawn', decidedAt: null, version: 1 }]);
    expect(body.records[0]?.withdrawnAt).not.toBeNull();
    expect((await recruiter.get(`/jobapplications/counts?filter[jobId]=${jobId}`)).body).toEqual({
      pending: 0,
      rejected: 0,
      successful: 0,
      withdrawn: 1,
    });
    const approve = '/jobapplications/status/successful';
    expect(await recruiter.refusal('PATCH', approve, seen)).toBe('409 stale_version');
    const now = { applications: [{ id: _id, version: 1 }] };
    expect(await recruiter.refusal('PATCH', approve, now)).toBe('409 impossible_transition');
    expect((await audited(_id)).map(({ action }) => action)).toEqual(['apply', 'withdraw']);
    expect((await recruiter.delete(`/jobapplications/${_id}`)).status).toBe(204);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 0, successful: 0 });
  });

  it.each([
    ['another job', true],
    ['no other job', false],
  ])('by its candidate makes the login forget the job, with %s to wait for the profile', async (_, hasOther) => {
    const { client, candidateId, user } = await asCandidate(api);
    const [jobId, other] = [await newJob(), await newJob()];
    const intended = {
      jobId: new Types.ObjectId(jobId),
      earlierJobs: hasOther ? [{ jobId: new Types.ObjectId(other) }] : [],
    };
    const logins = api.connection.collection('users');
    await logins.updateOne({ _id: user._id }, { $set: intended });
    const waiting = async () =>
      (await client.records<{ jobId: string }>('/users/me/intended-jobs')).map((job) => job.jobId);
    const own = () => client.records<ApplicationResponse>(`/jobapplications/candidate/${candidateId}?sort=createdAt`);
    const { _id } = await client.create<ApplicationResponse>('/jobs/apply', { candidateId, jobId });
    expect(await waiting()).toEqual(hasOther ? [other] : []);
    // A login of an earlier version still had the job after the application.
    await logins.updateOne({ _id: user._id }, { $set: intended });
    await client.delete(`/jobapplications/${_id}`);
    expect(await waiting()).toEqual(hasOther ? [other] : []);
    await recruiter.patch(`/candidates/${candidateId}`, COMPLETE);
    const login = { email: user.email, password: PASSWORD };
    expect((await new Client(api.url).post('/auth/login', login)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const sent = (await own()).map((application) => [application.jobId, application.status]);
    expect(sent).toEqual([[jobId, 'withdrawn'], ...(hasOther ? [[other, 'pending']] : [])]);
  });

  it('is closed to its candidate after a decision, never to a recruiter', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { _id, jobId } = await createApplication(api, recruiter, { candidateId });
    await recruiter.patch('/jobapplications/status/successful', { applications: [{ id: _id, version: 0 }] });
    expect(await client.refusal('DELETE', `/jobapplications/${_id}`)).toBe('409 application_decided');
    expect((await recruiter.delete(`/jobapplications/${_id}`)).status).toBe(204);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 0, successful: 0 });
    expect((await audited(_id)).map(({ action }) => action)).toEqual(['apply', 'approve', 'delete']);
    expect((await audited(_id)).at(-1)?.actorId?.toString()).toBe(recruiterId);
  });
});

describe('an application for a removed job', () => {
  it('is not approved, in any way, and can be declined', async () => {
    const candidateId = String((await createCandidate(api))._id);
    const { _id, jobId } = await createApplication(api, recruiter, { candidateId });
    const kept = await createApplication(api, recruiter);
    await recruiter.delete(`/jobs/${jobId}`);
    const applications = [_id, kept._id].map((id) => ({ id, version: 0 }));
    const approving = await recruiter.problem('PATCH', '/jobapplications/status/successful', { applications });
    expect(approving).toMatchObject({ status: 409, code: 'impossible_transition', records: [_id] });
    expect((await applicationsModel(api).findById(kept._id).lean())?.status).toBe('pending');
    const path = `/jobapplications/${_id}`;
    const change = { status: 'successful', version: 0 };
    expect(await recruiter.refusal('PATCH', path, change)).toBe('409 impossible_transition');
    const email = { subject: 'Your application', message: '<p>The job is gone.</p>' };
    const declining = { applications: applications.slice(0, 1), email };
    expect((await recruiter.patch('/jobapplications/status/rejected', declining)).status).toBe(200);
  });

  it('is passed over by a contract', async () => {
    const candidateId = String((await createCandidate(api))._id);
    const older = await createApplication(api, recruiter, { candidateId });
    const { _id, jobId } = await createApplication(api, recruiter, { candidateId });
    await recruiter.delete(`/jobs/${jobId}`);
    expect((await recruiter.post(`/candidates/${candidateId}/hire`)).status).toBeLessThan(300);
    const statuses = await Promise.all([older._id, _id].map((id) => applicationsModel(api).findById(id).lean()));
    expect(statuses.map((one) => one?.status)).toEqual(['successful', 'pending']);
  });
});

describe('the stages of an application', () => {
  const own = async (client: Client, candidateId: string): Promise<ApplicationResponse | undefined> =>
    (await client.get<{ records: ApplicationResponse[] }>(`/jobapplications/candidate/${candidateId}`)).body.records[0];

  it('promise an answer within the days of the setting, or as the job says', async () => {
    const day = (days: number): string => addDays(today(), days);
    const { client, candidateId } = await asCandidate(api);
    const usual = await client.create<ApplicationResponse>('/jobs/apply', { candidateId, jobId: await newJob() });
    const jobId = String((await createJob(api, { answerDays: 30 }))._id);
    const slow = await client.create<ApplicationResponse>('/jobs/apply', { candidateId, jobId });
    expect([usual.answerBy, slow.answerBy]).toEqual([day(10), day(30)]);
  });

  it('are read once, by the first recruiter, and talked about with the first interview', async () => {
    const { client, candidateId } = await asCandidate(api);
    await createApplication(api, recruiter, { candidateId });
    expect(await own(client, candidateId)).toMatchObject({ readAt: null, readBy: null, conversationAt: null });
    const read = `/jobapplications/candidate/${candidateId}/read`;
    expect((await recruiter.request('PUT', read)).status).toBe(204);
    const first = await own(client, candidateId);
    expect(first).toMatchObject({ readBy: `${user.firstname} ${user.name}`, version: 0, conversationAt: null });
    const colleague = await asRecruiter(api);
    expect((await colleague.client.request('PUT', read)).status).toBe(204);
    expect(await own(client, candidateId)).toEqual(first);
    await colleague.client.patch(`/candidates/${candidateId}`, { status: 'phone_interview', version: 0 });
    const talked = await own(client, candidateId);
    expect(talked).toMatchObject({ readAt: first?.readAt, readBy: first?.readBy, status: 'pending', version: 0 });
    expect(talked?.conversationAt).not.toBeNull();
  });

  it('a conversation counts as read, and a test does not count as one', async () => {
    const { client, candidateId } = await asCandidate(api);
    await createApplication(api, recruiter, { candidateId });
    await recruiter.patch(`/candidates/${candidateId}`, { status: 'test', version: 0 });
    expect(await own(client, candidateId)).toMatchObject({ readAt: null, conversationAt: null });
    await recruiter.patch(`/candidates/${candidateId}`, { status: 'live_interview', version: 1 });
    const { readAt, conversationAt } = (await own(client, candidateId)) ?? {};
    expect(readAt).toBeTruthy();
    expect(readAt).toBe(conversationAt);
  });

  it('have their conversation on the day of the appointment, which moves and goes with it, or on an earlier one', async () => {
    const { client, candidateId } = await asCandidate(api);
    await createApplication(api, recruiter, { candidateId });
    const on = (day: string) => ({
      startDate: `2099-12-${day}T09:00:00.000Z`,
      endDate: `2099-12-${day}T10:00:00.000Z`,
    });
    const conversation = async () => (await own(client, candidateId))?.conversationAt;
    const appointment = { title: 'Interview', assignedTo: String(user._id), candidateId, type: 'live_interview' };
    const { _id } = await recruiter.create<{ _id: string }>('/calendar', { ...appointment, ...on('10') });
    expect(await conversation()).toBe(on('10').startDate);
    expect((await recruiter.patch(`/calendar/${_id}`, { ...on('12'), version: 0 })).status).toBe(200);
    expect(await conversation()).toBe(on('12').startDate);
    expect((await recruiter.delete(`/calendar/${_id}`)).status).toBe(204);
    expect(await conversation()).toBeNull();
    await recruiter.create('/calendar', { ...appointment, ...on('14') });
    const { version } = (await recruiter.get<{ version: number }>(`/candidates/${candidateId}`)).body;
    await recruiter.patch(`/candidates/${candidateId}`, { status: 'phone_interview', version });
    expect(Date.parse((await conversation()) ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe('the confirmation of an application', () => {
  const confirmations = async (email: string) =>
    (await mailsTo(api, email)).filter(({ kind }) => kind === 'application_received');

  it('goes to the candidate who applies, in their language, and stands among their mails', async () => {
    const { client, candidateId, user: me } = await asCandidate(api, { language: 'nl' });
    const { _id: jobId, title } = await createJob(api, { title: 'Ondertitelaar' });
    const { answerBy } = await client.create<ApplicationResponse>('/jobs/apply', { candidateId, jobId: String(jobId) });
    const [mail, ...more] = await confirmations(me.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: `Je sollicitatie voor ${title} is verstuurd`, confidential: false });
    expect(mail?.body?.text).toContain(longDay(answerBy, 'nl'));
    expect(mail?.body?.text).toContain('/jobapplications?lang=nl');
    const list = await recruiter.get<{ records: { _id: string; kind: string }[] }>(
      `/emails?filter[candidateId]=${candidateId}`,
    );
    expect(list.body.records).toMatchObject([{ kind: 'application_received', createdBy: null, replyTo: null }]);
  });

  it('does not go out for an application that a recruiter enters', async () => {
    const { candidateId, user: me } = await asCandidate(api);
    await createApplication(api, recruiter, { candidateId });
    expect(await confirmations(me.email)).toEqual([]);
  });
});

describe('the lists of applications', () => {
  it('are filtered by status, job and candidate, searched by name, paged and counted', async () => {
    await applicationsModel(api).deleteMany({});
    const jobId = await newJob();
    const noor = await createCandidate(api, { firstname: 'Noor', name: 'Desmet', city: 'Gent' });
    const eloise = await createCandidate(api, { firstname: 'Éloïse', name: 'Maes' });
    const first = await createApplication(api, recruiter, { candidateId: String(noor._id), jobId });
    const second = await createApplication(api, recruiter, { candidateId: String(eloise._id), jobId });
    const third = await createApplication(api, recruiter, { candidateId: String(noor._id) });
    await recruiter.patch('/jobapplications/status/successful', { applications: [{ id: third._id, version: 0 }] });
    const list = (query: string): Promise<string[]> => recruiter.ids(`/jobapplications?${query}`);
    expect(await list('')).toEqual([first._id, second._id, third._id]);
    expect(await list('sort=-createdAt')).toEqual([third._id, second._id, first._id]);
    expect(await list('filter[status]=pending')).toEqual([first._id, second._id]);
    expect(await list('filter[status]=successful,rejected')).toEqual([third._id]);
    expect(await list(`filter[jobId]=${jobId}`)).toEqual([first._id, second._id]);
    expect(await list(`filter[candidateId]=${String(noor._id)}`)).toEqual([first._id, third._id]);
    const campaignId = String((await createCampaign(api))._id);
    const led = await createApplication(api, recruiter, { candidateId: String(eloise._id), campaignId });
    expect(await list(`filter[campaignId]=${campaignId}`)).toEqual([led._id]);
    expect(await list(`filter[campaignId]=${campaignId}&filter[jobId]=${jobId}`)).toEqual([]);
    await applicationsModel(api).deleteOne({ _id: led._id });
    expect(await list('search=eloise')).toEqual([second._id]);
    expect(await list('search=desmet noor')).toEqual([first._id, third._id]);
    expect(await list(`search=noor&filter[jobId]=${jobId}`)).toEqual([first._id]);
    const counted = await recruiter.get<{ totalCount: number; records: ApplicationResponse[] }>(
      `/jobapplications?filter[jobId]=${jobId}&limit=1&fields=candidate`,
      { prefer: 'count=exact' },
    );
    expect(counted.body.totalCount).toBe(2);
    expect(counted.body.records[0]).toEqual({ _id: first._id, candidate: first.candidate });
    expect(first.candidate.city).toBe('Gent');
    const counts = async (query: string) => (await recruiter.get(`/jobapplications/counts?${query}`)).body;
    expect(await counts('')).toEqual({ pending: 2, rejected: 0, successful: 1, withdrawn: 0 });
    expect(await counts(`filter[jobId]=${jobId}&search=noor&filter[status]=successful`)).toEqual({
      pending: 1,
      rejected: 0,
      successful: 0,
      withdrawn: 0,
    });
    expect(await recruiter.wrongFields('GET', '/jobapplications?filter[status]=open&sort=status')).toEqual([
      'filter.status invalid',
      'sort.status unknown_field',
    ]);
  });

  it('show a candidate their own only', async () => {
    const { client, candidateId } = await asCandidate(api);
    const other = await asCandidate(api);
    const application = await createApplication(api, recruiter, { candidateId });
    await createApplication(api, recruiter, { candidateId: other.candidateId });
    const path = `/jobapplications/candidate/${candidateId}`;
    for (const caller of [client, recruiter]) {
      const { records } = (await caller.get<{ records: ApplicationResponse[] }>(path)).body;
      expect(records.map(({ _id }) => _id)).toEqual([application._id]);
    }
    expect(await other.client.refusal('GET', path)).toBe('403 forbidden');
    const sneaky = `${path}?filter[candidateId]=${other.candidateId}`;
    expect(await client.ids(sneaky)).toEqual([application._id]);
  });

  it('keep the title of a deleted job', async () => {
    const job = await createJob(api, { title: 'Gone', client: 'Somebody' });
    const application = await createApplication(api, recruiter, { jobId: String(job._id) });
    await recruiter.delete(`/jobs/${String(job._id)}`);
    const records = await recruiter.records<ApplicationResponse>(
      `/jobapplications/candidate/${application.candidateId}`,
    );
    expect(records[0]).toMatchObject({ employer: 'Somebody', job: { title: 'Gone' } });
  });

  it('are found by the day of the promised answer', async () => {
    const application = await createApplication(api, recruiter, {});
    const path = '/jobapplications?sort=answerBy&filter[status]=pending&filter[answerBy]';
    expect(await recruiter.ids(`${path}[to]=${application.answerBy}`)).toContain(application._id);
    expect(await recruiter.ids(`${path}[to]=2020-01-01`)).toEqual([]);
  });

  it('are served by indexes', async () => {
    const applications = applicationsModel(api);
    const oldest = { createdAt: 1, _id: 1 } as const;
    await expectIndexed(applications.find({}).sort(oldest));
    await expectIndexed(applications.find({ status: { $in: ['pending'] } }).sort(oldest));
    await expectIndexed(applications.find({ status: { $in: ['pending', 'rejected'] } }).sort(oldest));
    const promised = { answerBy: 1, _id: 1 } as const;
    await expectIndexed(applications.find({}).sort(promised));
    await expectIndexed(
      applications.find({ status: { $in: ['pending'] }, answerBy: { $lte: '2026-11-26' } }).sort(promised),
    );
    await expectIndexed(applications.find({ jobId: { $in: [NOBODY] } }).sort(oldest));
    await expectIndexed(applications.find({ jobId: { $in: [NOBODY] }, status: { $in: ['pending'] } }).sort(oldest));
    await expectIndexed(applications.find({ candidateId: { $in: [NOBODY] } }).sort(oldest));
    await expectIndexed(applications.find({ campaignId: { $in: [NOBODY] } }).sort(oldest));
    await expectIndexed(applications.find({ ngrams: { $all: ['noo'] } }).sort(oldest));
  });
});
