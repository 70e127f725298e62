import { dayAfter, isFree, UNSAID, type SaidAvailability } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { today } from '../src/common/time.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { ProposalPreviewResponse } from '../src/modules/bulk-operations/dto/proposal.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { CandidateListItemResponse } from '../src/modules/candidates/dto/candidate.dto.js';
import type { DuplicateResponse } from '../src/modules/duplicates/dto/duplicate.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import type { MergeResponse } from '../src/modules/merges/dto/merge.dto.js';
import type { PublicCandidateResponse } from '../src/modules/website/dto/public-candidate.dto.js';
import { asCandidate, COMPLETE } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { createJob, jobRequest } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const WORK = { workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
const day = (offset: number): string => dayAfter(today(), offset);

const of = async (id: unknown) => (await recruiter.get<CandidateResponse>(`/candidates/${String(id)}`)).body;
const bookingsOf = async (id: unknown) =>
  (await of(id)).bookings.map(({ title, from, to, days }) => ({ title, from, to, days }));
const daysOf = async (id: unknown) => (await of(id)).bookings.map(({ from }) => from);
const decide = async ({ _id }: Pick<ApplicationResponse, '_id'>, status: 'successful' | 'rejected') => {
  const { version } = await applicationOf(_id);
  const { body } = await recruiter.patch<ApplicationResponse>(`/jobapplications/${_id}`, { status, version });
  return body;
};
const applicationOf = async (id: string) =>
  (await recruiter.records<ApplicationResponse>('/jobapplications?limit=100')).find(({ _id }) => _id === id) ??
  expect.fail('no application');
/** An approved application for a job with a period of work. */
async function book(candidateId: unknown, work: Partial<typeof WORK> = {}) {
  const job = await createJob(api, { title: 'Tourism site', ...WORK, ...work });
  const application = await createApplication(api, recruiter, {
    ...{ candidateId: String(candidateId), jobId: String(job._id) },
  });
  await decide(application, 'successful');
  return { application, jobId: String(job._id) };
}

describe('the period of work of a job', () => {
  it('is stored, changed and shown, also after it has begun', async () => {
    const body = await jobRequest(api, { workFrom: '2020-01-06', workTo: '2099-01-01', workDays: 2.5 });
    const { _id } = await recruiter.create<JobResponse>('/jobs', body);
    await recruiter.patch(`/jobs/${_id}`, { workTo: null });
    const { client } = await asCandidate(api);
    expect((await client.get<JobResponse>(`/jobs/${_id}`)).body).toMatchObject({
      ...{ workFrom: '2020-01-06', workTo: null, workDays: 2.5 },
    });
  });

  it('ends after its start and not without one', async () => {
    const refused = async (work: object) =>
      fieldsOf(await recruiter.problem('POST', '/jobs', { ...(await jobRequest(api)), ...work }));
    expect(await refused({ workTo: '2099-01-01' })).toEqual(['workFrom required']);
    expect(await refused({ workDays: 3 })).toEqual(['workFrom required']);
    expect(await refused({ workFrom: '2099-01-02', workTo: '2099-01-01' })).toEqual(['workTo end_before_start']);
    expect((await recruiter.problem('POST', '/jobs', { ...(await jobRequest(api)), workDays: 2.3 })).status).toBe(400);
    const { _id } = await createJob(api, WORK);
    expect(fieldsOf(await recruiter.problem('PATCH', `/jobs/${String(_id)}`, { workFrom: null }))).toEqual([
      'workFrom required',
    ]);
  });
});

describe('bookings', () => {
  it('follow the decision about an application, without a new version of the candidate', async () => {
    const { _id, version } = await createCandidate(api);
    const { application, jobId } = await book(_id);
    expect((await of(_id)).bookings).toEqual([
      {
        ...{ applicationId: application._id, jobId, title: 'Tourism site' },
        from: WORK.workFrom,
        to: WORK.workTo,
        days: 3,
      },
    ]);
    expect((await of(_id)).version).toBe(version);
    await decide(application, 'rejected');
    expect(await bookingsOf(_id)).toEqual([]);
    await decide(application, 'successful');
    await recruiter.delete(`/jobapplications/${application._id}`);
    expect(await bookingsOf(_id)).toEqual([]);
  });

  it('come from a contract too, the earliest first, and not from a job without a period', async () => {
    const { _id } = await createCandidate(api);
    await book(_id);
    await book(_id, { workFrom: '2098-01-01' });
    const without = await createJob(api);
    await decide(
      await createApplication(api, recruiter, { candidateId: String(_id), jobId: String(without._id) }),
      'successful',
    );
    const job = await createJob(api, { ...WORK, workFrom: '2097-01-01' });
    await createApplication(api, recruiter, { candidateId: String(_id), jobId: String(job._id) });
    await recruiter.post(`/candidates/${String(_id)}/hire`);
    expect(await daysOf(_id)).toEqual(['2097-01-01', '2098-01-01', '2098-12-07']);
  });

  it('follow the job', async () => {
    const { _id } = await createCandidate(api);
    const { application, jobId } = await book(_id);
    await recruiter.patch(`/jobs/${jobId}`, { workFrom: '2098-11-01', workDays: null });
    expect(await bookingsOf(_id)).toEqual([{ title: 'Tourism site', from: '2098-11-01', to: WORK.workTo, days: null }]);
    await recruiter.patch(`/jobs/${jobId}`, { workFrom: null, workTo: null });
    expect(await bookingsOf(_id)).toEqual([]);
    await recruiter.patch(`/jobs/${jobId}`, { workFrom: '2098-11-01' });
    expect(await daysOf(_id)).toEqual(['2098-11-01']);
    await recruiter.delete(`/jobs/${jobId}`);
    expect(await bookingsOf(_id)).toEqual([]);
    // Nor does the application promise the days of the removed job.
    expect((await applicationOf(application._id)).job).toMatchObject({
      isRemoved: true,
      workFrom: null,
      workDays: null,
    });
  });

  it('follow the job as it is stored, if two recruiters write it at one moment', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { _id } = await createCandidate(api);
      const { jobId } = await book(_id);
      const move = (work: object) => recruiter.patch(`/jobs/${jobId}`, work);
      await Promise.all([move({ workFrom: '2099-03-01', workTo: null }), move({ workTo: '2099-02-01' })]);
      const { workFrom: from, workTo: to } = (await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body;
      expect(await bookingsOf(_id)).toMatchObject([{ from, to }]);
      expect(to === null || to >= (from ?? '')).toBe(true);
      await Promise.all([move({ workFrom: '2098-12-14' }), recruiter.delete(`/jobs/${jobId}`)]);
      expect(await bookingsOf(_id)).toEqual([]);
    }
  });

  it('belong to the candidate who stays of two, and to each again', async () => {
    const [stays, gone] = [await createCandidate(api), await createCandidate(api, { name: 'Maes' })];
    await book(stays._id, { workFrom: '2098-02-01' });
    const { jobId } = await book(gone._id);
    for (const { _id } of [stays, gone]) await recruiter.patch(`/candidates/${String(_id)}`, { phone: '+32470299999' });
    const [pair] = await recruiter.records<DuplicateResponse>(
      `/candidates/duplicates?filter[candidateId]=${String(gone._id)}`,
    );
    const versions = [(await of(stays._id)).version, (await of(gone._id)).version];
    const merge = await recruiter.create<MergeResponse>(`/candidates/duplicates/${pair?._id ?? ''}/merge`, {
      versions,
    });
    expect(await daysOf(stays._id)).toEqual(['2098-02-01', '2098-12-07']);
    await recruiter.patch(`/jobs/${jobId}`, { workFrom: '2098-03-01' });
    expect(await daysOf(stays._id)).toEqual(['2098-02-01', '2098-03-01']);
    await recruiter.post(`/candidates/merges/${merge._id}/undo`);
    expect([await daysOf(stays._id), await daysOf(gone._id)]).toEqual([['2098-02-01'], ['2098-03-01']]);
  });

  it('are no part of a request, and go with an erased person', async () => {
    const { _id } = await createCandidate(api);
    const { jobId } = await book(_id);
    expect(fieldsOf(await recruiter.problem('PATCH', `/candidates/${String(_id)}`, { bookings: [] }))).toEqual([
      'bookings unknown_field',
    ]);
    await eraseCandidate(api, _id);
    expect((await recruiter.patch(`/jobs/${jobId}`, { workFrom: '2098-11-01' })).status).toBe(200);
  });

  it('are read by the person, and are shown to visitors as the day until which they are away', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, COMPLETE);
    await client.put(`/candidates/${candidateId}/availability`, { state: 'looking', daysPerWeek: 3 });
    await book(candidateId, { workFrom: day(-3), workTo: day(20) });
    expect((await client.get<CandidateResponse>(`/candidates/${candidateId}`)).body.bookings).toHaveLength(1);
    const shown = (await new Client(api.url).get<PublicCandidateResponse>(`/website/candidates/${candidateId}`)).body;
    expect(shown.candidate).toMatchObject({ available: false, unavailableUntil: day(20) });
    expect(JSON.stringify(shown)).not.toContain('Tourism site');
  });
});

