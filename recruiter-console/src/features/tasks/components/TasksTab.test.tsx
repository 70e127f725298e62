import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { testServer } from '@byline/web-kit/test';
import type { CreateTaskRequest, TaskResponse, UpdateTaskRequest } from '../../../api';
import { schedulePresets } from '../../../lib/schedule-presets';
import { renderApp, SESSION } from '../../../test/render';
import { TasksTab } from './TasksTab';

const API = 'http://localhost:3000/api/v1';
const CANDIDATE = '665f1c2e9b1d4a0012345600';
const task = (id: string, title: string, more: Partial<TaskResponse> = {}): TaskResponse => ({
  _id: id,
  title,
  type: 'call',
  assignedTo: SESSION.user._id,
  assigned: [{ _id: SESSION.user._id, firstname: 'Lotte', name: 'Janssens' }],
  candidateId: CANDIDATE,
  candidate: null,
  deadline: '2099-11-24T09:00:00.000Z',
  description: '<p>About the rate</p>',
  completed: false,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  modifiedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

let saved: TaskResponse[] = [];
const sent: (CreateTaskRequest | UpdateTaskRequest)[] = [];
testServer(
  http.get(`${API}/tasks`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const completed = searchParams.get('filter[completed]');
    const search = searchParams.get('search') ?? '';
    const records = saved
      .filter((one) => (completed === null || String(one.completed) === completed) && one.title.includes(search))
      .sort((a, b) => a.deadline.localeCompare(b.deadline));
    return HttpResponse.json({ records, totalCount: records.length });
  }),
  http.get(`${API}/tasks/:id`, ({ params }) => HttpResponse.json(saved.find(({ _id }) => _id === params.id) ?? null)),
  http.get(`${API}/users`, () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.post<never, CreateTaskRequest>(`${API}/tasks`, async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    saved = [...saved, task('k9', body.title)];
    return HttpResponse.json({ data: saved.at(-1) }, { status: 201 });
  }),
  http.patch<{ id: string }, UpdateTaskRequest>(`${API}/tasks/:id`, async ({ request, params }) => {
    const { version, ...change } = await request.json();
    sent.push({ ...change, ...(version !== undefined && { version }) });
    const found = saved.find(({ _id }) => _id === params.id);
    if (!found || (version !== undefined && version !== found.version)) {
      const problem = { status: 409, title: 'Conflict', code: 'stale_version', type: 'about:blank', detail: '' };
      return HttpResponse.json(problem, { status: 409 });
    }
    const changed = { ...found, ...change, version: found.version + 1 };
    saved = saved.map((one) => (one === found ? changed : one));
    return HttpResponse.json(changed);
  }),
  http.delete(`${API}/tasks/:id`, ({ params }) => {
    saved = saved.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  saved = [task('k1', 'Call back'), task('k2', 'Ask for references', { deadline: '2026-01-01T09:00:00.000Z' })];
  sent.length = 0;
});

const show = () => renderApp(<TasksTab candidateId={CANDIDATE} />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

it('lists what is open, the next deadline first, and marks what is late', async () => {
  await show();
  await screen.findByText(/^\d+ days late$/);
  expect(titles()).toEqual(['Done: Ask for references', 'Done: Call back']);
  screen.getByText('24/11/2099 10:00');
});

it('ticks off, leaves the row for a while, and takes it back', async () => {
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Done: Call back' }));
  await screen.findByText('Task finished');
  expect(sent).toEqual([{ completed: true }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Call back' }).checked).toBe(true);
  await press('Undo');
  await waitFor(() => expect(saved[0]?.completed).toBe(false));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Call back' }).checked).toBe(false);
});

it('filters and searches, and says when nothing matches', async () => {
  await show();
  await press('Finished');
  await screen.findByText('No tasks match');
  await press('All');
  await screen.findByText('Call back');
  await press('Search tasks');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'rate');
  await screen.findByText('No tasks match');
});

it('says that there are none, that all are done, or that none match: whichever it is', async () => {
  saved = [task('k1', 'Call back', { completed: true })];
  const { unmount } = await show();
  await screen.findByText('Everything is done');
  unmount();
  saved = [];
  await show();
  await screen.findByText('No tasks yet');
  await press('Finished');
  await screen.findByText('No tasks yet');
});

it('adds one, with a ready deadline and me as the one who does it', async () => {
  await show();
  await press('New task');
  await press('Save task');
  expect((await screen.findAllByText('Required')).length).toBeGreaterThanOrEqual(3);
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Send the list');
  await press('Tomorrow 09:00');
  const { tomorrow } = schedulePresets();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Deadline/ }).value).toBe(
    tomorrow.replaceAll('/', '.'),
  );
  await userEvent.click(await screen.findByRole('textbox', { name: 'Description' }));
  await userEvent.keyboard('Two pages');
  await press('Save task');
  await screen.findByText('Task added');
  expect(sent).toEqual([
    {
      title: 'Send the list',
      type: 'todo',
      assignedTo: SESSION.user._id,
      deadline: parseMoment(tomorrow),
      description: expect.stringMatching(/^<p>/) as string,
      candidateId: CANDIDATE,
    },
  ]);
});

it('keeps a deadline that passed, refuses a new one, and sends only what changed', async () => {
  await show();
  await press('Ask for references');
  await press('More of the task Ask for references');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const deadline = await screen.findByRole('textbox', { name: /^Deadline/ });
  fireEvent.change(deadline, { target: { value: '02.01.2026 10:00' } });
  await press('Save task');
  await screen.findByText('This moment has already passed');
  const before = formatMoment('2026-01-01T09:00:00.000Z').replaceAll('/', '.');
  fireEvent.change(deadline, { target: { value: before } });
  await userEvent.click(screen.getByRole('button', { name: 'To do' }));
  await press('Save task');
  await screen.findByText('Task changed');
  expect(sent).toEqual([{ type: 'todo', version: 1 }]);
});

it('gives the focus back to what opened a form that Escape closes', async () => {
  await show();
  await press('New task');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New task'));
  await press('Call back');
  await press('More of the task Call back');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit task' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More of the task Call back'));
});

it('is removed after a question', async () => {
  await show();
  await press('Call back');
  await press('More of the task Call back');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this task?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Task removed');
  expect(saved).toHaveLength(1);
});
