import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { DomainEvents } from '../src/common/events/domain-events.js';
import type { BulkOperationResponse } from '../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { ErasureResponse } from '../src/modules/candidates/dto/erasure.dto.js';
import type { FileResponse } from '../src/modules/files/dto/file.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import type { NoteResponse } from '../src/modules/notes/dto/note.dto.js';
import type { SkillRecord } from '../src/modules/skills/skill.record.js';
import type { TestResponse } from '../src/modules/tests/dto/test.dto.js';
import { asCandidate, newAddress, register } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { inSeconds, writeEmail } from './factories/emails.js';
import { form, pdf } from './factories/uploads.js';
import { leave } from './factories/leaving.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';
import { until } from './support/until.js';
import { storedNames, tracesOf } from './support/traces.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const recruiterId = String(user._id);
const someone = String((await createCandidate(api))._id);

const RECEIPT = { prefer: 'return=representation' };
const erase = async (candidateId: string): Promise<ErasureResponse> => {
  const answer = await recruiter.request('DELETE', `/candidates/${candidateId}`, undefined, RECEIPT);
  expect(answer.status).toBe(200);
  return answer.body as ErasureResponse;
};
const emails = (): Model<EmailRecord> => api.model('Email');
const mention = (userId: unknown, name: string): string =>
  `<span data-type="mention" data-id="${String(userId)}" data-label="${name}">@${name}</span>`;
const LATER = inSeconds(86_400);