it('an application says whether its candidate is free in the period of work', async () => {
  const { _id } = await createCandidate(api);
  await book(_id);
  const work = { workFrom: '2099-01-01', workTo: '2099-01-31', workDays: 3 };
  const job = await createJob(api, work);
  const application = await createApplication(api, recruiter, { candidateId: String(_id), jobId: String(job._id) });
  const fit = async () => (await applicationOf(application._id)).fit;
  expect(await fit()).toEqual({ fit: 'booked', day: WORK.workTo });
  await recruiter.patch(`/jobs/${String(job._id)}`, { workDays: 2 });
  expect(await fit()).toEqual({ fit: 'unknown', day: null });
  await recruiter.put(`/candidates/${String(_id)}/availability`, { state: 'looking' });
  expect(await fit()).toEqual({ fit: 'free', day: null });
  expect((await applicationOf(application._id)).job).toMatchObject({ ...work, workDays: 2 });
  await recruiter.put(`/candidates/${String(_id)}/availability`, { state: 'looking', until: '2099-06-30' });
  expect(await fit()).toEqual({ fit: 'free', day: null });
  await recruiter.patch(`/jobs/${String(job._id)}`, { workTo: null });
  expect(await fit()).toEqual({ fit: 'until', day: '2099-06-30' });
  await recruiter.patch(`/jobs/${String(job._id)}`, { workFrom: null, workTo: null, workDays: null });
  expect(await fit()).toBeNull();
  expect((await applicationOf(application._id)).isArchived).toBe(false);
  await recruiter.patch(`/candidates/${String(_id)}`, { archived: true });
  expect((await applicationOf(application._id)).isArchived).toBe(true);
});

