import { HISTORY_PAGE } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import type {
  CandidateHistoryResponse,
  HistoryCountsResponse,
  HistoryEntryDto,
} from '../src/modules/candidate-history/dto/candidate-history.dto.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import type { CalendarItemRecord } from '../src/modules/calendar/calendar-item.schema.js';
import type { InterviewTemplateResponse } from '../src/modules/interviews/dto/interview-template.dto.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import type { NoteRecord } from '../src/modules/notes/note.schema.js';
import type { TaskResponse } from '../src/modules/tasks/dto/task.dto.js';
import type { TestResponse } from '../src/modules/tests/dto/test.dto.js';
import { asCandidate } from './factories/accounts.js';
import { createApplication } from './factories/applications.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { inSeconds, writeEmail } from './factories/emails.js';
import { createJob } from './factories/jobs.js';
import { createCategory, createScorecard, itemOf } from './factories/scorecards.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const lotte = { type: 'user', _id: String(user._id), firstname: user.firstname, name: user.name };

const page = async (id: string, query = ''): Promise<CandidateHistoryResponse> =>
  (await recruiter.get<CandidateHistoryResponse>(`/candidates/${id}/history${query}`)).body;
const entriesOf = async (id: string, query = ''): Promise<HistoryEntryDto[]> => (await page(id, query)).entries;
const countsOf = async (id: string, query = ''): Promise<HistoryCountsResponse> =>
  (await recruiter.get<HistoryCountsResponse>(`/candidates/${id}/history/counts${query}`)).body;
const actsOf = async (id: string, query = ''): Promise<string[]> => (await entriesOf(id, query)).map(({ act }) => act);
const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);

async function everyPage(id: string, query = ''): Promise<HistoryEntryDto[][]> {
  const pages: HistoryEntryDto[][] = [];
  let next: string | null = '';
  while (next !== null) {
    const read: CandidateHistoryResponse = await page(
      id,
      `?after=${next}${query}`.replace('after=&', '').replace(/\?after=$/, ''),
    );
    pages.push(read.entries);
    next = read.next;
  }
  return pages;
}

/** Changes in the audit trail, at so many seconds before a moment. */
async function audit(
  candidateId: string,
  changes: { secondsAgo: number; actorId?: Types.ObjectId; field?: string; from?: unknown; to?: unknown }[],
): Promise<void> {
  const _id = new Types.ObjectId(candidateId);
  await api.model<AuditEntry>('Audit').insertMany(
    changes.map(({ secondsAgo, actorId = user._id, field = 'city', from = 'Gent', to = 'Brugge' }) => ({
      ...{ at: new Date(Date.UTC(2026, 0, 1) - secondsAgo * 1_000), actorId, entity: 'candidate', entityId: _id },
      ...{ candidateId: _id, action: 'update', changes: [{ field, from, to }] },
    })),
  );
}

/** One candidate with an entry of every kind. */
async function story() {
  const { client: candidate, candidateId, user: login } = await asCandidate(api);
  const job = await createJob(api, { title: 'Translator, tourism site' });
  const application = await createApplication(api, recruiter, { candidateId, jobId: String(job._id) });
  await recruiter.patch<ApplicationResponse>(`/candidates/${candidateId}`, { status: 'test' });
  const template = { type: `Phone ${candidateId}`, questions: [] };
  const { _id: templateId } = await recruiter.create<InterviewTemplateResponse>('/interviewtemplates', template);
  const questions = [{ question: 'Why freelance?', answer: 'Freedom' }];
  await recruiter.create('/interviews', { templateId, candidateId, questions });
  const category = await createCategory(recruiter, 'Style', 'Rhythm');
  const card = await createScorecard(recruiter, 'Writer', category);
  const scores = { [`${category._id}-${itemOf(category, 'Rhythm')}`]: 4 };
  await recruiter.create(`/candidates/${candidateId}/scorecards`, [{ _id: card._id, scores, comment: 'Fine ear' }]);
  await recruiter.create('/notes', { candidateId, description: '<p>Asked for <b>her</b></p>', score: 3 });
  const test = await recruiter.create<TestResponse>('/tests', { candidateId, name: 'Tourism sample' });
  await recruiter.patch(`/tests/${test._id}`, { version: 0, scores: [{ score: 8.5, remark: 'Good' }] });
  const task = { title: 'Call Noor', type: 'call', description: 'About the kick-off', assignedTo: String(user._id) };
  const { _id: taskId } = await recruiter.create<TaskResponse>('/tasks', {
    ...{ ...task, candidateId, deadline: inSeconds(86_400) },
  });
  await recruiter.patch(`/tasks/${taskId}`, { completed: true });
  await candidate.create(`/candidates/${candidateId}/file`, form(await pdf(), 'cv.pdf'));
  await writeEmail(api, recruiter, { candidateId, scheduledAt: inSeconds(3_600) });
  await recruiter.patch(`/candidates/${candidateId}`, { candidateInfo: { dayRate: 400 } });
  return { candidateId, login, application, job, test, taskId };
}

