import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api';
import { renderApp } from '../../test/render';
import { Component as JobsPage } from './JobsPage';

const API = 'http://localhost:3000/api/v1';
const idOf = (number: number): string => String(number).padStart(24, '0');
const NEW = idOf(9999);
const jobOf = (_id: string, title: string) => ({
  ...{ _id, title, version: 1, client: 'Leie & Land', function: 'translator', salary: '€0.14' },
  ...{ location: null, time: null, from: null, to: '2099-02-05', timeState: 'none', languageId: 'nl' },
  ...{ employmentTypeId: 'freelance', applicantLevelId: 'senior' },
  ...{ introduction: '<p>The valley of the Leie</p>', description: null, about: null, offer: null },
  ...{ tags: [], jobtags: [], campaigns: [] as string[], jobcampaigns: [] as object[] },
  jobapplications: { pending: 0, rejected: 0, successful: 0 },
});
type Job = ReturnType<typeof jobOf>;

let jobs: Job[] = [];
let like: Job;
/** The `skip` of each list request for 100 records. */
let walked: number[] = [];
/** List requests for 100 records wait for this. */
let held: Promise<void> | null = null;
/** With an open record, the page renders in this many slices of 10 ms. */
let slowParts = 0;
const page = (records: object[], totalCount = records.length) => HttpResponse.json({ records, totalCount });
const choice = (_id: string) => ({ _id, label: { NL: _id, EN: _id, FR: _id } });
testServer(
  http.get(`${API}/jobs`, async ({ request }) => {
    const { searchParams: asked } = new URL(request.url);
    const [skip, limit] = [Number(asked.get('skip')), Number(asked.get('limit'))];
    if (limit === 100) {
      walked.push(skip);
      await held;
    }
    const matching = jobs.filter(({ title }) => title.includes(asked.get('search') ?? ''));
    return page(matching.slice(skip, skip + limit), matching.length);
  }),
  http.get(`${API}/jobs/counts`, () => HttpResponse.json({ none: jobs.length, future: 0, ongoing: 0, finished: 0 })),
  http.get(`${API}/jobapplications/counts`, () => HttpResponse.json({ pending: 0, rejected: 0, successful: 0 })),
  http.get(`${API}/jobs/campaigns`, () => page([{ _id: idOf(7), title: 'Spring' }])),
  http.get(`${API}/jobs/:id`, () => HttpResponse.json(like)),
  http.get(`${API}/employmenttypes`, () => page([choice('freelance')])),
  http.get(`${API}/applicantlevels`, () => page([choice('senior')])),
  http.get(`${API}/*`, () => page([])),
  http.post(`${API}/jobs`, () => {
    const made = jobOf(NEW, 'Copy editor');
    jobs = [...jobs, made];
    return HttpResponse.json({ data: made }, { status: 201 });
  }),
);
/** Collects highlighted rows, because a highlight may end before the test looks. */
const lit = new Set<unknown>();
const watch = new MutationObserver((changes) => {
  for (const { target, oldValue } of changes) {
    if (oldValue === null && target instanceof HTMLElement) lit.add(target.dataset.row);
  }
});
beforeEach(() => {
  lit.clear();
  watch.observe(document, { subtree: true, attributeFilter: ['data-made'], attributeOldValue: true });
  jobs = Array.from({ length: 23 }, (_, number) => jobOf(idOf(number), `Translator ${number}`));
  like = jobOf(idOf(1), 'Copy editor');
  walked = [];
  held = null;
  slowParts = 0;
});
afterEach(() => {
  watch.disconnect();
});

