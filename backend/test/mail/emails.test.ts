import { Queue } from 'bullmq';
import { afterAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../src/common/audit/audit.schema.js';
import { Transactions } from '../../src/common/mongo/transactions.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { Outbox } from '../../src/modules/mail/outbox.service.js';
import { createCandidate, eraseCandidate } from '../factories/candidates.js';
import { emailRequest, inSeconds, writeEmail } from '../factories/emails.js';
import { asRecruiter, asSuperAdmin, loggedIn } from '../factories/users.js';
import { NOBODY, testApi } from '../support/api.js';
import { expectIndexed } from '../support/explain.js';
import { until } from '../support/until.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const emails = api.model<EmailRecord>('Email');
const queue = new Queue('mail', { connection: { url: api.env.REDIS_URL ?? '' } });
afterAll(() => queue.close());

const jobsOf = async (id: string): Promise<string[]> =>
  (await queue.getJobs(['delayed', 'waiting'])).filter((job) => job.id?.includes(id)).map((job) => job.id ?? '');

describe('writing a mail', () => {
  it('fills its fields for the candidate, now and when it is changed, and refuses those that stay empty', async () => {
    const candidateId = String((await createCandidate(api, { firstname: 'Ines' }))._id);
    const scheduledAt = inSeconds(60);
    const request = await emailRequest(api, { candidateId, scheduledAt });
    const refused = await recruiter.problem('POST', '/emails', { ...request, subject: 'Over {{job}}' });
    expect(refused).toMatchObject({ status: 409, code: 'mail_field_empty', records: [candidateId] });
    expect(await recruiter.wrongFields('POST', '/emails', { ...request, subject: '{{jobb}}' })).toEqual([
      'subject unknown_mail_field',
    ]);
    expect(await recruiter.wrongFields('POST', '/emails', { ...request, subject: '{firstname}}' })).toEqual([
      'subject incomplete_mail_field',
    ]);
    const texts = { subject: 'Over {{job|een opdracht}}', message: '<p>Dag {{firstname}}</p>' };
    const { _id, version, ...written } = await recruiter.create<EmailResponse>('/emails', { ...request, ...texts });
    expect(written).toMatchObject({ subject: 'Over een opdracht', message: '<p>Dag Ines</p>' });
    const changed = await recruiter.patch<EmailResponse>(`/emails/${_id}`, { version, subject: 'Voor {{firstname}}' });
    expect(changed.body).toMatchObject({ subject: 'Voor Ines', message: '<p>Dag Ines</p>' });
  });

  it('has the caller as sender, sanitised content and a job', async () => {
    const { client, user } = await asRecruiter(api);
    const email = await writeEmail(api, client, {
      from: { name: 'The Board', email: 'board@example.com' },
      message: '<p>Hello<script>alert(1)</script></p>',
      scheduledAt: inSeconds(60),
    });
    expect(email).toMatchObject({
      from: { name: 'Noor Dewitte', email: 'talent@byline.example' },
      replyTo: { name: 'Noor Dewitte', email: user.email },
      createdBy: String(user._id),
      message: '<p>Hello</p>',
      kind: 'message',
      status: 'scheduled',
      messageId: `<${email._id}@byline.example>`,
    });
    await until('the job is there', async () => (await jobsOf(email._id)).length === 1);
  });

  it('names every wrong field', async () => {
    const wrong = {
      candidateId: 'x',
      to: { name: '', email: 'nobody' },
      cc: [{ name: 'A', email: 'a@example.be\r\nBcc: evil@example.com' }],
      subject: 'Hello\r\nBcc: evil@example.com',
      message: '<p>&nbsp;</p>',
      scheduledAt: '2026-01-01',
      attachments: ['x'],
      files: [],
    };
    expect(await recruiter.wrongFields('POST', '/emails', wrong)).toEqual([
      'attachments invalid_id',
      'candidateId invalid_id',
      'cc.0.email invalid_email',
      'files unknown_field',
      'message message_to_short',
      'scheduledAt invalid_date',
      'subject invalid',
      'to.email invalid_email',
      'to.name required',
    ]);
  });

  it('refuses a line break in a name', async () => {
    const request = await emailRequest(api, { to: { name: 'A\r\nBcc: evil@example.com', email: 'a@example.be' } });
    expect(await recruiter.wrongFields('POST', '/emails', request)).toEqual(['to.name invalid']);
  });

  it.each([
    [{ subject: '   ' }, 'subject required'],
    [{ to: { name: ' ', email: 'a@example.be' } }, 'to.name required'],
    [{ to: { name: 'A', email: '"a\r\nBcc: evil@example.com"@example.be' } }, 'to.email invalid_email'],
    [{ to: [] }, 'to invalid'],
    [{ cc: null }, 'cc required'],
    [{ bcc: [[]] }, 'bcc invalid'],
    [{ scheduledAt: '2027-W01' }, 'scheduledAt invalid_date'],
    [{ scheduledAt: '2027-01-01T10:00' }, 'scheduledAt invalid_date'],
  ])('refuses %j', async (fields, expected) => {
    const request = { ...(await emailRequest(api)), ...fields };
    expect(await recruiter.wrongFields('POST', '/emails', request)).toContain(expected);
  });

  it('refuses a time in the past or years ahead', async () => {
    const at = async (seconds: number) =>
      recruiter.wrongFields('POST', '/emails', await emailRequest(api, { scheduledAt: inSeconds(seconds) }));
    expect(await at(-3_600)).toEqual(['scheduledAt date_in_past']);
    expect(await at(86_400 * 800)).toEqual(['scheduledAt date_too_late']);
    expect(await writeEmail(api, recruiter, { scheduledAt: inSeconds(-5) })).toMatchObject({ status: 'scheduled' });
  });

  it('needs an existing candidate', async () => {
    const request = await emailRequest(api, { candidateId: NOBODY });
    expect(await recruiter.wrongFields('POST', '/emails', request)).toEqual(['candidateId no_candidate_found']);
  });
});

describe('changing a mail', () => {
  it('moves its job, and refuses a stale editor', async () => {
    const email = await writeEmail(api, recruiter, { scheduledAt: inSeconds(600) });
    const scheduledAt = inSeconds(60);
    const edited = await recruiter.patch<EmailResponse>(`/emails/${email._id}`, {
      scheduledAt,
      subject: 'New',
      version: 0,
    });
    expect(edited.body).toMatchObject({ scheduledAt, nextAttemptAt: scheduledAt, subject: 'New', version: 1 });
    const job = `mail-${email._id}-${Date.parse(scheduledAt)}`;
    await until('only the new job is there', async () => String(await jobsOf(email._id)) === job);
    const stale = await recruiter.refusal('PATCH', `/emails/${email._id}`, { subject: 'Newer', version: 0 });
    expect(stale).toBe('409 stale_version');
  });

  it('sends it at once without a time, and keeps missing fields', async () => {
    const email = await writeEmail(api, recruiter, { scheduledAt: inSeconds(600) });
    const { body } = await recruiter.patch<EmailResponse>(`/emails/${email._id}`, { scheduledAt: null });
    expect(body).toMatchObject({ scheduledAt: null, subject: email.subject, to: email.to });
    expect(Date.parse(body.nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('cancels it once, and removes its job', async () => {
    const email = await writeEmail(api, recruiter, { scheduledAt: inSeconds(600) });
    expect((await recruiter.delete(`/emails/${email._id}`)).status).toBe(204);
    expect((await recruiter.get<EmailResponse>(`/emails/${email._id}`)).body.status).toBe('cancelled');
    await until('the job is gone', async () => (await jobsOf(email._id)).length === 0);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/retry'],
    ] as const) {
      expect(await recruiter.refusal(method, `/emails/${email._id}${path}`)).toBe('409 impossible_transition');
    }
  });
});

describe("a colleague's mail", () => {
  const trailOf = async (entityId: string): Promise<{ action: string; actorId: string }[]> =>
    (await api.model<AuditEntry>('Audit').find({ entityId }).sort({ _id: 1 }).lean()).map(({ action, actorId }) => ({
      action,
      actorId: String(actorId),
    }));
  const refused = { status: 403, code: 'not_your_mail' };

  it('can be changed and retried by its sender only, and cancelled by a super-admin too, with an audit entry', async () => {
    const { client: sender, user } = await asRecruiter(api);
    const { client: boss, user: superAdmin } = await asSuperAdmin(api);
    const { _id } = await writeEmail(api, sender, { scheduledAt: inSeconds(600) });
    for (const other of [recruiter, boss]) {
      expect(await other.problem('PATCH', `/emails/${_id}`, { subject: 'Mine' })).toMatchObject(refused);
      expect(await other.problem('POST', `/emails/${_id}/retry`)).toMatchObject(refused);
    }
    expect(await recruiter.problem('DELETE', `/emails/${_id}`)).toMatchObject(refused);
    expect((await sender.get<EmailResponse>(`/emails/${_id}`)).body).toMatchObject({ status: 'scheduled', version: 0 });
    await sender.patch(`/emails/${_id}`, { subject: 'Another day' });
    await emails.updateOne({ _id }, { status: 'failed' });
    await sender.post(`/emails/${_id}/retry`);
    await boss.delete(`/emails/${_id}`);
    const [actorId, bossId] = [String(user._id), String(superAdmin._id)];
    expect(await trailOf(_id)).toEqual([
      { action: 'edit', actorId },
      { action: 'retry', actorId },
      { action: 'cancel', actorId: bossId },
    ]);
  });

  it('can be taken over by a super-admin, who becomes its sender', async () => {
    const { client: sender } = await asRecruiter(api);
    const { client: boss, user } = await loggedIn(api, {
      roles: ['recruiter', 'super-admin'],
      firstname: 'Lotte',
      name: 'Janssens',
    });
    const { _id } = await writeEmail(api, sender, { scheduledAt: inSeconds(600) });
    expect(await recruiter.refusal('POST', `/emails/${_id}/takeover`)).toBe('403 forbidden');
    const { body } = await boss.post<EmailResponse>(`/emails/${_id}/takeover`);
    expect(body).toMatchObject({
      from: { name: 'Lotte Janssens', email: 'talent@byline.example' },
      replyTo: { email: user.email },
      createdBy: String(user._id),
      status: 'scheduled',
    });
    expect((await emails.findById(_id).lean())?.body?.text).toContain('Lotte Janssens');
    expect(await sender.problem('PATCH', `/emails/${_id}`, { subject: 'Mine' })).toMatchObject(refused);
    expect((await boss.patch(`/emails/${_id}`, { subject: 'Ours' })).status).toBe(200);
    const actorId = String(user._id);
    expect(await trailOf(_id)).toEqual(['take_over', 'edit'].map((action) => ({ action, actorId })));
  });

  it('cannot be taken over after it left, nor during its cancellation', async () => {
    const { client: sender } = await asRecruiter(api);
    const { client: boss } = await asSuperAdmin(api);
    const { _id } = await writeEmail(api, sender, { scheduledAt: inSeconds(600) });
    await emails.updateOne({ _id }, { status: 'sent' });
    expect(await boss.refusal('POST', `/emails/${_id}/takeover`)).toBe('409 impossible_transition');
    const other = await writeEmail(api, sender, { scheduledAt: inSeconds(600) });
    const answers = await Promise.all([
      sender.request('DELETE', `/emails/${other._id}`),
      boss.request('POST', `/emails/${other._id}/takeover`),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('finds by candidate, sender, state and the words of subject and recipients', async () => {
    const candidateId = String((await createCandidate(api))._id);
    const first = await writeEmail(api, recruiter, { candidateId, subject: 'Zomerproject Gent' });
    const second = await writeEmail(api, recruiter, {
      candidateId,
      to: { name: 'Zoë Maes', email: 'zoe@example.be' },
      scheduledAt: inSeconds(60),
    });
    await recruiter.delete(`/emails/${second._id}`);
    const list = async (query: string): Promise<string[]> => {
      const path = `/emails?filter[candidateId]=${candidateId}&${query}`;
      return recruiter.ids(path);
    };
    expect(await list('')).toEqual([first._id, second._id]);
    expect(await list('sort=-createdAt')).toEqual([second._id, first._id]);
    expect(await list('filter[status]=cancelled')).toEqual([second._id]);
    expect(await list(`filter[createdBy]=${first.createdBy ?? ''}&filter[status]=cancelled`)).toEqual([second._id]);
    expect(await list(`filter[createdBy]=${NOBODY}`)).toEqual([]);
    expect(await list('search=ZOMER')).toEqual([first._id]);
    expect(await list('search=zoe@example')).toEqual([second._id]);
    expect(await list('search=Zoe M')).toEqual([second._id]);
  });

  it('is served by indexes, like the worker’s queries', async () => {
    const confidential = false;
    const { _id: candidateId } = await createCandidate(api);
    const newest = { createdAt: -1, _id: -1 } as const;
    await expectIndexed(emails.find({ confidential }).sort(newest));
    await expectIndexed(emails.find({ confidential, status: 'failed' }).sort(newest));
    await expectIndexed(emails.find({ confidential, candidateId }).sort(newest));
    await expectIndexed(emails.find({ confidential, createdBy: candidateId }).sort(newest));
    await expectIndexed(emails.find({ confidential, createdBy: candidateId, status: 'scheduled' }).sort(newest));
    await expectIndexed(emails.find({ confidential, ngrams: { $all: ['zom'] } }).sort(newest));
    const open = { status: { $in: ['scheduled', 'sending'] as const }, dueAt: { $lte: new Date() } };
    await expectIndexed(emails.find(open).sort({ dueAt: 1 }));
  });
});

describe('the product’s own mails', () => {
  const system = {
    template: 'activation',
    to: { name: 'Camille\r\nBcc: evil@example.com', email: 'camille@example.be' },
    language: 'fr',
    data: {
      firstname: 'Camille',
      url: 'https://portal.example/activate/secret-link',
      choosesPassword: false,
      jobCount: 0,
      jobs: '',
    },
  } as const;

  it('are encrypted in the outbox, and in no list', async () => {
    const { _id: candidateId } = await createCandidate(api);
    await api.app.get(Outbox).addSystem({ ...system, candidateId });
    const stored = await emails.findOne({ candidateId }).lean<EmailRecord>();
    expect(stored).toMatchObject({
      confidential: true,
      subject: 'Confirmez votre adresse e-mail',
      to: { name: 'Camille Bcc: evil@example.com' },
      expireAt: expect.any(Date) as Date,
    });
    expect(JSON.stringify(stored)).not.toContain('secret-link');
    expect(await recruiter.records<unknown>(`/emails?filter[candidateId]=${String(candidateId)}`)).toEqual([]);
    expect(await recruiter.refusal('GET', `/emails/${String(stored?._id)}`)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', `/emails/${String(stored?._id)}`)).toBe('404 not_found');
  });

  it('are rolled back with their transaction', async () => {
    const { _id: candidateId } = await createCandidate(api);
    const failing = api.app.get(Transactions).run(async (session) => {
      await api.app.get(Outbox).addSystem({ ...system, candidateId }, session);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await emails.countDocuments({ candidateId })).toBe(0);
  });
});

describe('erasing a person', () => {
  it('removes their mails and waiting jobs', async () => {
    const { _id } = await createCandidate(api);
    const email = await writeEmail(api, recruiter, { candidateId: String(_id), scheduledAt: inSeconds(600) });
    await until('the job is there', async () => (await jobsOf(email._id)).length === 1);
    await eraseCandidate(api, _id);
    expect(await emails.countDocuments({ candidateId: _id })).toBe(0);
    await until('the job is gone', async () => (await jobsOf(email._id)).length === 0);
  });
});
