import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { ApplicationsResponse } from '../src/modules/applications/dto/decided-applications.dto.js';
import type { JobResponse } from '../src/modules/jobs/dto/job.dto.js';
import { asCandidate, mailsTo } from './factories/accounts.js';
import { applicationsModel, createApplication } from './factories/applications.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { createCampaign, createJob } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { fieldsOf } from './support/problems.js';

const EMAIL = { subject: 'Your application', message: '<p>Thank you, but <b>no</b>.</p>' };
const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const noor = { _id: String(user._id), firstname: 'Noor', name: 'Dewitte' };

const apply = (fields: { candidateId?: string; jobId?: string } = {}) => createApplication(api, recruiter, fields);
/** Applications with their current versions. */
const seen = async (...ids: string[]): Promise<{ id: string; version: number }[]> =>
  Promise.all(
    ids.map(async (id) => ({ id, version: (await applicationsModel(api).findById(id).lean())?.version ?? 0 })),
  );
const approve = async (...ids: string[]): Promise<ApplicationResponse[]> => {
  const body = { applications: await seen(...ids) };
  return (await recruiter.patch<ApplicationsResponse>('/jobapplications/status/successful', body)).body.records;
};
const decline = async (...ids: string[]): Promise<ApplicationResponse[]> => {
  const body = { applications: await seen(...ids), email: EMAIL };
  return (await recruiter.patch<ApplicationsResponse>('/jobapplications/status/rejected', body)).body.records;
};
const stored = async (id: string): Promise<ApplicationResponse | undefined> => {
  const application = await applicationsModel(api).findById(id).lean();
  const path = `/jobapplications/candidate/${String(application?.candidateId)}`;
  const { records } = (await recruiter.get<{ records: ApplicationResponse[] }>(path)).body;
  return records.find(({ _id }) => _id === id);
};
const countsOf = async (jobId: string) => (await recruiter.get<JobResponse>(`/jobs/${jobId}`)).body.jobapplications;
const actionsOn = async (entityId: string): Promise<string[]> =>
  (await api.model<AuditEntry>('Audit').find({ entityId }).sort({ at: 1, _id: 1 }).lean()).map(({ action }) => action);

describe('approving', () => {
  it('makes applications successful, once', async () => {
    const jobId = String((await createJob(api))._id);
    const [one, two] = [await apply({ jobId }), await apply({ jobId })];
    const first = await approve(one._id);
    expect(first).toMatchObject([{ _id: one._id, status: 'successful', version: 1 }]);
    expect(first[0]?.decidedAt).not.toBeNull();
    const both = await approve(two._id, one._id);
    expect(both.map(({ _id, version }) => ({ _id, version }))).toEqual([
      { _id: two._id, version: 1 },
      { _id: one._id, version: 1 },
    ]);
    expect(both[1]).toEqual(first[0]);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 0, successful: 2 });
    expect(await actionsOn(one._id)).toEqual(['apply', 'approve']);
  });

  it('counts a repeated application once, in every spelling of its id', async () => {
    const jobId = String((await createJob(api))._id);
    const { _id } = await apply({ jobId });
    expect(await approve(_id, _id.toUpperCase())).toMatchObject([{ _id, version: 1 }]);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 0, successful: 1 });
  });

  it('happens for all or for none', async () => {
    const { _id } = await apply();
    const unknown = await recruiter.problem('PATCH', '/jobapplications/status/successful', {
      applications: await seen(_id, NOBODY),
    });
    expect(unknown).toMatchObject({ status: 404, code: 'not_found', records: [NOBODY] });
    expect((await stored(_id))?.status).toBe('pending');
  });

  it('names every wrong field', async () => {
    for (const path of ['successful', 'rejected']) {
      const empty = await recruiter.wrongFields('PATCH', `/jobapplications/status/${path}`, {});
      expect(empty).toContain('applications required');
    }
    const bad = { applications: [{ id: 'x' }], email: EMAIL };
    expect(await recruiter.wrongFields('PATCH', '/jobapplications/status/successful', bad)).toEqual([
      'applications.0.id invalid_id',
      'applications.0.version required',
      'email unknown_field',
    ]);
    expect(await recruiter.wrongFields('PATCH', '/jobapplications/status/successful', { applications: [] })).toEqual([
      'applications required',
    ]);
  });
});