describe('a receipt', () => {
  it('counts the removed records and names the kept ones, if the client prefers so', async () => {
    const { candidateId, client } = await asCandidate(api, { firstname: 'Receipta' });
    for (const description of ['<p>One</p>', '<p>Two</p>'])
      await recruiter.create('/notes', { candidateId, description });
    await client.create(`/candidates/${candidateId}/file`, form(await pdf(), 'cv.pdf'));
    const { removed, ...sums } = await erase(candidateId);
    expect(Object.fromEntries(removed.map(({ kind, count }) => [kind, count]))).toEqual({
      candidate: 1,
      login: 1,
      note: 2,
      file: 1,
    });
    expect(sums).toEqual({ records: 4, files: 1, changed: 0, kept: ['audit_without_values', 'registration_count'] });
  });

  it('is missing without that preference', async () => {
    const { _id } = await createCandidate(api);
    const { status, headers } = await recruiter.delete(`/candidates/${String(_id)}`);
    expect([status, headers.get('preference-applied')]).toEqual([204, null]);
  });

  it('exists once: the second request finds no candidate', async () => {
    const { candidateId } = await asCandidate(api);
    const both = await Promise.all([1, 2].map(() => recruiter.request('DELETE', `/candidates/${candidateId}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await recruiter.refusal('DELETE', `/candidates/${candidateId}`)).toBe('404 not_found');
  });
});

describe('a file', () => {
  it('without a candidate that became part of a test is removed with the candidate, bytes and name', async () => {
    const { _id } = await createCandidate(api);
    const candidateId = String(_id);
    const upload = async (name: string): Promise<string> =>
      (await recruiter.create<FileResponse>('/files', form(await pdf('Handed in'), name)))._id;
    const before = await storedNames(api);
    const test = await recruiter.create<TestResponse>('/tests', {
      candidateId,
      name: 'Localisation',
      fileId: await upload('zandvoort-1.pdf'),
    });
    await recruiter.patch(`/tests/${test._id}`, { fileId: await upload('zandvoort-2.pdf') });
    await recruiter.create('/tests', { candidateId, name: 'Another', fileId: await upload('zandvoort-3.pdf') });
    expect((await erase(candidateId)).files).toBe(2);
    expect(await tracesOf(api, 'zandvoort')).toEqual([]);
    await until('the bytes are gone', async () => isDeepStrictEqual(await storedNames(api), before));
  });

  it('of one candidate cannot be used for another', async () => {
    const fileId = (await recruiter.create<FileResponse>('/files', form(await pdf(), 'shared.pdf')))._id;
    const { _id } = await createCandidate(api);
    await recruiter.create('/tests', { candidateId: String(_id), name: 'One', fileId });
    expect(await recruiter.wrongFields('POST', '/tests', { candidateId: someone, name: 'Two', fileId })).toEqual([
      'fileId invalid_id',
    ]);
  });
});

describe('mails of others', () => {
  const TEAM = { name: 'Team', email: 'team@example.be' };
  const person = async () => {
    const email = `Quirine.${newAddress()}`;
    const { _id } = await createCandidate(api, { firstname: 'Quirine', email });
    return { box: { name: 'Quirine Lefèvre', email: email.toUpperCase() }, id: String(_id) };
  };
  const read = async (id: string) => (await recruiter.get<EmailResponse>(`/emails/${id}`)).body;

  it('go to the other recipients, without the person', async () => {
    const { box, id } = await person();
    const mails = await Promise.all(
      [
        { to: TEAM, cc: [box] },
        { to: TEAM, bcc: [box] },
        { to: box, cc: [TEAM] },
      ].map((people) => writeEmail(api, recruiter, { candidateId: someone, scheduledAt: LATER, ...people })),
    );
    expect((await erase(id)).changed).toBe(3);
    const [cc, bcc, to] = await Promise.all(mails.map(({ _id }) => read(_id)));
    expect(cc).toMatchObject({ status: 'scheduled', to: TEAM, cc: [] });
    expect(bcc).toMatchObject({ status: 'scheduled', to: TEAM, bcc: [] });
    expect(to).toMatchObject({ status: 'scheduled', to: null, cc: [TEAM] });
    expect(await tracesOf(api, 'quirine')).toEqual([]);
  });

  it('are cancelled without other recipients, with an audit entry and without their content', async () => {
    const { box, id } = await person();
    const { _id } = await writeEmail(api, recruiter, {
      candidateId: someone,
      scheduledAt: LATER,
      to: box,
      message: '<p>Dear Quirine</p>',
    });
    await erase(id);
    expect(await read(_id)).toMatchObject({ status: 'cancelled', to: null, message: '' });
    const entries = await api.connection.collection('audit').find({ action: 'cancel', candidateId: null }).toArray();
    expect(entries).toEqual([]);
    expect(await api.connection.collection('audit').countDocuments({ action: 'cancel' })).toBe(1);
    expect(await tracesOf(api, 'quirine')).toEqual([]);
  });

  it('that were sent or failed lose the person too, also in a server’s words; one without other recipients is removed', async () => {
    const { box, id } = await person();
    const [copied, alone] = await Promise.all([
      writeEmail(api, recruiter, { candidateId: someone, to: TEAM, cc: [box] }),
      writeEmail(api, recruiter, { candidateId: someone, to: box, message: '<p>Dear Quirine</p>' }),
    ]);
    const words = `${box.email}: 550 no such user`;
    const ended = { status: 'sent' as const, sentAt: new Date(), body: null, reason: words, refused: [words] };
    await emails().updateMany({ _id: { $in: [copied._id, alone._id] } }, { $set: ended });
    expect((await erase(id)).removed).toContainEqual({ kind: 'mail', count: 1 });
    expect(await read(copied._id)).toMatchObject({ status: 'sent', cc: [] });
    expect(await recruiter.refusal('GET', `/emails/${alone._id}`)).toBe('404 not_found');
    expect(await tracesOf(api, 'quirine')).toEqual([]);
  });

  it('still reach the owner of an address that the person once had by mistake', async () => {
    const other = await createCandidate(api);
    const { _id, email } = await createCandidate(api, { firstname: 'Wrong', email: 'wrong@example.be' });
    await recruiter.patch(`/candidates/${String(other._id)}`, { email: 'moved@example.be' });
    await recruiter.patch(`/candidates/${String(_id)}`, { email: other.email });
    await recruiter.patch(`/candidates/${String(_id)}`, { email: 'wrong-again@example.be' });
    await recruiter.patch(`/candidates/${String(other._id)}`, { email: other.email });
    const boxes = [other.email, email].map((address) => ({ name: 'Somebody', email: address }));
    const mail = await writeEmail(api, recruiter, { candidateId: someone, scheduledAt: LATER, to: TEAM, cc: boxes });
    await erase(String(_id));
    expect((await read(mail._id)).cc).toEqual([boxes[0]]);
  });
});

describe('answers kept for an Idempotency-Key', () => {
  it('are removed for every id and address of the person', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const key = () => ({ 'idempotency-key': randomUUID() });
    // An address that waits for its owner's confirmation.
    const asked = newAddress();
    await recruiter.patch(`/candidates/${candidateId}`, { email: asked });
    const labels = { NL: 'Zonsverduistering', EN: 'Zonsverduistering', FR: 'Zonsverduistering' };
    await client.post('/skills', { label: labels }, key());
    const file = await recruiter.post<{ data: FileResponse }>(
      '/files',
      form(await pdf(), 'zonsverduistering.pdf'),
      key(),
    );
    await recruiter.create('/tests', { candidateId, name: 'A test', fileId: file.body.data._id });
    const deadline = LATER;
    const description = `<p>zonsverduistering ${mention(user._id, 'Camille')}</p>`;
    await recruiter.post(
      '/tasks',
      { title: 'Ask', type: 'call', assignedTo: recruiterId, deadline, description },
      key(),
    );
    const to = { name: 'Zonsverduistering', email: asked };
    await recruiter.post(
      '/emails',
      { candidateId: someone, to, subject: 'Hello', message: '<p>Hello</p>', scheduledAt: LATER },
      key(),
    );
    await erase(candidateId);
    const kept = api.connection.collection('idempotencyKeys');
    expect(await kept.countDocuments({ answer: /zonsverduistering/i })).toBe(0);
  });
});

it('an answer stored during the erasure is removed too', async () => {
  const { _id } = await createCandidate(api);
  const { insertedId } = await api.connection.collection('idempotencyKeys').insertOne({ about: [], answer: 'none' });
  let kept = false;
  api.app.get(DomainEvents).on('person.forgotten', async () => {
    if (kept) return;
    kept = true;
    const answer = { about: [String(_id)], answer: 'of the erased' };
    await api.connection.collection('idempotencyKeys').updateOne({ _id: insertedId }, { $set: answer });
  });
  await erase(String(_id));
  expect(kept).toBe(true);
  expect(await tracesOf(api, 'of the erased')).toEqual([]);
});

describe('records of others about the person', () => {
  it('lose mentions of them, in every kind of text', async () => {
    const { candidateId, user } = await asCandidate(api, { firstname: 'Yoland', name: 'Vermeersch' });
    const text = `<p>Ask ${mention(user._id, 'Yoland Vermeersch')} first</p>`;
    const note = await recruiter.create<NoteResponse>('/notes', {
      candidateId: someone,
      description: text,
      mentions: [String(user._id)],
    });
    await recruiter.create('/tasks', {
      title: 'Ask',
      type: 'call',
      assignedTo: recruiterId,
      deadline: LATER,
      description: text,
    });
    const mail = await writeEmail(api, recruiter, { candidateId: someone, scheduledAt: LATER, message: text });
    const medium = await recruiter.create<{ _id: string }>('/mediums', { name: 'Yes', remarks: text });
    await recruiter.create('/campaigns', { title: 'Spring', mediumId: medium._id, remarks: text });
    await recruiter.create<BulkOperationResponse>('/candidates/bulk', {
      selection: { ids: [someone] },
      action: { mail: { subject: 'Hello', message: text, scheduledAt: LATER } },
    });
    expect((await erase(candidateId)).changed).toBeGreaterThanOrEqual(6);
    for (const trace of ['yoland', String(user._id)]) expect(await tracesOf(api, trace)).toEqual([]);
    const { body } = await recruiter.get<NoteResponse>(`/notes/${note._id}`);
    expect(body).toMatchObject({ description: '<p>Ask @… first</p>', mentions: [], version: 1 });
    expect((await emails().findById(mail._id).lean())?.body?.text).toContain('Ask @… first');
  });

  it('lose only the colleagues’ drafts about them', async () => {
    const { candidateId, user } = await asCandidate(api);
    const note = await recruiter.create<NoteResponse>('/notes', { candidateId, description: '<p>Old</p>' });
    const put = (form: string, content: string) =>
      recruiter.request('PUT', '/users/me/drafts', {
        form,
        content,
        device: 'computer',
        version: 0,
      });
    await put(`new-note.${candidateId}`, '{"description":"half"}');
    await put(`note.${note._id}`, '{"description":"half"}');
    await put('new-email.', JSON.stringify({ to: [{ email: user.email }] }));
    await put(`new-note.${someone}`, '{"description":"half"}');
    expect((await erase(candidateId)).removed).toContainEqual({ kind: 'draft', count: 3 });
    const { body } = await recruiter.get<{ drafts: { form: string }[] }>('/users/me/drafts');
    expect(body.drafts.map((draft) => draft.form)).toEqual([`new-note.${someone}`]);
  });

  it('store no later draft about them', async () => {
    const { _id } = await createCandidate(api);
    await erase(String(_id));
    const draft = {
      form: `new-note.${String(_id)}`,
      content: '{"text":"On she goes"}',
      device: 'computer',
      version: 0,
    };
    const { status } = await recruiter.request('PUT', '/users/me/drafts', draft);
    expect(status).toBe(204);
    expect(await tracesOf(api, 'On she goes')).toEqual([]);
  });

  it('lose a proposed skill, unless another candidate has it, then only its creator', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const propose = async (label: string): Promise<string> =>
      (await client.create<{ _id: string }>('/skills', { label: { NL: label, EN: label, FR: label } }))._id;
    const [alone, shared, approved] = [await propose('Alone'), await propose('Shared'), await propose('Approved')];
    await recruiter.patch(`/skills/${approved}`, { state: 'approved' });
    await recruiter.patch(`/candidates/${someone}`, { skills: [{ skillId: shared, level: 3 }] });
    await erase(candidateId);
    const skills = api.model<SkillRecord>('Skill');
    const left = await skills.find({ _id: { $in: [alone, shared, approved] } }).lean<SkillRecord[]>();
    expect(left.map(({ _id, createdBy }) => [String(_id), createdBy])).toEqual([
      [shared, null],
      [approved, null],
    ]);
    expect(await tracesOf(api, String(user._id))).toEqual([]);
  });

  it('lose registrations for their addresses, with the mails', async () => {
    const former = newAddress();
    const { _id } = await createCandidate(api, { email: former });
    await recruiter.patch(`/candidates/${String(_id)}`, { email: newAddress() });
    await register(api, { email: former });
    await erase(String(_id));
    expect(await tracesOf(api, former)).toEqual([]);
  });
});

describe('a login without a candidate', () => {
  it('is removed completely too', async () => {
    const { client, user } = await loggedIn(api, { firstname: 'Oscarine' });
    await writeEmail(api, recruiter, {
      candidateId: someone,
      scheduledAt: LATER,
      to: { name: 'Team', email: 'team@example.be' },
      cc: [{ name: 'Oscarine', email: user.email }],
    });
    await leave(api, client, false);
    for (const trace of [user.email, 'oscarine', String(user._id)]) expect(await tracesOf(api, trace)).toEqual([]);
  });
});

describe('a colleague who was a candidate', () => {
  it('keeps their data as staff: mails, mentions, tasks', async () => {
    const { candidateId, user } = await asCandidate(api);
    await recruiter.patch('/users/role', { userId: String(user._id), role: 'recruiter' });
    const task = await recruiter.create<{ _id: string }>('/tasks', {
      title: 'Call',
      type: 'call',
      assignedTo: String(user._id),
      deadline: LATER,
      description: `<p>${mention(user._id, 'Camille')}</p>`,
    });
    const cc = [{ name: 'Camille', email: user.email }];
    const mail = await writeEmail(api, recruiter, { candidateId: someone, scheduledAt: LATER, cc });
    await erase(candidateId);
    expect((await recruiter.get<EmailResponse>(`/emails/${mail._id}`)).body.cc).toEqual(cc);
    const { body } = await recruiter.get<{ assignedTo: { _id: string }; description: string }>(`/tasks/${task._id}`);
    expect(JSON.stringify(body)).toContain(String(user._id));
    expect(body.description).toContain('@Camille');
  });
});