const Address = () => <output data-testid="address">{useLocation().search}</output>;
/** Reads again what is shown, as for a colleague's change. */
function Changed() {
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(api.util.invalidateTags([{ type: 'Job', id: 'LIST' }]))}>Changed</button>;
}
function SlowPart() {
  if (useLocation().search.includes('open=')) workFor(10);
  return null;
}
function workFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
const address = (): string | null => screen.getByTestId('address').textContent;
async function addJob(search = ''): Promise<void> {
  const list = (
    <>
      <JobsPage />
      <Address />
      <Changed />
      {Array.from({ length: slowParts }, (_, part) => (
        <SlowPart key={part} />
      ))}
    </>
  );
  await renderApp(list, `/jobs?${search}copy=${like._id}`, undefined, [
    { path: '/jobs/:id', element: <h1>The page of the job</h1> },
  ]);
  const form = await screen.findByRole('form', { name: 'New job' });
  await waitFor(() => expect(within(form).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Copy editor'));
  await userEvent.click(within(form).getByRole('button', { name: 'Save job' }));
}
const rowOf = (id: string): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!row) throw new Error(`${id} has no row`);
  return row;
};
/** Finds the row by its text: computing accessible names after every change took most of the test's time. */
const rowOfNew = async (): Promise<HTMLElement | null> =>
  (await screen.findByText('Copy editor', { selector: '[data-row] *' })).closest<HTMLElement>('[data-row]');

it('turns the list to the page of what was just made, and lights its row for a moment', async () => {
  await addJob();
  await rowOfNew();
  await waitFor(() => expect(address()).toBe('?page=3'));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await waitFor(() => expect([...lit]).toEqual([NEW]));
  await waitFor(async () => expect(document.activeElement).toBe(await rowOfNew()));
  expect(walked).toEqual([0]);
  await waitFor(() => expect(document.querySelector('[data-made]')).toBeNull());
});

it('keeps open what somebody opens while the list is turned', async () => {
  const walk = Promise.withResolvers<void>();
  held = walk.promise;
  slowParts = 60;
  await addJob();
  await waitFor(() => expect(walked).toEqual([0]));
  // A click of userEvent would render the whole page at once.
  (await waitFor(() => rowOf(idOf(1)))).click();
  walk.resolve();
  await waitFor(() => expect(address()).toBe(`?page=3&open=${idOf(1)}`));
});

it('turns the list although a change of jobs arrives while it looks for the page', async () => {
  const walk = Promise.withResolvers<void>();
  held = walk.promise;
  await addJob();
  await waitFor(() => expect(walked).toEqual([0]));
  await userEvent.click(screen.getByText('Changed'));
  walk.resolve();
  await waitFor(() => expect(address()).toBe('?page=3'));
});

it('offers to open it, and to copy its apply link where it has one', async () => {
  like = { ...like, campaigns: [idOf(7)], jobcampaigns: [{ _id: idOf(7), title: 'Spring' }] };
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await addJob();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy apply link' }));
  await screen.findByText('Apply link copied');
  expect(writeText.mock.calls[0]?.[0]).toMatch(new RegExp(`/apply/${idOf(7)}/${NEW}$`));
});

it('opens it from the snackbar', async () => {
  await addJob();
  expect(screen.queryByRole('button', { name: 'Copy apply link' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByText('The page of the job');
});

it('says that a search hides it, and shows it with all', async () => {
  await addJob('search=Translator&page=2&');
  await screen.findByText(/Hidden by the search or the filters/);
  expect(screen.queryByRole('row', { name: /Copy editor/ })).toBeNull();
  screen.getByRole('button', { name: 'Open' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await rowOfNew();
  await waitFor(() => expect(address()).toBe('?page=3'));
  await waitFor(() => expect([...lit]).toEqual([NEW]));
});

it('reads a long list no further than two thousand rows, and says so', async () => {
  jobs = Array.from({ length: 2100 }, (_, number) => jobOf(idOf(number), `Translator ${number}`));
  await addJob();
  await screen.findByText(/Further down this list/);
  expect(walked).toEqual(Array.from({ length: 20 }, (_, call) => call * 100));
  screen.getByRole('button', { name: 'Open' });
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