describe('a history', () => {
  it('has an entry of every kind, newest first, with its author and its record', async () => {
    const { candidateId, login, application, job, test, taskId } = await story();
    const entries = await entriesOf(candidateId);
    expect(entries.map(({ act }) => act)).toEqual([
      ...['change', 'mail_waiting', 'file', 'task_completed', 'task', 'test_scored', 'test', 'note', 'score'],
      ...['interview', 'stage', 'applied', 'registered'],
    ]);
    const of = (act: string) => entries.find((entry) => entry.act === act);
    const her = { type: 'candidate', _id: String(login._id), firstname: 'Camille', name: 'Lefèvre' };
    expect(of('change')).toMatchObject({ who: lotte, changes: [{ field: 'dayRate', from: null, to: 400 }] });
    expect(of('mail_waiting')).toMatchObject({
      who: lotte,
      title: 'An interview with our team',
      text: 'Shall we meet?',
    });
    expect(of('file')).toMatchObject({ who: her, title: 'cv.pdf' });
    expect(of('task_completed')).toMatchObject({ who: lotte, recordId: taskId, title: 'Call Noor' });
    expect(of('test_scored')).toMatchObject({ who: lotte, recordId: test._id, title: 'Tourism sample', score: 8.5 });
    expect(of('test')).toMatchObject({ who: lotte, score: null });
    expect(of('note')).toMatchObject({ who: lotte, text: 'Asked for her', score: 3 });
    expect(of('score')).toMatchObject({ who: lotte, title: 'Writer', text: 'Fine ear', score: 80 });
    expect(of('interview')).toMatchObject({ who: lotte, title: `Phone ${candidateId}`, answered: 1, asked: 1 });
    expect(of('stage')).toMatchObject({ changes: [{ field: 'status', from: 'none', to: 'test' }] });
    const applied = { recordId: application._id, jobId: String(job._id), title: 'Translator, tourism site' };
    expect(of('applied')).toMatchObject({ ...applied, who: lotte });
    expect(of('registered')).toMatchObject({ who: her });

    expect(await countsOf(candidateId)).toEqual({
      total: 13,
      kinds: [
        ...(['mail', 'note', 'stage', 'application', 'interview', 'score'] as const).map((kind) => ({
          kind,
          count: 1,
        })),
        ...(['test', 'task'] as const).map((kind) => ({ kind, count: 2 })),
        ...[
          { kind: 'file', count: 1 },
          { kind: 'change', count: 2 },
        ],
      ],
    });
    expect(await actsOf(candidateId, '?kinds=stage,file')).toEqual(['file', 'stage']);
    expect(await actsOf(candidateId, '?by=candidate')).toEqual(['file', 'registered']);
    expect(await actsOf(candidateId, `?by=${String(user._id)}&kinds=change`)).toEqual(['change']);
    expect(await countsOf(candidateId, '?by=candidate')).toMatchObject({ total: 2 });
    expect(await actsOf(candidateId, '?by=system')).toEqual([]);
  });

  it('keeps what became of a removed record, without a link, and nothing of confidential mails', async () => {
    const { candidateId, test, taskId, application } = await story();
    await recruiter.delete(`/tests/${test._id}`);
    await recruiter.delete(`/tasks/${taskId}`);
    await recruiter.delete(`/jobapplications/${application._id}`);
    const before = await countsOf(candidateId);
    await api.model<EmailRecord>('Email').updateMany({ candidateId }, { confidential: true });
    const entries = await entriesOf(candidateId, '?kinds=test,task,application,mail');
    expect(entries.map(({ act, recordId, title }) => [act, recordId, title])).toEqual([
      ['application_removed', null, 'Translator, tourism site'],
      ['task_removed', null, 'Call Noor'],
      ['test_removed', null, 'Tourism sample'],
      ['task_completed', null, 'Call Noor'],
      ['test_scored', null, 'Tourism sample'],
      ['applied', null, 'Translator, tourism site'],
    ]);
    expect((await countsOf(candidateId)).total).toBe(before.total - 1);
  });

  it('has the mails that came in, of the candidate and of others, and marks those that came back', async () => {
    const { candidateId, user: camille } = await asCandidate(api);
    const mail = await writeEmail(api, recruiter, { candidateId });
    const sentAt = new Date();
    const bounce = { address: 'camille@example.be', kind: 'no_such_address', text: '550 no such user', at: sentAt };
    const sent = { status: 'sent', sentAt, bounces: [bounce] };
    await api.model<EmailRecord>('Email').updateOne({ _id: mail._id }, sent);
    const received = { state: 'filed', dueAt: sentAt, envelope: { from: '', to: [] }, receivedAt: inSeconds(5) };
    await api.model('ReceivedMail').create([
      {
        ...{ ...received, key: `1${candidateId}`, candidateId, subject: 'Re: hello', message: '<p>With pleasure</p>' },
        from: { name: 'Camille', email: camille.email },
      },
      {
        ...{ ...received, key: `3${candidateId}`, candidateId, subject: 'Re: hello', message: '<p>As a client</p>' },
        ...{ receivedAt: inSeconds(6), from: { name: 'Karim Aziz', email: 'karim@client.example' } },
      },
      { ...received, key: `2${candidateId}`, candidateId, subject: 'Undelivered', kind: 'bounce' },
    ]);
    const entries = await entriesOf(candidateId, '?kinds=mail');
    expect(entries.map(({ act, who, text, undelivered }) => [act, who?.type, text ?? undelivered?.kind])).toEqual([
      ['mail_received', 'sender', 'As a client'],
      ['mail_received', 'candidate', 'With pleasure'],
      ['mail_failed', 'mail_server', 'no_such_address'],
    ]);
    expect(entries[0]?.who).toEqual({ type: 'sender', _id: null, firstname: null, name: 'Karim Aziz' });
    expect(await actsOf(candidateId, '?by=candidate&kinds=mail')).toEqual(['mail_received']);
    expect((await countsOf(candidateId, '?by=candidate')).kinds[0]).toEqual({ kind: 'mail', count: 1 });
    expect(await actsOf(candidateId, `?by=${String(user._id)}&kinds=mail`)).toEqual(['mail_failed']);
    expect((await countsOf(candidateId)).kinds[0]).toEqual({ kind: 'mail', count: 3 });
  });

  it('shows each entry on one page, also those of one moment', async () => {
    const candidateId = await newCandidate();
    const _id = new Types.ObjectId(candidateId);
    const moment = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 1_000);
    const notes = Array.from({ length: 130 }, (_, index) => ({
      ...{ candidateId: _id, description: '<p>Note</p>', recruiterId: user._id, createdAt: moment(index) },
      ...{ modifiedAt: moment(index), searchText: '', ngrams: [] },
    }));
    await api.model<NoteRecord>('Note').insertMany(notes, { timestamps: false } as object);
    const stages = Array.from({ length: 130 }, (_, index) => ({
      ...{ at: moment(index), actorId: user._id, entity: 'candidate', entityId: _id, candidateId: _id },
      ...{ action: 'update', changes: [{ field: 'status', from: 'none', to: 'test' }] },
    }));
    await api.model<AuditEntry>('Audit').insertMany(stages);
    const appointments = Array.from({ length: 5 }, (_, index) => ({
      ...{ title: 'Call', startDate: moment(index), endDate: moment(index), assignedTo: user._id, candidateId: _id },
    }));
    await api.model<CalendarItemRecord>('CalendarItem').insertMany(appointments);
    const pages = await everyPage(candidateId);
    const ids = pages.flat().map((entry) => entry._id);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 16]);
    expect(new Set(ids).size).toBe((await countsOf(candidateId)).total);
    const times = pages.flat().map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('joins the changes of one person within five minutes, also over the end of a page', async () => {
    const candidateId = await newCandidate();
    const karim = new Types.ObjectId();
    // Lotte saves 55 times, ten minutes apart. Around the end of the first page Karim changes something between two of her saves.
    const hers = Array.from({ length: 55 }, (_, index) => ({ secondsAgo: index * 600 }));
    await audit(candidateId, [
      ...hers,
      { secondsAgo: 48 * 600 - 200, field: 'phone', from: '1', to: '2' },
      { secondsAgo: 48 * 600 + 290, field: 'city', from: 'Aalst', to: 'Gent' },
      { secondsAgo: 48 * 600 + 100, actorId: karim, field: 'info', from: 'A long text', to: 'Another' },
      { secondsAgo: 48 * 600 + 200, actorId: karim, field: 'info', from: '', to: 'A long text' },
    ]);
    const pages = await everyPage(candidateId, '&kinds=change');
    expect(pages.map(({ length }) => length)).toEqual([50, 7]);
    const joined = pages[0]?.at(-1);
    expect(joined?.changes).toEqual([
      { field: 'city', from: 'Aalst', to: 'Brugge' },
      { field: 'phone', from: '1', to: '2' },
    ]);
    expect(pages[1]?.[0]).toMatchObject({ who: { type: 'user', name: null }, changes: [{ field: 'info' }] });
    const { kinds } = await countsOf(candidateId);
    expect(kinds.find(({ kind }) => kind === 'change')).toEqual({ kind: 'change', count: 57 });
  });

  it('has edited notes without their words, and moved appointments, several edits within five minutes as one', async () => {
    const candidateId = await newCandidate();
    const { client: karim, user: him } = await asRecruiter(api);
    const note = await recruiter.create<{ _id: string }>('/notes', { candidateId, description: '<p>Secret</p>' });
    const edit = (words: string) => recruiter.patch(`/notes/${note._id}`, { description: `<p>${words}</p>` });
    const day = (hours: number) => inSeconds(86_400 + hours * 3_600);
    const [first, second, third] = [day(1), day(2), day(3)];
    const planned = { title: 'Kick-off', candidateId, startDate: first, endDate: day(5) };
    const item = await recruiter.create<{ _id: string }>('/calendar', planned);
    await edit('At once');
    const notes = api.model<NoteRecord>('Note').collection;
    await notes.updateOne(
      { _id: new Types.ObjectId(note._id) },
      { $set: { createdAt: new Date(Date.now() - 900_000) } },
    );
    await edit('Later');
    await edit('Still later');
    await recruiter.patch(`/calendar/${item._id}`, { place: 'Gent' });
    await recruiter.patch(`/calendar/${item._id}`, { startDate: second });
    await recruiter.patch(`/calendar/${item._id}`, { startDate: third });
    await karim.patch(`/calendar/${item._id}`, { startDate: first });
    const entries = await entriesOf(candidateId, '?kinds=note,interview');
    const moved = (from: string, to: string) => [{ field: 'startDate', from, to }];
    expect(entries.map(({ act, who, recordId, title, changes }) => [act, who?._id, recordId, title, changes])).toEqual([
      ['appointment_moved', String(him._id), item._id, 'Kick-off', moved(third, first)],
      ['appointment_moved', lotte._id, item._id, 'Kick-off', moved(first, third)],
      ['note_changed', lotte._id, note._id, null, []],
      ['note', lotte._id, note._id, null, []],
    ]);
    const { kinds } = await countsOf(candidateId);
    expect(kinds.filter(({ kind }) => kind === 'note' || kind === 'interview').map(({ count }) => count)).toEqual([
      2, 2,
    ]);
    const trail = await api.model<AuditEntry>('Audit').find({ entityId: note._id, action: 'changed' }).lean();
    expect(trail.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('reads a page of a long history through indexes, and no more than it needs', async () => {
    const candidateId = await newCandidate();
    await audit(
      candidateId,
      Array.from({ length: 2_000 }, (_, index) => ({ secondsAgo: index * 600 })),
    );
    await audit(candidateId, [{ secondsAgo: 900_000, field: 'status', from: 'none', to: 'test' }]);
    const { next } = await page(candidateId);
    for (const query of ['', `?after=${next ?? ''}`, '?kinds=stage']) {
      const plans = await plansOf(api, 'audit', () => page(candidateId, query));
      expect(slowPlans(plans)).toEqual([]);
      expect(Math.max(...plans.map(({ docsExamined }) => docsExamined))).toBeLessThan(HISTORY_PAGE * 6);
    }
    for (const collection of ['emails', 'notes', 'tests', 'tasks', 'files', 'interviews', 'calendar']) {
      const plans = await plansOf(api, collection, () => page(candidateId));
      expect(plans.length).toBeGreaterThan(0);
      expect(slowPlans(plans)).toEqual([]);
    }
  });

  it('is refused with wrong words, and gone with the person', async () => {
    const { candidateId } = await story();
    for (const query of ['?kinds=secret', '?after=yesterday', '?by=everyone', '?limit=3'])
      expect((await recruiter.get(`/candidates/${candidateId}/history${query}`)).status).toBe(400);
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect((await recruiter.get(`/candidates/${candidateId}/history`)).status).toBe(404);
    const kept = await api.model<AuditEntry>('Audit').find({ candidateId }).lean();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.flatMap(({ changes }) => changes)).toEqual([]);
  });
});