describe('declining', () => {
  it('sends each candidate a separate mail from the caller, once', async () => {
    const jobId = String((await createJob(api))._id);
    const people = [
      await createCandidate(api, { firstname: 'Ilse', name: 'Vermeulen' }),
      await createCandidate(api, { firstname: 'Lars', name: 'de Vries' }),
    ];
    const ids: string[] = [];
    for (const { _id } of people) ids.push((await apply({ candidateId: String(_id), jobId }))._id);
    expect((await decline(...ids)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await decline(...ids);
    for (const { email, firstname, name, _id } of people) {
      const mails = await mailsTo(api, email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        to: { name: `${firstname} ${name}`, email },
        cc: [],
        bcc: [],
        replyTo: { email: user.email },
        subject: EMAIL.subject,
        message: '<p>Thank you, but <strong>no</strong>.</p>',
        kind: 'application_declined',
        candidateId: _id,
      });
      expect(mails[0]?.from.name).toBe('Noor Dewitte');
    }
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 2, successful: 0 });
    expect(await actionsOn(ids[0] ?? '')).toEqual(['apply', 'decline']);
  });

  it('mails only newly declined candidates', async () => {
    const [old, fresh] = [await createCandidate(api), await createCandidate(api)];
    const [first, second] = [
      await apply({ candidateId: String(old._id) }),
      await apply({ candidateId: String(fresh._id) }),
    ];
    await decline(first._id);
    await decline(first._id, second._id);
    expect(await mailsTo(api, old.email)).toHaveLength(1);
    expect(await mailsTo(api, fresh.email)).toHaveLength(1);
  });

  it('sends no mail if one of them does not exist', async () => {
    const candidate = await createCandidate(api);
    const { _id } = await apply({ candidateId: String(candidate._id) });
    const body = { applications: await seen(_id, NOBODY), email: EMAIL };
    expect(await recruiter.refusal('PATCH', '/jobapplications/status/rejected', body)).toBe('404 not_found');
    expect(await mailsTo(api, candidate.email)).toEqual([]);
    expect((await stored(_id))?.status).toBe('pending');
  });

  it('mails a translation to candidates with that language', async () => {
    const people = await Promise.all(
      (['nl', 'fr', 'en'] as const).map((language) => createCandidate(api, { language })),
    );
    const made = await Promise.all(people.map(({ _id }) => apply({ candidateId: String(_id) })));
    const translations = [{ language: 'fr', subject: 'Votre candidature', message: '<p>Merci, mais non.</p>' }];
    const body = { applications: await seen(...made.map(({ _id }) => _id)), email: EMAIL, translations };
    const path = '/jobapplications/status/rejected';
    const [fr] = translations;
    for (const [wrong, field] of [
      [[fr, fr], 'translations invalid'],
      [[{ ...fr, language: 'de' }], 'translations.0.language invalid'],
      [[{ ...fr, message: '<p>x</p>' }], 'translations.0.message message_to_short'],
      [null, 'translations required'],
    ] as const) {
      expect(await recruiter.wrongFields('PATCH', path, { ...body, translations: wrong })).toEqual([field]);
    }
    await recruiter.patch(path, body);
    const mails = await Promise.all(people.map(({ email }) => mailsTo(api, email)));
    expect(mails.map((all) => all.map(({ subject }) => subject))).toEqual([
      [EMAIL.subject],
      ['Votre candidature'],
      [EMAIL.subject],
    ]);
  });

  it('greets each by name and names their own job; unknown fields are refused', async () => {
    const people = await Promise.all(['Noor', 'Luc & Co'].map((firstname) => createCandidate(api, { firstname })));
    const jobs = await Promise.all(['Gids <Kust>', 'Roman'].map((title) => createJob(api, { title, client: 'MAS' })));
    const made = await Promise.all(
      people.map(({ _id }, at) => apply({ candidateId: String(_id), jobId: String(jobs[at]?._id) })),
    );
    const email = {
      subject: 'Over {{job}}',
      message: '<p>Dag {{firstname}}, over {{job}} bij {{client|de klant}}. {{recruiter}}</p>',
    };
    const body = { applications: await seen(...made.map(({ _id }) => _id)), email };
    const path = '/jobapplications/status/rejected';
    const wrong = { ...body, email: { ...email, subject: 'Over {{jobs}}' } };
    expect(await recruiter.wrongFields('PATCH', path, wrong)).toEqual(['email.subject unknown_mail_field']);
    await recruiter.patch(path, body);
    const [[first] = [], [second] = []] = await Promise.all(people.map(({ email: to }) => mailsTo(api, to)));
    expect(first).toMatchObject({
      subject: 'Over Gids <Kust>',
      message: '<p>Dag Noor, over Gids &lt;Kust&gt; bij MAS. Noor Dewitte</p>',
    });
    expect(second?.message).toContain('Dag Luc &amp; Co, over Roman');
  });

  it('needs a subject and a message', async () => {
    const { _id } = await apply();
    const refused = async (email: unknown) =>
      recruiter.wrongFields('PATCH', '/jobapplications/status/rejected', {
        applications: await seen(_id),
        email,
      });
    expect(await refused(undefined)).toEqual(['email required']);
    expect(await refused([])).toEqual(['email invalid']);
    expect(await refused({})).toEqual(['email.message required', 'email.subject required']);
    expect(await refused({ subject: ' ', message: '<p>x</p>' })).toEqual([
      'email.message message_to_short',
      'email.subject required',
    ]);
    expect(await refused({ ...EMAIL, to: 'x@example.be' })).toEqual(['email.to unknown_field']);
    expect((await stored(_id))?.status).toBe('pending');
  });

  it('can be reversed by an approval, and vice versa', async () => {
    const { _id, jobId } = await apply();
    await decline(_id);
    expect(await approve(_id)).toMatchObject([{ status: 'successful' }]);
    expect(await decline(_id)).toMatchObject([{ status: 'rejected' }]);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 1, successful: 0 });
  });
});

