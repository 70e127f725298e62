import { describe, expect, it } from 'vitest';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { ApplicationsResponse } from '../src/modules/applications/dto/decided-applications.dto.js';
import type { CandidateHistoryResponse } from '../src/modules/candidate-history/dto/candidate-history.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { DuplicateResponse } from '../src/modules/duplicates/dto/duplicate.dto.js';
import type { MergeResponse } from '../src/modules/merges/dto/merge.dto.js';
import { asCandidate } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { createJob } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const JOB = { workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
const OWN = { workFrom: '2098-12-14', workTo: null, workDays: 1 };
const NONE = { workFrom: null, workTo: null, workDays: null };

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
const bookingsOf = async (id: string) =>
  (await recruiter.get<CandidateResponse>(`/candidates/${id}`)).body.bookings.map(({ from, to, days }) => ({
    workFrom: from,
    workTo: to,
    workDays: days,
  }));
const of = async (candidateId: string) =>
  (await recruiter.records<ApplicationResponse>(`/jobapplications/candidate/${candidateId}`))[0] ??
  expect.fail('no application');
const change = async (candidateId: string, body: object): Promise<ApplicationResponse> => {
  const { _id, version } = await of(candidateId);
  return (await recruiter.patch<ApplicationResponse>(`/jobapplications/${_id}`, { version, ...body })).body;
};
const approve = async (candidateIds: readonly string[], work: object = {}): Promise<ApplicationResponse[]> => {
  const seen = await Promise.all(candidateIds.map(of));
  const applications = seen.map(({ _id: id, version }) => ({ id, version }));
  const { body } = await recruiter.patch<ApplicationsResponse>('/jobapplications/status/successful', {
    ...{ applications, ...work },
  });
  return body.records;
};
const fieldsRefused = async (candidateId: string, body: object) => {
  const { _id, version } = await of(candidateId);
  return fieldsOf(await recruiter.problem('PATCH', `/jobapplications/${_id}`, { version, ...body }));
};
/** Applicants for one job with a period of work. */
async function applicants(count: number, work: object = JOB) {
  const jobId = String((await createJob(api, { title: 'Tourism site', ...work }))._id);
  const ids = await Promise.all(Array.from({ length: count }, newCandidate));
  for (const candidateId of ids) await createApplication(api, recruiter, { candidateId, jobId });
  return { jobId, ids: ids as [string, ...string[]] };
}

describe('an application with a period of work of its own', () => {
  it('books its candidate for that one, and another candidate of the job for that of the job', async () => {
    const { jobId, ids } = await applicants(2);
    const [ann, bea = ''] = ids;
    const [stored] = await approve([ann], OWN);
    expect(stored).toMatchObject({ status: 'successful', ...OWN, work: OWN, job: JOB });
    await approve([bea]);
    expect(await of(bea)).toMatchObject({ ...NONE, work: JOB });
    expect([await bookingsOf(ann), await bookingsOf(bea)]).toEqual([[OWN], [JOB]]);
    await recruiter.patch(`/jobs/${jobId}`, { workFrom: '2098-11-02' });
    expect([await bookingsOf(ann), await bookingsOf(bea)]).toEqual([[OWN], [{ ...JOB, workFrom: '2098-11-02' }]]);
    await recruiter.patch(`/jobs/${jobId}`, NONE);
    expect([await bookingsOf(ann), await bookingsOf(bea)]).toEqual([[OWN], []]);
    await recruiter.delete(`/jobs/${jobId}`);
    expect(await bookingsOf(ann)).toEqual([]);
    expect(await of(ann)).toMatchObject({ ...OWN, work: null });
  });

  it('does not count among those who are free for its own job', async () => {
    const { jobId, ids } = await applicants(2);
    const [ann, bea] = ids;
    for (const id of ids) await recruiter.put(`/candidates/${id}/availability`, { state: 'looking' });
    const free = 'filter[freeBetween][from]=2098-12-07&filter[freeBetween][to]=2099-02-26&filter[freeDays]=3';
    const found = (query: string): Promise<string[]> => recruiter.ids(`/candidates?${query}&${free}&sort=createdAt`);
    expect((await found(`filter[jobId]=${jobId}`)).toSorted()).toEqual([...ids].toSorted());
    await approve([ann], OWN);
    expect(await found(`filter[jobId]=${jobId}`)).toEqual([bea]);
    // Days are left of her week for another job.
    expect(await found('filter[createdAt][from]=2020-01-01')).toContain(ann);
  });

  it('gets, changes and loses it afterwards, also where the job has none', async () => {
    const { ids } = await applicants(1, {});
    const [ann] = ids;
    await approve([ann]);
    expect(await bookingsOf(ann)).toEqual([]);
    expect(await change(ann, OWN)).toMatchObject({ ...OWN, version: 2 });
    expect(await bookingsOf(ann)).toEqual([OWN]);
    expect((await change(ann, { workDays: null })).version).toBe(3);
    expect(await bookingsOf(ann)).toEqual([{ ...OWN, workDays: null }]);
    expect((await change(ann, { workFrom: OWN.workFrom })).version).toBe(3);
    await change(ann, { status: 'rejected' });
    expect(await bookingsOf(ann)).toEqual([]);
    await change(ann, { status: 'successful', workDays: 2 });
    expect(await bookingsOf(ann)).toEqual([{ ...OWN, workDays: 2 }]);
    expect(await change(ann, NONE)).toMatchObject({ ...NONE, work: null });
    expect(await bookingsOf(ann)).toEqual([]);
  });

  it('keeps it in an approval of several, and until somebody proposes the candidate again', async () => {
    const { jobId, ids } = await applicants(2);
    const [ann, bea = ''] = ids;
    expect(await change(ann, OWN)).toMatchObject({ status: 'pending', work: OWN });
    await approve(ids);
    expect([await bookingsOf(ann), await bookingsOf(bea)]).toEqual([[OWN], [JOB]]);
    await change(ann, { status: 'rejected' });
    const proposal = { selection: { ids: [ann] }, action: { proposal: { jobId, tell: false } } };
    await recruiter.create('/candidates/bulk', proposal);
    await expect.poll(async () => (await of(ann)).status).toBe('pending');
    expect(await of(ann)).toMatchObject({ ...NONE, work: JOB });
    const { entries } = (await recruiter.get<CandidateHistoryResponse>(`/candidates/${ann}/history`)).body;
    expect(entries.find(({ act }) => act === 'proposed')?.changes).toEqual([
      { field: 'work', work: { from: OWN, to: null } },
    ]);
  });

  it('is refused with a contradiction, without a version and with an old one', async () => {
    const { ids } = await applicants(1);
    const [ann] = ids;
    const { _id, version } = await of(ann);
    expect(await fieldsRefused(ann, { workTo: '2099-01-01' })).toEqual(['workFrom required']);
    expect(await fieldsRefused(ann, { ...OWN, workTo: '2098-12-13' })).toEqual(['workTo end_before_start']);
    expect(await fieldsRefused(ann, { ...OWN, version: undefined })).toEqual(['version required']);
    const late = { applications: [{ id: _id, version }], workDays: 2 };
    expect(fieldsOf(await recruiter.problem('PATCH', '/jobapplications/status/successful', late))).toEqual([
      'workFrom required',
    ]);
    for (const workFrom of ['0000-01-01', '0001-01-01', '1899-12-31'])
      expect(await fieldsRefused(ann, { workFrom })).toEqual(['workFrom invalid_date']);
    await change(ann, OWN);
    expect(await recruiter.problem('PATCH', `/jobapplications/${_id}`, { version, ...NONE })).toMatchObject({
      ...{ status: 409, code: 'stale_version', records: [_id] },
    });
    expect(await of(ann)).toMatchObject({ status: 'pending', ...OWN });
  });

  it('is refused of an application that ended, and of a removed job', async () => {
    const { jobId, ids } = await applicants(1);
    const [ann] = ids;
    const refusal = async (body: object): Promise<object> => {
      const { _id, version } = await of(ann);
      const { status, code, records } = await recruiter.problem('PATCH', `/jobapplications/${_id}`, {
        ...{ version, ...body },
      });
      expect(records).toEqual([_id]);
      return { status, code };
    };
    const noWork = { status: 409, code: 'no_work' };
    expect(await refusal({ status: 'rejected', ...OWN })).toEqual(noWork);
    await change(ann, { status: 'rejected' });
    expect(await refusal(OWN)).toEqual(noWork);
    await change(ann, { status: 'successful', ...OWN });
    await recruiter.delete(`/jobs/${jobId}`);
    expect(await refusal({ workDays: 2 })).toEqual(noWork);
    expect(await of(ann)).toMatchObject({ status: 'successful', ...OWN });
  });

  it('names the application that it contradicts, among those of an approval', async () => {
    const { ids } = await applicants(2);
    const [ann, bea = ''] = ids;
    await change(ann, OWN);
    const seen = await Promise.all([of(ann), of(bea)]);
    const applications = seen.map(({ _id: id, version }) => ({ id, version }));
    const problem = await recruiter.problem('PATCH', '/jobapplications/status/successful', {
      ...{ applications, workDays: 2 },
    });
    expect(fieldsOf(problem)).toEqual(['workFrom required']);
    expect(problem.records).toEqual([seen[1]._id]);
    expect(await of(ann)).toMatchObject({ status: 'pending' });
  });

  it('is no repeat of an approval with another one, so it is refused and not dropped', async () => {
    const { ids } = await applicants(1);
    const [ann] = ids;
    const { _id, version } = await of(ann);
    const asked = { applications: [{ id: _id, version }], ...OWN, reason: 'Begins later' };
    await approve([ann]);
    for (const later of [asked, { ...asked, ...NONE }, { ...asked, reason: null }])
      expect(await recruiter.problem('PATCH', '/jobapplications/status/successful', later)).toMatchObject({
        status: 409,
        code: 'stale_version',
        records: [_id],
      });
    expect(await of(ann)).toMatchObject({ ...NONE, reason: null, version: version + 1 });
    const [repeated] = await approve([ann], NONE);
    expect(repeated).toMatchObject({ ...NONE, version: version + 1 });
  });

  it('is asked whether its candidate is free in that one', async () => {
    const { ids } = await applicants(1);
    const [ann] = ids;
    await recruiter.put(`/candidates/${ann}/availability`, { state: 'looking', until: '2099-01-31' });
    expect((await of(ann)).fit).toEqual({ fit: 'until', day: '2099-01-31' });
    expect((await change(ann, { ...OWN, workTo: '2099-01-31' })).fit).toEqual({ fit: 'free', day: null });
  });

  it('has each change in the history, before and after', async () => {
    const { ids } = await applicants(1);
    const [ann] = ids;
    await approve([ann], OWN);
    await change(ann, { workDays: 2 });
    await change(ann, NONE);
    const { entries } = (await recruiter.get<CandidateHistoryResponse>(`/candidates/${ann}/history`)).body;
    expect(entries.map(({ act, title, changes }) => ({ act, title, changes })).slice(0, 4)).toEqual([
      {
        ...{ act: 'work_changed', title: 'Tourism site' },
        changes: [{ field: 'work', work: { from: { ...OWN, workDays: 2 }, to: null } }],
      },
      {
        ...{ act: 'work_changed', title: 'Tourism site' },
        changes: [{ field: 'work', work: { from: OWN, to: { ...OWN, workDays: 2 } } }],
      },
      { act: 'approved', title: 'Tourism site', changes: [{ field: 'work', work: { from: null, to: OWN } }] },
      { act: 'applied', title: 'Tourism site', changes: [] },
    ]);
  });

  it('moves with its candidate in a merge, and back', async () => {
    const { ids } = await applicants(2);
    const [stays, gone = ''] = ids;
    await approve([stays], OWN);
    await change(gone, { ...OWN, workDays: 2 });
    for (const id of ids) await recruiter.patch(`/candidates/${id}`, { phone: '+32470288888' });
    const [pair] = await recruiter.records<DuplicateResponse>(`/candidates/duplicates?filter[candidateId]=${gone}`);
    const versions = await Promise.all(
      ids.map(async (id) => (await recruiter.get<CandidateResponse>(`/candidates/${id}`)).body.version),
    );
    const { _id } = await recruiter.create<MergeResponse>(`/candidates/duplicates/${pair?._id ?? ''}/merge`, {
      versions,
    });
    // Of two applications for one job the newer one goes.
    expect(await bookingsOf(stays)).toEqual([OWN]);
    await recruiter.post(`/candidates/merges/${_id}/undo`);
    expect(await bookingsOf(stays)).toEqual([OWN]);
    expect(await of(gone)).toMatchObject({ ...OWN, workDays: 2 });
    await approve([gone]);
    expect(await bookingsOf(gone)).toEqual([{ ...OWN, workDays: 2 }]);
  });

  it('is shown to its candidate', async () => {
    const { client, candidateId } = await asCandidate(api);
    const job = await createJob(api, JOB);
    await createApplication(api, recruiter, { candidateId, jobId: String(job._id) });
    await approve([candidateId], OWN);
    const [own] = await client.records<ApplicationResponse>(`/jobapplications/candidate/${candidateId}`);
    expect(own).toMatchObject({ work: OWN, fit: null });
  });
});
