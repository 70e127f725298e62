import { testServer } from '@byline/web-kit/test';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDispatch } from 'react-redux';
import { api, type TaskResponse } from '../../api';
import { GROUPS, groupOf } from '../../features/tasks/model';
import { renderApp, SESSION } from '../../test/render';
import { expectRequiredMarked } from '../../test/required';
import { Component as TasksPage } from './TasksPage';

const API = 'http://localhost:3000/api/v1';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const task = (id: string, title: string, deadline: string, more: Partial<TaskResponse> = {}): TaskResponse => ({
  _id: id,
  title,
  type: 'call',
  assignedTo: SESSION.user._id,
  assigned: [{ _id: SESSION.user._id, firstname: 'Lotte', name: 'Janssens' }],
  candidateId: null,
  candidate: null,
  deadline,
  description: '<p>About the rate</p>',
  completed: false,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  modifiedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});
const LATE = '665f1c2e9b1d4a0012345601';
const LATER = '665f1c2e9b1d4a0012345602';

const appointments = [
  {
    _id: '665f1c2e9b1d4a0012345603',
    title: 'Interview with Noor',
    startDate: inDays(0),
    endDate: inDays(1),
    ...{
      assignedTo: null,
      candidateId: null,
      candidate: null,
      recruiters: [],
      type: null,
      place: null,
      callLink: null,
    },
  },
];

let saved: TaskResponse[] = [];
/** The last request for rows. */
let asked = new URLSearchParams();
let fails = false;
/** The durations of the next saves, in order. */
let slow: number[] = [];
let sent = 0;
const NOT_FOUND = () => HttpResponse.json({ status: 404, title: 'Not Found', code: 'not_found' }, { status: 404 });
const AWAY = () =>
  HttpResponse.json({ status: 503, title: 'Service Unavailable', code: 'unavailable' }, { status: 503 });
