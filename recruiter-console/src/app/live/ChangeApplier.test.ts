import type { Change, Changes } from '@byline/shared-types/domain';
import { loggedIn } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api';
import { viewersApi } from '../../api/viewers';
import { liveState } from '../../lib/live/live-state';
import { SESSION } from '../../test/render';
import { createStore } from '../store/store';
import { ChangeApplier } from './ChangeApplier';
import { readEvents } from '../../lib/live/change-stream';

const ME = SESSION.user._id;
const SOFIE = '665f1c2e9b1d4a0012345699';
const server = testServer();
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/tasks', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ records: [], totalCount: 0 });
    }),
    http.get('*/tasks/counts', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ overdue: 0, today: 0, week: 0, later: 0 });
    }),
    http.patch('*/tasks/:id', () => HttpResponse.json({})),
  );
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const message = (changes: Change[], more: Partial<Changes> = {}): Changes => ({
  ...{ cursor: '1-0', live: true, missed: false, changes },
  ...more,
});
const task = (id: string, by: string | null = SOFIE): Change => ({ kind: 'task', id, candidateId: null, by });

/** A store whose screen shows tasks. */
async function shown() {
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  await store.dispatch(api.endpoints.listTasks.initiate({}));
  asked = [];
  return { store, applier: new ChangeApplier(store, ME) };
}

it('reads what is shown once for many changes of a moment, and again at most every second', async () => {
  const { applier } = await shown();
  for (let change = 0; change < 60; change++) {
    applier.take(message([task(String(change))]));
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1_500);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  applier.stop();
});

it('counts the groups of tasks again', async () => {
  const { store, applier } = await shown();
  await store.dispatch(api.endpoints.countTasks.initiate({}));
  asked = [];
  applier.take(message([task('a')]));
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(asked.map((url) => new URL(url).pathname)).toContain('/api/v1/tasks/counts'));
  applier.stop();
});

it('lets the recruiter type first, but for 1.2 s at most', async () => {
  const { applier } = await shown();
  const type = async (times: number): Promise<void> => {
    for (let key = 0; key < times; key++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await type(1);
  applier.take(message([task('a')]));
  await type(5);
  await vi.advanceTimersByTimeAsync(350);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await type(1);
  applier.take(message([task('b')]));
  await type(11);
  expect(asked).toHaveLength(1);
  await type(2);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  applier.stop();
});

it('reads a list of one candidate only for a change of that candidate or of its records', async () => {
  server.use(
    http.get('*/notes', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ records: [{ _id: 'note' }], totalCount: 1 });
    }),
    http.get('*/candidates/:id/counts', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({});
    }),
  );
  const { store, applier } = await shown();
  await store.dispatch(api.endpoints.listNotes.initiate({ filter: { candidateId: 'noor' } }));
  await store.dispatch(api.endpoints.getCandidateCounts.initiate({ id: 'noor' }));
  const reads = async (id: string, candidateId: string | null): Promise<number> => {
    asked = [];
    applier.take(message([{ kind: 'note', id, candidateId, by: SOFIE }]));
    await vi.advanceTimersByTimeAsync(1_500);
    return asked.length;
  };
  expect(await reads('other', 'bas')).toBe(0);
  await vi.waitFor(async () => expect(await reads('new', 'noor')).toBe(2));
  // The writer of a status knows only the record.
  await vi.waitFor(async () => expect(await reads('note', null)).toBe(2));
  applier.stop();
});

it('marks what a colleague changed, for a while, and not what the product changed', async () => {
  const { applier } = await shown();
  applier.take(message([task('a'), task('b', null)]));
  await vi.advanceTimersByTimeAsync(200);
  expect([...liveState().marks.keys()]).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(liveState().marks.size).toBe(0);
  applier.stop();
});

it('does not call a profile changed for a note, whose write also dates the candidate', async () => {
  const { applier } = await shown();
  const noor = { id: 'noor', candidateId: 'noor', by: SOFIE };
  applier.take(
    message([
      { kind: 'candidate', ...noor },
      { ...noor, kind: 'note', id: 'n' },
    ]),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...liveState().marks.keys()]).toEqual(['n']);
  applier.take(message([{ kind: 'candidate', ...noor }]));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...liveState().marks.keys()]).toEqual(['n', 'noor']);
  applier.stop();
});