describe('the record of a decision', () => {
  const WHY = { reason: 'Too little tourism.', candidateReason: 'Somebody else knows the region.' };
  const decide = async (status: 'successful' | 'rejected', id: string, fields: object) => {
    const body = { applications: await seen(id), ...(status === 'rejected' ? { email: EMAIL } : {}), ...fields };
    return recruiter.request('PATCH', `/jobapplications/status/${status}`, body);
  };

  it('has user, time, reason and mail for recruiters, and for the candidate the reason written for them', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const { _id } = await apply({ candidateId });
    await decide('rejected', _id, WHY);
    const [mail] = await mailsTo(api, user.email);
    const kept = await stored(_id);
    expect(kept).toMatchObject({ ...WHY, decidedBy: noor, emailId: String(mail?._id) });
    expect((await recruiter.get<{ kind: string }>(`/emails/${kept?.emailId}`)).body.kind).toBe('application_declined');

    const path = `/jobapplications/candidate/${candidateId}`;
    const own = await client.get<{ records: ApplicationResponse[] }>(path);
    const theirs = { decidedAt: kept?.decidedAt, candidateReason: WHY.candidateReason };
    expect(own.body.records[0]).toMatchObject({ ...theirs, decidedBy: null, reason: null, emailId: null });
    const fields = '?fields=reason,decidedBy,emailId,candidateReason';
    for (const answer of [own, await client.get(path + fields), await client.get('/users/me')]) {
      expect(JSON.stringify(answer.body)).not.toContain(WHY.reason);
    }
  });

  it('is replaced completely by the next decision; the trail keeps the old one', async () => {
    const { _id } = await apply();
    await decide('rejected', _id, WHY);
    await decide('successful', _id, { reason: 'The first choice left.' });
    const now = { reason: 'The first choice left.', candidateReason: null, emailId: null, decidedBy: noor };
    expect(await stored(_id)).toMatchObject({ status: 'successful', ...now });
    await decide('successful', _id, { reason: 'Asked again.' });
    expect(await stored(_id)).toMatchObject(now);
    const trail = api.model<AuditEntry>('Audit');
    const { changes = [] } = (await trail.findOne({ entityId: _id, action: 'approve' }).lean()) ?? {};
    expect(changes).toContainEqual({ field: 'reason', from: WHY.reason, to: now.reason });
  });

  it('refuses too short and too long reasons, and stores an empty one as null', async () => {
    const { _id } = await apply();
    const wrong = await decide('rejected', _id, { reason: ' x ', candidateReason: 'x'.repeat(1001) });
    expect(fieldsOf(wrong.body as never)).toEqual(['candidateReason too_long', 'reason min_chars']);
    await decide('successful', _id, { reason: ' ', candidateReason: null });
    expect(await stored(_id)).toMatchObject({ status: 'successful', reason: null, candidateReason: null });
  });
});