const server = testServer(
  http.get(`${API}/tasks`, ({ request }) => {
    if (fails) return AWAY();
    const query = new URL(request.url).searchParams;
    asked = query;
    const completed = query.get('filter[completed]');
    const [from, to] = ['from', 'to'].map((end) => query.get(`filter[deadline][${end}]`));
    const records = saved.filter(
      ({ completed: isDone, deadline }) =>
        (completed === null || String(isDone) === completed) &&
        (!from || deadline >= from) &&
        (!to || deadline.slice(0, to.length) <= to),
    );
    return HttpResponse.json({ records, totalCount: records.length });
  }),
  http.get(`${API}/tasks/counts`, ({ request }) => {
    if (fails) return AWAY();
    const query = new URL(request.url).searchParams;
    const since = new Date(query.get('filter[since]') ?? '');
    const open = saved.filter(({ completed }) => !completed);
    const of = Map.groupBy(open, (task) => groupOf(task, since));
    return HttpResponse.json(Object.fromEntries(GROUPS.map((group) => [group, of.get(group)?.length ?? 0])));
  }),
  http.get(`${API}/tasks/:id`, ({ params }) => {
    const found = saved.find(({ _id }) => _id === params.id);
    return found ? HttpResponse.json(found) : NOT_FOUND();
  }),
  http.patch<{ id: string }, { completed: boolean }>(`${API}/tasks/:id`, async ({ request, params }) => {
    const { completed } = await request.json();
    await delay(slow.shift() ?? 0);
    if (!saved.some(({ _id }) => _id === params.id)) return NOT_FOUND();
    saved = saved.map((one) => (one._id === params.id ? { ...one, completed } : one));
    sent += 1;
    return HttpResponse.json(saved.find(({ _id }) => _id === params.id));
  }),
  http.get(`${API}/calendar`, () => HttpResponse.json({ records: appointments, totalCount: appointments.length })),
  http.get(`${API}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);
beforeEach(() => {
  fails = false;
  sent = 0;
  const candidate = { _id: 'c1', firstname: 'Noor', name: 'Dewitte' };
  saved = [task(LATE, 'Call back', inDays(-2), { candidate }), task(LATER, 'Renew the licences', inDays(40))];
});
const show = (path = '/tasks') => renderApp(<TasksPage />, path);

it('stands by when it is due, counted, with the overdue ones in one line until they are asked for', async () => {
  await show();
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  overdue.getByText('1');
  expect(overdue.queryByText('2 days late')).toBeNull();
  await userEvent.click(overdue.getByRole('button', { name: 'Overdue', expanded: false }));
  await overdue.findByText('2 days late');
  overdue.getByText('2 days late');
  overdue.getByText('1');
  expect(overdue.getByRole('link', { name: 'Noor Dewitte' }).getAttribute('href')).toBe('/candidates/c1?tab=tasks');
  within(screen.getByRole('region', { name: 'Later' })).getByText('Renew the licences');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

it('says that nothing is due today beside folded overdue ones, and unfolds them', async () => {
  const user = userEvent.setup();
  await show();
  await screen.findByText('Nothing due today');
  screen.getByText('One task is overdue.');
  await user.click(screen.getByText('Show overdue'));
  await screen.findByText('2 days late');
  expect(screen.queryByText('Nothing due today')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Overdue', expanded: true }));
});

it('on a phone has its filters in a menu, its search behind a button, and today’s appointments in one line', async () => {
  const nothing = (): void => undefined;
  const old = { addListener: nothing, removeListener: nothing };
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { ...old, matches: media.includes('699px'), media }),
  );
  const user = userEvent.setup();
  await show('/tasks?who=all');
  await screen.findByText('2 · Unfinished · Everyone');
  const appointments = within(await screen.findByRole('region', { name: 'Appointments today' }));
  expect(appointments.queryByText('Interview with Noor')).toBeNull();
  await user.click(appointments.getByRole('button', { name: 'Appointments today', expanded: false }));
  appointments.getByText('Interview with Noor');
  await user.click(screen.getByRole('button', { name: 'Which tasks' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Call' }));
  await screen.findByText('2 · Unfinished · Everyone · Call');
  expect(asked.get('filter[type]')).toBe('call');
  await user.click(screen.getByRole('button', { name: 'Search tasks', expanded: false }));
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'call');
  await expect.poll(() => asked.get('search')).toBe('call');
  await user.click(screen.getByRole('button', { name: 'Search tasks', expanded: true }));
  await expect.poll(() => asked.get('search')).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Search tasks' })).toBeNull();
});

it('is narrowed to mine and to calls, and says so to the server', async () => {
  const user = userEvent.setup();
  await show();
  await screen.findByRole('button', { name: 'Mine', pressed: true });
  await user.click(screen.getByRole('button', { name: /^Type/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Call' }));
  await expect.poll(() => asked.get('filter[assignedTo]')).toBe(SESSION.user._id);
  await expect.poll(() => asked.get('filter[type]')).toBe('call');
  expect(asked.get('filter[completed]')).toBe('false');
  expect(asked.get('sort')).toBe('deadline');
});

it('is ticked off and stays in its place while that can be undone', async () => {
  const user = userEvent.setup();
  await show('/tasks?late=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Done: Call back' }));
  await screen.findByText('Task finished');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Call back' })).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => saved.map(({ completed }) => completed)).toEqual([false, false]);
});

it('stays as it was ticked last, also when the first answer is slow', async () => {
  const user = userEvent.setup();
  await show('/tasks?late=1');
  slow = [150];
  (await screen.findByRole('checkbox', { name: 'Done: Call back' })).focus();
  await user.keyboard('  ');
  await expect.poll(() => sent).toBe(2);
  expect(saved.map(({ completed }) => completed)).toEqual([false, false]);
});

it('is done by a double click, which does not open it again', async () => {
  const user = userEvent.setup();
  await show('/tasks?late=1');
  await user.dblClick(await screen.findByRole('checkbox', { name: 'Done: Call back' }));
  await screen.findByText('Task finished');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Call back' })).checked).toBe(true);
});

it('opens in a form at its side; what does not exist says so; an empty one asks for what it needs', async () => {
  const user = userEvent.setup();
  const first = await show();
  await user.click(await screen.findByRole('link', { name: 'Renew the licences' }));
  const form = await screen.findByRole('form', { name: 'Edit task' });
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Renew the licences');
  first.unmount();
  const second = await show('/tasks?open=665f1c2e9b1d4a00123456ff');
  await screen.findByText('This task does not exist');
  second.unmount();
  await show('/tasks/add');
  await user.click(await screen.findByRole('button', { name: 'Save task' }));
  expect((await screen.findAllByText('Required')).length).toBe(3);
  expectRequiredMarked();
});

/** Reads tasks again, as the live connection does. */
function LiveChange() {
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(api.util.invalidateTags(['Task']))}>A colleague’s change</button>;
}

it('says at once that a colleague removed an open task, and keeps what was typed into it', async () => {
  const user = userEvent.setup();
  const page = (
    <>
      <TasksPage />
      <LiveChange />
    </>
  );
  await renderApp(page, `/tasks?open=${LATER}`);
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  saved = [];
  await user.type(title, ' of the office');
  await user.click(screen.getByRole('button', { name: 'A colleague’s change' }));
  await screen.findByText(/Somebody else removed this/);
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await screen.findByRole('dialog', { name: 'Somebody else removed this.' });
  expect(title.isConnected && title.value).toBe('Renew the licences of the office');
});

it('does not say that a task is gone when only something that it refers to is', async () => {
  server.use(http.patch(`${API}/tasks/:id`, NOT_FOUND));
  const user = userEvent.setup();
  await show(`/tasks?open=${LATER}`);
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' of the office');
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('This is not there: it was removed, or the address is wrong.');
  expect(screen.queryByText('Somebody else removed this.')).toBeNull();
});

it('says what went wrong and asks again; nothing open is said too', async () => {
  fails = true;
  const user = userEvent.setup();
  await show();
  saved = [task(LATE, 'Call back', inDays(-2), { completed: true })];
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Everything is done');
});

it('prints up to 100 with the overdue ones by Ctrl+P; if they cannot be read, says so and shows its list as before', async () => {
  const printed: (string | undefined)[] = [];
  const print = Promise.withResolvers<void>();
  vi.stubGlobal('print', () => {
    printed.push(screen.queryByText('Call back')?.textContent);
    print.resolve();
  });
  const user = userEvent.setup();
  await show();
  await screen.findByText('Renew the licences');
  const onlyLate = () => [screen.queryByText('Call back'), screen.queryByText('Renew the licences')?.textContent];
  fails = true;
  await user.keyboard('{Control>}p{/Control}');
  await user.click(within(await screen.findByRole('dialog', { name: /503/ })).getByRole('button', { name: 'OK' }));
  await screen.findByRole('button', { name: 'Overdue', expanded: false });
  expect([printed, ...onlyLate()]).toEqual([[], null, 'Renew the licences']);
  fails = false;
  await user.keyboard('{Control>}p{/Control}');
  await print.promise;
  expect({ printed, limit: asked.get('limit') }).toEqual({ printed: ['Call back'], limit: '100' });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await screen.findByRole('button', { name: 'Overdue', expanded: false });
  expect(onlyLate()).toEqual([null, 'Renew the licences']);
});

it('says that there are no tasks at all, whatever is asked for', async () => {
  saved = [];
  await show('/tasks?type=call');
  await screen.findByText('No tasks yet');
});

it('moves to overdue as its deadline passes while the page stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-11-24T12:00:00Z') });
  saved = [task(LATE, 'Call back', '2026-11-24T12:00:30Z')];
  await show();
  const group = (name: string) => screen.queryByRole('region', { name });
  await screen.findByRole('region', { name: 'Today' });
  act(() => void vi.advanceTimersByTime(120_000));
  expect([group('Today'), group('Overdue') === null]).toEqual([null, false]);
  screen.getByText('1 min late');
});