it('reads for an act of the same user in another tab, and not for one of this tab', async () => {
  const { store, applier } = await shown();
  applier.take(message([task('a', ME)]));
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await store.dispatch(
    api.endpoints.updateTask.initiate({ id: 'a', updateTaskRequest: { completed: true, version: 0 } }),
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  applier.take(message([task('a', ME)]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  expect(liveState().marks.size).toBe(0);
  applier.stop();
});

it('asks again who else looks at a candidate when a colleague comes, and not when this user does', async () => {
  server.use(
    http.put('*/candidates/:id/viewers/me', () => {
      asked.push('viewers');
      return HttpResponse.json({ viewers: [] });
    }),
  );
  const { store, applier } = await shown();
  await store.dispatch(viewersApi.endpoints.viewers.initiate('noor'));
  asked = [];
  for (const [by, reads] of [
    [ME, []],
    [SOFIE, ['viewers']],
  ] as const) {
    applier.take(message([{ kind: 'viewer', id: null, candidateId: 'noor', by }]));
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(asked).toEqual(reads));
  }
  applier.stop();
});

it('reads everything that is shown after a gap, and says that it is behind only if it was live before', async () => {
  const { applier } = await shown();
  applier.take(message([], { live: false }));
  expect(liveState().behindSince).toBeNull();
  applier.take(message([]));
  applier.take(null);
  expect(liveState().behindSince).not.toBeNull();
  applier.take(message([], { missed: true }));
  expect(liveState().behindSince).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  applier.stop();
});

it('reads nothing while a pointer is down, so a drag goes on, and reads afterwards', async () => {
  const { applier } = await shown();
  applier.take(message([task('a')]));
  window.dispatchEvent(new Event('pointerdown'));
  applier.take(message([task('b')]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(0);
  window.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  applier.stop();
});

it('shows a changed application in its row, and reads neither the other rows nor those of another kind', async () => {
  let status = 'pending';
  server.use(
    http.get('*/jobapplications', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.has('skip') ? 'rows' : 'one');
      return HttpResponse.json({ records: [{ _id: 'a', candidateId: 'noor', jobId: 'job', status }], totalCount: 1 });
    }),
  );
  const { store, applier } = await shown();
  const rows = { skip: 0, limit: 25 };
  await store.dispatch(api.endpoints.listApplications.initiate(rows));
  asked = [];
  status = 'successful';
  applier.take(message(['a', 'new'].map((id) => ({ kind: 'application', id, candidateId: 'noor', by: SOFIE }))));
  await vi.advanceTimersByTimeAsync(200);
  const statusOf = () =>
    api.endpoints.listApplications
      .select(rows)(store.getState())
      .data?.records.map((row) => row.status);
  await vi.waitFor(() => expect(statusOf()).toEqual(['successful']));
  expect(asked).toEqual(['one']);
  // A job's change of its period of work reaches the rows, and a candidate's change of their days.
  for (const [kind, id, read] of [
    ['job', 'other', []],
    ['job', 'job', ['one']],
    ['candidate', 'noor', ['one']],
  ] as const) {
    asked = [];
    applier.take(message([{ kind, id, candidateId: kind === 'candidate' ? id : null, by: null }]));
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(asked).toEqual(read));
  }
  expect([...liveState().unseen]).toEqual([['noor application', SOFIE]]);
  applier.stop();
});

it('shows changed candidates in their rows by one call, and opens only the one who is shown', async () => {
  server.use(
    http.get('*/candidates', ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('filter[ids]');
      asked.push(ids.join());
      const all = ['noor', 'bas', 'ada'].map((_id) => ({ _id, city: ids.length > 0 ? 'Gent' : 'Brugge' }));
      return HttpResponse.json({ records: all.filter(({ _id }) => ids.length === 0 || ids.includes(_id)) });
    }),
    http.get('*/candidates/:id', ({ params }) => {
      asked.push(`open ${String(params.id)}`);
      return HttpResponse.json({ _id: params.id, city: 'Gent' });
    }),
  );
  const { store, applier } = await shown();
  const rows = { skip: 0, limit: 25 };
  await store.dispatch(api.endpoints.listCandidates.initiate(rows));
  await store.dispatch(api.endpoints.getCandidate.initiate({ id: 'ada' }));
  asked = [];
  const changed = ['noor', 'ada', 'elsewhere'];
  applier.take(message(changed.map((id) => ({ kind: 'candidate', id, candidateId: id, by: SOFIE }))));
  await vi.advanceTimersByTimeAsync(200);
  const cities = () =>
    api.endpoints.listCandidates
      .select(rows)(store.getState())
      .data?.records.map(({ city }) => city);
  await vi.waitFor(() => expect(cities()).toEqual(['Gent', 'Brugge', 'Gent']));
  expect(asked.sort()).toEqual(['noor,ada', 'open ada']);
  applier.stop();
});

it('reads events that arrive in pieces', () => {
  const first = readEvents('id: 1-0\ndata: {"cursor":"1-0","live":true,"missed":false,"changes":[]}\n\n:\n\nid: 2');
  expect(first).toMatchObject({ messages: [{ cursor: '1-0' }], rest: 'id: 2' });
});
