import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { ProposalPreviewResponse } from '../src/modules/bulk-operations/dto/proposal.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import { addDays, today } from '../src/common/time.js';
import { asCandidate, mailsTo } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { createJob } from './factories/jobs.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { until } from './support/until.js';

const api = await testApi({ BULK_LEASE_SECONDS: '1', BULK_MAIL_APPROVAL_ABOVE: '60' });
const lotte = await loggedIn(api, { roles: ['recruiter'], firstname: 'Lotte', name: 'Peeters' });
const recruiter = lotte.client;

const BULK = '/candidates/bulk';
const idOf = async (fields: Parameters<typeof createCandidate>[1] = {}): Promise<string> =>
  String((await createCandidate(api, fields))._id);
const propose = (jobId: string, ids: string[], tell = false): Promise<BulkOperationResponse> =>
  recruiter.create<BulkOperationResponse>(BULK, { selection: { ids }, action: { proposal: { jobId, tell } } });
const undo = ({ _id }: BulkOperationResponse): Promise<BulkOperationResponse> =>
  recruiter.create<BulkOperationResponse>(`${BULK}/${_id}/undo`);
const applicationsOf = async (candidateId: string, client = recruiter): Promise<ApplicationResponse[]> =>
  (await client.get<{ records: ApplicationResponse[] }>(`/jobapplications/candidate/${candidateId}`)).body.records;