describe('a decision on a changed application', () => {
  const ask = (status: 'successful' | 'rejected', applications: object[]) => {
    const body = { applications, ...(status === 'rejected' ? { email: EMAIL } : {}) };
    return recruiter.request('PATCH', `/jobapplications/status/${status}`, body);
  };

  it('is refused, names the records, and sends no mail', async () => {
    const people = [await createCandidate(api), await createCandidate(api)];
    const [changed, same] = [
      await apply({ candidateId: String(people[0]?._id) }),
      await apply({ candidateId: String(people[1]?._id) }),
    ];
    const before = await seen(changed._id, same._id);
    await approve(changed._id);
    expect(await ask('rejected', before)).toMatchObject({
      status: 409,
      body: { code: 'stale_version', records: [changed._id] },
    });
    for (const { email } of people) expect(await mailsTo(api, email)).toEqual([]);
    expect((await stored(changed._id))?.status).toBe('successful');
    expect((await stored(same._id))?.status).toBe('pending');
  });

  it('is accepted if the application already has the status', async () => {
    const { _id } = await apply();
    const before = await seen(_id);
    await approve(_id);
    expect((await ask('successful', before)).status).toBe(200);
  });

  it('never ends as successful after a decline mail, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const candidate = await createCandidate(api);
      const { _id } = await apply({ candidateId: String(candidate._id) });
      const before = await seen(_id);
      const answers = await Promise.all([
        ask('successful', before),
        ask('rejected', before),
        recruiter.request('PATCH', `/jobapplications/${_id}`, { status: 'successful', version: 0 }),
      ]);
      expect(answers.map(({ status }) => status)).toContain(409);
      const told = (await mailsTo(api, candidate.email)).length > 0;
      expect((await stored(_id))?.status).toBe(told ? 'rejected' : 'successful');
    }
  });

  it('needs the version for a single application too', async () => {
    const { _id } = await apply();
    expect(await recruiter.wrongFields('PATCH', `/jobapplications/${_id}`, { status: 'successful' })).toEqual([
      'version required',
    ]);
  });
});