it('the preview of a proposal names who is not free in the period of work, and why', async () => {
  const job = await createJob(api, WORK);
  const people = await Promise.all(['Vrij', 'Bezet', 'Stil', 'Weg'].map((name) => createCandidate(api, { name })));
  const [free, booked, silent, applied] = people.map(({ _id }) => String(_id));
  for (const id of [free, booked]) await recruiter.put(`/candidates/${id ?? ''}/availability`, { state: 'looking' });
  await book(booked);
  await createApplication(api, recruiter, { candidateId: applied ?? '', jobId: String(job._id) });
  const preview = async () =>
    (
      await recruiter.post<ProposalPreviewResponse>('/candidates/bulk/proposal-preview', {
        ...{ jobId: String(job._id), selection: { ids: [free, booked, silent, applied] } },
      })
    ).body;
  const { notFree, notFreeCandidates, ...rest } = await preview();
  expect(rest).toMatchObject({ work: WORK, total: 4, applied: 1 });
  expect(notFree).toBe(2);
  expect(new Map(notFreeCandidates.map(({ candidateId, fit }) => [candidateId, fit.fit]))).toEqual(
    new Map([
      [booked, 'booked'],
      [silent, 'unknown'],
    ]),
  );
  // Work without a known end asks for its first week, and without days a week for the whole week.
  await recruiter.put(`/candidates/${free ?? ''}/availability`, {
    ...{ state: 'looking', until: '2098-12-31', away: [{ from: '2098-12-20', to: '2098-12-30' }], weekdays: [1] },
  });
  await recruiter.patch(`/jobs/${String(job._id)}`, { workTo: null, workDays: null });
  expect((await preview()).notFreeCandidates.map(({ fit }) => fit.fit).sort()).toEqual(['booked', 'unknown']);
  await recruiter.patch(`/jobs/${String(job._id)}`, { workFrom: '2020-01-01', workTo: '2020-02-01' });
  expect(await preview()).toMatchObject({ work: null, notFree: 0, notFreeCandidates: [] });
});