const pendingOf = async (jobId: string) =>
  (await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body.jobapplications?.pending;

let jobId: string;
beforeEach(async () => {
  jobId = String((await createJob(api, { title: 'Gids <Kust>' }))._id);
});

describe('a proposal for a job', () => {
  it('makes an application with its source for those without one, skips others, and is undone', async () => {
    const { client, candidateId: applicant } = await asCandidate(api);
    await client.create('/jobs/apply', { candidateId: applicant, jobId });
    const [noor, gone] = [await idOf({ firstname: 'Noor' }), await idOf({ archived: true })];
    const operation = await propose(jobId, [applicant, noor, gone]);
    expect(operation).toMatchObject({ state: 'done', done: 1, skipped: 2, job: { _id: jobId, title: 'Gids <Kust>' } });
    expect(operation.skippedCandidates.map(({ candidateId, code }) => [candidateId, code])).toEqual(
      expect.arrayContaining([
        [applicant, 'already_applied'],
        [gone, 'archived'],
      ]),
    );
    const [application] = await applicationsOf(noor);
    expect(application).toMatchObject({
      ...{ jobId, status: 'pending', proposed: true, proposedBy: { _id: String(lotte.user._id), firstname: 'Lotte' } },
    });
    expect(await pendingOf(jobId)).toBe(2);
    const sources = await recruiter.get(`/jobapplications/sources?filter[jobId]=${jobId}`);
    expect(sources.body).toEqual({ campaign: 0, proposed: 1, direct: 1 });
    const others = await recruiter.ids(
      `/jobapplications?filter[jobId]=${jobId}&filter[notProposedBy]=${String(lotte.user._id)}`,
    );
    expect(others).toHaveLength(1);
    expect(others).not.toContain(application?._id);
    expect(await undo(operation)).toMatchObject({ state: 'done', done: 1, skipped: 0 });
    expect(await applicationsOf(noor)).toEqual([]);
    expect(await pendingOf(jobId)).toBe(1);
  });

  it('shows a candidate that the agency proposed them, not who, and lets them withdraw; the undo then keeps it', async () => {
    const { client, candidateId } = await asCandidate(api);
    const operation = await propose(jobId, [candidateId], true);
    const [own] = await applicationsOf(candidateId, client);
    expect(own).toMatchObject({ proposed: true, proposedBy: null });
    const mails = () =>
      recruiter.records<{ kind: string; status: string }>(`/emails?filter[candidateId]=${candidateId}`);
    expect(await mails()).toMatchObject([{ kind: 'application_proposed', status: 'scheduled' }]);
    expect((await client.delete(`/jobapplications/${own?._id}`)).status).toBe(204);
    expect(await mails()).toMatchObject([{ kind: 'application_proposed', status: 'cancelled' }]);
    expect(await undo(operation)).toMatchObject({ skippedCandidates: [{ code: 'changed_since' }] });
    expect(await applicationsOf(candidateId)).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('opens an ended application again, keeps how it had ended, and ends it again when undone', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { _id } = await client.create<ApplicationResponse>('/jobs/apply', { candidateId, jobId });
    await client.delete(`/jobapplications/${_id}`);
    const first = await propose(jobId, [candidateId]);
    expect(first).toMatchObject({ done: 1, skipped: 0 });
    const again = { _id, status: 'pending', proposed: true, proposedBy: { firstname: 'Lotte' }, withdrawnAt: null };
    const [opened] = await applicationsOf(candidateId);
    expect(opened).toMatchObject({ ...again, earlier: [{ status: 'withdrawn', at: expect.any(String) as string }] });
    expect(opened?.reopenedAt).not.toBeNull();
    expect(await pendingOf(jobId)).toBe(1);
    const applications = [{ id: _id, version: opened?.version }];
    const email = { subject: 'No', message: '<p>Not this time</p>' };
    const declined = { applications, email, reason: 'Too expensive', candidateReason: 'The budget is lower' };
    const { status, body } = await recruiter.patch('/jobapplications/status/rejected', declined);
    expect([status, body]).toMatchObject([200, { cancelledMails: 0 }]);
    const [before] = await applicationsOf(candidateId);
    const { body: preview } = await recruiter.post<ProposalPreviewResponse>(`${BULK}/proposal-preview`, {
      ...{ selection: { ids: [candidateId] }, jobId },
    });
    expect(preview).toMatchObject({ applied: 0, reopened: 1, reopenedCandidates: [{ status: 'rejected' }] });
    expect(preview.mails).toHaveLength(1);
    const second = await propose(jobId, [candidateId]);
    const [reopened] = await applicationsOf(candidateId);
    expect(reopened).toMatchObject({ ...again, reason: null, candidateReason: null, decidedAt: null, emailId: null });
    expect(reopened?.earlier.map(({ status }) => status)).toEqual(['withdrawn', 'rejected']);
    expect(await propose(jobId, [candidateId])).toMatchObject({ done: 0, skipped: 1 });
    const counts = async () => (await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body.jobapplications;
    expect(await counts()).toMatchObject({ pending: 1, rejected: 0 });
    expect(await undo(second)).toMatchObject({ done: 1, skipped: 0 });
    const { version: _, modifiedAt: __, ...asBefore } = before ?? {};
    expect(await applicationsOf(candidateId)).toMatchObject([asBefore]);
    expect(await counts()).toMatchObject({ pending: 0, rejected: 1 });
    expect(await undo(first)).toMatchObject({ skippedCandidates: [{ code: 'changed_since' }] });
  });

  it('mails candidates in their languages if chosen, after a minute in which an undo cancels the mail', async () => {
    const [luc, noor] = ['luc@proposed.example', 'noor@proposed.example'];
    const french = await idOf({ firstname: 'Luc', email: luc, language: 'fr' });
    const operation = await propose(jobId, [french, await idOf({ email: noor, language: 'nl' })], true);
    const [mail] = await mailsTo(api, luc);
    expect(mail).toMatchObject({
      ...{ kind: 'application_proposed', status: 'scheduled', createdBy: lotte.user._id },
      subject: 'Votre candidature a été proposée pour Gids <Kust>',
    });
    expect(mail?.message).toContain('Bonjour Luc');
    expect(mail?.message).toContain('Gids &lt;Kust&gt;');
    expect((await mailsTo(api, noor))[0]?.subject).toBe('Je bent voorgesteld voor Gids <Kust>');
    expect(Date.parse(operation.undoableUntil ?? '') - Date.now()).toBeLessThan(60_001);
    await undo(operation);
    expect(await mailsTo(api, luc)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('sends no mail about an application that a recruiter removes', async () => {
    const email = 'removed@proposed.example';
    const candidateId = await idOf({ email, language: 'nl' });
    await propose(jobId, [candidateId], true);
    const [application] = await applicationsOf(candidateId);
    expect((await recruiter.delete(`/jobapplications/${application?._id}`)).status).toBe(204);
    expect(await mailsTo(api, email)).toMatchObject([{ kind: 'application_proposed', status: 'cancelled' }]);
  });

  it('sends no mail once its job is removed, which an undo does not take for a sent one', async () => {
    const emails = ['early@proposed.example', 'late@proposed.example'];
    const ids = await Promise.all(emails.map((email) => idOf({ email })));
    const { client: colleague } = await asRecruiter(api);
    const operation = await propose(jobId, ids, true);
    expect((await colleague.delete(`/jobs/${jobId}`)).status).toBe(204);
    for (const email of emails) expect(await mailsTo(api, email)).toMatchObject([{ status: 'cancelled' }]);
    expect(await undo(operation)).toMatchObject({ state: 'done', done: 2, skipped: 0 });
    expect(await applicationsOf(ids[0] ?? '')).toEqual([]);
  });

  it.each([
    ['its job is closed', () => recruiter.patch(`/jobs/${jobId}`, { closed: true })],
    ['its candidate is archived', (id: string) => recruiter.patch(`/candidates/${id}`, { archived: true })],
  ])('still tells of an application that waits for its answer after %s', async (what, change) => {
    const email = `${what.replaceAll(' ', '-')}@proposed.example`;
    const candidateId = await idOf({ email });
    await propose(jobId, [candidateId], true);
    expect((await change(candidateId)).status).toBe(200);
    expect(await mailsTo(api, email)).toMatchObject([{ status: 'scheduled' }]);
    expect(await applicationsOf(candidateId)).toMatchObject([{ status: 'pending' }]);
  });

  it.each(['rejected', 'successful'] as const)('sends no mail once the application is %s', async (status) => {
    const email = `${status}@proposed.example`;
    const candidateId = await idOf({ email, language: 'nl' });
    await propose(jobId, [candidateId], true);
    const [application] = await applicationsOf(candidateId);
    const decision = {
      applications: [{ id: application?._id, version: application?.version }],
      ...(status === 'rejected' && { email: { subject: 'No', message: '<p>Not this time</p>' } }),
    };
    const decide = () => recruiter.patch(`/jobapplications/status/${status}`, decision);
    expect(await decide()).toMatchObject({ status: 200, body: { cancelledMails: 1 } });
    expect((await decide()).body).toMatchObject({ cancelledMails: 1 });
    const proposal = (await mailsTo(api, email)).filter(({ kind }) => kind === 'application_proposed');
    expect(proposal).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is refused for a closed job and for an unknown one', async () => {
    const closed = String((await createJob(api, { from: addDays(today(), -9), to: addDays(today(), -1) }))._id);
    const ids = [await idOf()];
    const body = (job: string) => ({ selection: { ids }, action: { proposal: { jobId: job, tell: false } } });
    expect(await recruiter.post(BULK, body(closed))).toMatchObject({ status: 410, body: { code: 'job_closed' } });
    expect((await recruiter.post(BULK, body('665f1c2e9b1d4a0012345678'))).status).toBe(404);
  });

  it('previews who is skipped, whose profile is incomplete, and the mails', async () => {
    const { client, candidateId: applicant } = await asCandidate(api);
    await client.create('/jobs/apply', { candidateId: applicant, jobId });
    const ids = [applicant, await idOf({ firstname: 'Half', city: '' }), await idOf({ archived: true })];
    const { body } = await recruiter.post<ProposalPreviewResponse>(`${BULK}/proposal-preview`, {
      ...{ selection: { ids }, jobId },
    });
    expect(body).toMatchObject({ total: 3, archived: 1, applied: 1, incomplete: 1, needsApproval: false });
    expect(body.appliedCandidates).toMatchObject([{ candidateId: applicant, status: 'pending' }]);
    expect(body.mails).toMatchObject([{ candidateId: ids[1] }]);
  });

  it('of many runs in the worker; with a mail to many it waits for a second recruiter', async () => {
    const ids = await Promise.all(Array.from({ length: 61 }, () => idOf()));
    const waiting = await propose(jobId, ids, true);
    expect(waiting).toMatchObject({ state: 'waiting' });
    const { client: colleague } = await asRecruiter(api);
    const mails = (await colleague.get<{ mails: { subject: string }[] }>(`${BULK}/${waiting._id}/mails`)).body.mails;
    expect(mails).toHaveLength(3);
    await recruiter.post(`${BULK}/${waiting._id}/cancel`);
    const operation = await propose(jobId, ids);
    const worker = await BackendProcess.start('worker', api.env);
    // A process that outlives a failed test would keep the run from ending.
    onTestFinished(() => worker.stop());
    await until(
      'the operation ends',
      async () => {
        const { body } = await recruiter.get<BulkOperationResponse>(`${BULK}/${operation._id}`);
        return body.state === 'done' && body.done === 61;
      },
      60,
    );
    expect(await pendingOf(jobId)).toBe(61);
  });
});
