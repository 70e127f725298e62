import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CreateTaskRequest, TaskResponse } from '../src/modules/tasks/dto/task.dto.js';
import type { TaskRecord } from '../src/modules/tasks/task.schema.js';
import { asCandidate } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter, createUser } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const HOUR = 3_600_000;
const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const recruiterId = String(user._id);
const tasks = api.model<TaskRecord>('Task');

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const request = (fields: Partial<CreateTaskRequest> = {}): CreateTaskRequest => ({
  title: 'Call back',
  type: 'call',
  assignedTo: recruiterId,
  deadline: inHours(1),
  description: '<p>About the test</p>',
  ...fields,
});
const add = async (fields: Partial<CreateTaskRequest> = {}): Promise<TaskResponse> =>
  await recruiter.create<TaskResponse>('/tasks', request(fields));

describe('a task', () => {
  it('is stored with the names of its assignee and candidate', async () => {
    const { user } = await createUser(api, { firstname: 'Ann', name: 'Maes' });
    const candidate = await createCandidate(api, { firstname: 'Bart', name: 'Peeters' });
    const fields = request({ assignedTo: String(user._id), candidateId: String(candidate._id), title: ' Call Bart ' });
    const body = await recruiter.create<TaskResponse>('/tasks', fields);
    expect(body).toMatchObject({
      ...fields,
      title: 'Call Bart',
      assigned: [{ _id: String(user._id), firstname: 'Ann', name: 'Maes' }],
      candidate: { _id: String(candidate._id), firstname: 'Bart', name: 'Peeters' },
      completed: false,
      version: 0,
    });
    expect((await recruiter.get<TaskResponse>(`/tasks/${body._id}`)).body).toEqual(body);
  });

  it('goes to the recruiter who takes the role of its assignee, unless it is done', async () => {
    const { user: leaver } = await asRecruiter(api);
    const assignedTo = String(leaver._id);
    const [open, done] = [await add({ assignedTo }), await add({ assignedTo })];
    await recruiter.patch(`/tasks/${done._id}`, { completed: true });
    expect((await recruiter.delete(`/users/role?userId=${assignedTo}&role=recruiter`)).status).toBe(204);
    const read = async ({ _id }: TaskResponse) => (await recruiter.get<TaskResponse>(`/tasks/${_id}`)).body;
    expect(await read(open)).toMatchObject({ assignedTo: recruiterId, version: open.version + 1 });
    expect(await read(done)).toMatchObject({ assignedTo });
  });

  it('names every wrong field', async () => {
    const refused = (fields: object) => recruiter.wrongFields('POST', '/tasks', fields);
    expect(await refused({})).toEqual([
      'assignedTo required',
      'deadline required',
      'description required',
      'title required',
      'type required',
    ]);
    expect(
      await refused({ ...request(), title: 'x', type: 'mail', deadline: '20.11.2026', description: '<p>y</p>' }),
    ).toEqual(['deadline invalid_date', 'description min_chars', 'title title_short', 'type invalid']);
    expect(await refused({ ...request(), deadline: '2026-W50-1', completed: null })).toEqual([
      'completed required',
      'deadline invalid_date',
    ]);
    expect(await refused(request({ deadline: inHours(-1) }))).toEqual(['deadline date_in_past']);
    expect(await refused(request({ assignedTo: NOBODY }))).toEqual(['assignedTo invalid_id']);
    expect(await refused(request({ candidateId: NOBODY }))).toEqual(['candidateId no_candidate_found']);
  });

  it('is completed alone, also after its deadline, and refuses a stale editor', async () => {
    const { _id } = await add();
    await tasks.updateOne({ _id }, { $set: { deadline: new Date(Date.now() - HOUR) } });
    const path = `/tasks/${_id}`;
    const { body } = await recruiter.patch<TaskResponse>(path, { completed: true, version: 0 });
    expect(body).toMatchObject({ completed: true, title: 'Call back', version: 1 });
    expect((await recruiter.patch<TaskResponse>(path, { deadline: body.deadline, title: 'Done' })).body.title).toBe(
      'Done',
    );
    expect(await recruiter.wrongFields('PATCH', path, { deadline: inHours(-2) })).toEqual(['deadline date_in_past']);
    expect(await recruiter.refusal('PATCH', path, { completed: false, version: 0 })).toBe('409 stale_version');
    expect(await recruiter.wrongFields('PATCH', path, { assignedTo: null, completed: 'yes' })).toEqual([
      'assignedTo required',
      'completed invalid',
    ]);
  });

  it('may keep a deleted assignee, but not get one', async () => {
    const { _id } = await add();
    await tasks.updateOne({ _id }, { $set: { assignedTo: NOBODY } });
    const { body } = await recruiter.patch<TaskResponse>(`/tasks/${_id}`, { assignedTo: NOBODY, title: 'Still there' });
    expect(body).toMatchObject({ assignedTo: NOBODY, assigned: [], title: 'Still there' });
    expect(await recruiter.wrongFields('PATCH', `/tasks/${_id}`, { assignedTo: '665f1c2e9b1d4a0012345670' })).toEqual([
      'assignedTo invalid_id',
    ]);
  });

  it('is deleted once', async () => {
    const path = `/tasks/${(await add())._id}`;
    expect((await recruiter.delete(path)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', path)).toBe('404 not_found');
    expect(await recruiter.refusal('GET', path)).toBe('404 not_found');
    expect(await recruiter.refusal('PATCH', path, { completed: true })).toBe('404 not_found');
    expect(await recruiter.refusal('GET', '/tasks/nonsense')).toBe('400 invalid_id');
  });

  it('is erased with its candidate, and loses an erased assignee', async () => {
    const { candidateId, user } = await asCandidate(api);
    const about = await add({ candidateId });
    const assigned = await add({ assignedTo: String(user._id) });
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect(await recruiter.refusal('GET', `/tasks/${about._id}`)).toBe('404 not_found');
    expect((await recruiter.get<TaskResponse>(`/tasks/${assigned._id}`)).body).toMatchObject({
      assignedTo: null,
      assigned: [],
    });
  });
});

it('are counted by the day of their deadline as of a moment, by the search and the filters of the list', async () => {
  const { user: other } = await createUser(api, { firstname: 'Ann', name: 'Maes' });
  const assignedTo = String(other._id);
  // A Wednesday in Europe/Brussels, an hour before midnight.
  const since = '2098-10-15T23:00:00+02:00';
  const deadlines = {
    overdue: ['2098-10-15T22:59:59+02:00'],
    today: [since, '2098-10-15T23:59:59+02:00'],
    week: ['2098-10-16T00:00:00+02:00', '2098-10-17T12:00:00+02:00', '2098-10-19T23:59:59+02:00'],
    later: ['2098-10-20T00:00:00+02:00'],
  };
  for (const deadline of Object.values(deadlines).flat())
    await add({ assignedTo, deadline, title: 'Translate leaflets' });
  const done = await add({ assignedTo, deadline: since });
  await recruiter.patch(`/tasks/${done._id}`, { completed: true });
  const counts = async (query: string) =>
    (await recruiter.get(`/tasks/counts?filter[assignedTo]=${assignedTo}${query}`)).body;
  const moment = encodeURIComponent(since);
  const expected = { overdue: 1, today: 2, week: 3, later: 1 };
  expect(await counts(`&filter[since]=${moment}&search=leaflets`)).toEqual(expected);
  expect(await counts(`&filter[since]=${moment}&filter[type]=${done.type}`)).toEqual(expected);
  expect(await counts('')).toEqual({ overdue: 0, today: 0, week: 0, later: 7 });
  expect(await counts('&search=nobody')).toEqual({ overdue: 0, today: 0, week: 0, later: 0 });
  const { errors } = await recruiter.problem('GET', '/tasks/counts?filter[since]=soon&filter[completed]=true');
  expect(errors?.map(({ field }) => field).sort()).toEqual(['filter.completed', 'filter.since']);
});

describe('the list of tasks', () => {
  it('filters, searches titles and starts with the next deadline', async () => {
    await tasks.deleteMany({});
    const candidateId = String((await createCandidate(api))._id);
    const { user } = await createUser(api);
    const late = await add({ deadline: inHours(48), title: 'Relancer Éric', candidateId });
    const soon = await add({ deadline: inHours(2), type: 'todo', assignedTo: String(user._id) });
    const done = await add({ deadline: inHours(3), completed: true, candidateId });
    const list = (query: string): Promise<string[]> => recruiter.ids(`/tasks?${query}`);
    expect(await list('')).toEqual([soon._id, done._id, late._id]);
    expect(await list('sort=-deadline&limit=1')).toEqual([late._id]);
    expect(await list(`filter[candidateId]=${candidateId}`)).toEqual([done._id, late._id]);
    expect(await list('filter[completed]=true')).toEqual([done._id]);
    expect(await list(`filter[completed]=false&filter[candidateId]=${candidateId}`)).toEqual([late._id]);
    expect(await list(`filter[assignedTo]=${String(user._id)}`)).toEqual([soon._id]);
    expect(await list('filter[type]=call')).toEqual([done._id, late._id]);
    expect(await list(`filter[deadline][to]=${inHours(4)}`)).toEqual([soon._id, done._id]);
    expect(await list('search=ERIC')).toEqual([late._id]);
    expect(await recruiter.wrongFields('GET', '/tasks?filter[completed]=maybe&filter[assignedTo]=me')).toEqual([
      'filter.assignedTo invalid_id',
      'filter.completed invalid',
    ]);
  });

  it('is served by indexes', async () => {
    const next = { deadline: 1, _id: 1 } as const;
    await expectIndexed(tasks.find({}).sort(next));
    await expectIndexed(tasks.find({ completed: false }).sort(next));
    await expectIndexed(tasks.find({ candidateId: { $in: [NOBODY] } }).sort(next));
    await expectIndexed(tasks.find({ candidateId: { $in: [NOBODY] }, completed: false }).sort(next));
    await expectIndexed(tasks.find({ assignedTo: { $in: [NOBODY] } }).sort(next));
    await expectIndexed(tasks.find({ assignedTo: { $in: [NOBODY] }, completed: false }).sort(next));
    await expectIndexed(tasks.find({ ngrams: { $all: ['cal'] } }).sort(next));
    await expectIndexed(tasks.find({}).sort({ createdAt: -1, _id: -1 }));
  });
});