describe('changing the status of one application', () => {
  it('sends no mail, is idempotent, and refuses a stale editor and a return to pending', async () => {
    const candidate = await createCandidate(api);
    const { _id } = await apply({ candidateId: String(candidate._id) });
    const path = `/jobapplications/${_id}`;
    const change = (body: object) => recruiter.patch<ApplicationResponse>(path, body);
    expect((await change({ status: 'rejected', version: 0 })).body).toMatchObject({ status: 'rejected', version: 1 });
    expect((await change({ status: 'rejected' })).body).toMatchObject({ status: 'rejected', version: 1 });
    expect((await change({})).body.version).toBe(1);
    expect(await mailsTo(api, candidate.email)).toEqual([]);
    expect(await recruiter.refusal('PATCH', path, { status: 'successful', version: 0 })).toBe('409 stale_version');
    expect(await recruiter.problem('PATCH', path, { status: 'pending' })).toMatchObject({
      status: 409,
      code: 'impossible_transition',
      detail: 'This cannot go from rejected to pending.',
    });
    expect(await recruiter.wrongFields('PATCH', path, { status: null })).toEqual(['status required']);
    expect(await recruiter.wrongFields('PATCH', path, { status: 'hired', jobId: NOBODY })).toEqual([
      'jobId unknown_field',
      'status invalid',
    ]);
    expect(await recruiter.refusal('PATCH', `/jobapplications/${NOBODY}`, {})).toBe('404 not_found');
  });
});

describe('an event of the candidate', () => {
  const COMPLETE = { street: 'Kaai', number: '1', postal: '9000', city: 'Gent', country: 'BE', phone: '+32470123456' };

  it('turns the intended job into an application once the profile is complete', async () => {
    const jobId = String((await createJob(api))._id);
    const campaignId = String((await createCampaign(api))._id);
    const { client, candidateId, user } = await asCandidate(api);
    const cameFor = { jobId: new Types.ObjectId(jobId), campaignId: new Types.ObjectId(campaignId) };
    await api.connection.collection('users').updateOne({ _id: user._id }, { $set: cameFor });
    const own = () => client.records<ApplicationResponse>(`/jobapplications/candidate/${candidateId}`);
    await client.patch(`/candidates/${candidateId}`, { street: 'Kaai' });
    expect(await own()).toEqual([]);
    await client.patch(`/candidates/${candidateId}`, COMPLETE);
    expect(await own()).toMatchObject([{ jobId, campaignId, status: 'pending' }]);
    await client.patch(`/candidates/${candidateId}`, { phone: null });
    await client.patch(`/candidates/${candidateId}`, COMPLETE);
    expect(await own()).toHaveLength(1);
    const login = await api.connection.collection('users').findOne({ _id: user._id });
    expect(login).toMatchObject({ jobId: null, campaignId: null });
  });

  it('makes the pending application successful after a contract', async () => {
    const candidateId = String((await createCandidate(api))._id);
    const declined = await apply({ candidateId });
    await decline(declined._id);
    const pending = await apply({ candidateId });
    expect((await recruiter.post(`/candidates/${candidateId}/hire`)).status).toBeLessThan(300);
    expect((await stored(pending._id))?.status).toBe('successful');
    expect((await stored(declined._id))?.status).toBe('rejected');
    expect(await countsOf(pending.jobId)).toEqual({ pending: 0, rejected: 0, successful: 1 });
  });

  it('follows their name in the search', async () => {
    const candidateId = String((await createCandidate(api, { firstname: 'Jo', name: 'Vandam' }))._id);
    const { _id, version } = await apply({ candidateId });
    await recruiter.patch(`/candidates/${candidateId}`, { name: 'Quackelbeen' });
    const found = await recruiter.records<ApplicationResponse>('/jobapplications?search=jo quack');
    expect(found).toMatchObject([{ _id, version, candidate: { name: 'Quackelbeen' } }]);
    expect(await recruiter.records<ApplicationResponse>('/jobapplications?search=vandam')).toEqual([]);
  });

  it('erases their applications and counts', async () => {
    const { _id } = await createCandidate(api);
    const { jobId } = await apply({ candidateId: String(_id) });
    await eraseCandidate(api, _id);
    expect(await applicationsModel(api).countDocuments({ candidateId: _id })).toBe(0);
    expect(await countsOf(jobId)).toEqual({ pending: 0, rejected: 0, successful: 0 });
  });
});