describe('the filters', () => {
  const IDS = { applicationId: new Types.ObjectId(), jobId: new Types.ObjectId() };
  /** The same numbers in each run. */
  let seed = 7;
  const below = (count: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const oneOf = <T>(...values: readonly T[]): T => values[below(values.length)] as T;
  const period = () => {
    const from = below(40) - 8;
    return { from: day(from), to: oneOf(null, day(from + below(20))) };
  };
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const anybody = (): SaidAvailability => ({
    ...UNSAID,
    state: oneOf('looking', 'looking', 'looking', 'not_looking'),
    from: oneOf(null, null, day(below(20))),
    until: oneOf(null, null, day(20 + below(20))),
    ...oneOf({}, { daysPerWeek: oneOf(0.5, 2.5, 4) }, { hoursPerWeek: oneOf(6, 22, 40) }),
    weekdays: oneOf<number[]>([], [], [1], [2, 3, 6]),
    away: many(1, period),
    noticeDays: oneOf(null, null, below(15)),
  });
  const work = () => ({ ...IDS, ...period(), days: oneOf(null, 0.5, 1, 2, 3) });

  it('find exactly the people whom the rule finds', async () => {
    const people = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { _id } = await createCandidate(api, { name: 'Toevallig' });
        return {
          _id: String(_id),
          availability: oneOf(null, ...Array.from({ length: 9 }, anybody)),
          bookings: many(3, work),
        };
      }),
    );
    for (const { _id, ...fields } of people) await api.model('Candidate').updateOne({ _id }, { $set: fields });
    let found = 0;
    for (let round = 0; round < 20; round += 1) {
      const asked = { ...period(), days: oneOf(undefined, 0.5, 1, 2.5, 3, 6) };
      const to = asked.to ?? asked.from;
      const query = `filter[freeBetween][from]=${asked.from}&filter[freeBetween][to]=${to}${asked.days ? `&filter[freeDays]=${String(asked.days)}` : ''}`;
      const list = await recruiter.records<CandidateListItemResponse>(
        `/candidates?search=Toevallig&limit=100&${query}`,
      );
      const free = people.filter(({ availability, bookings }) =>
        isFree(availability, bookings, { ...asked, days: asked.days ?? null, to }, today()),
      );
      expect(list.map(({ _id }) => _id).sort(), query).toEqual(free.map(({ _id }) => _id).sort());
      found += free.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('leave out who is booked whole on a day', async () => {
    const { _id } = await createCandidate(api, { name: 'Dagvrij' });
    await book(_id, { workDays: 5 });
    const finds = async (on: string) =>
      (await recruiter.records(`/candidates?search=Dagvrij&filter[availableOn]=${on}`)).length === 1;
    expect(await Promise.all([WORK.workFrom, WORK.workTo, '2099-02-27'].map(finds))).toEqual([false, false, true]);
  });
});
