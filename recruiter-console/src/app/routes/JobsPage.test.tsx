import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { expectRequiredMarked } from '../../test/required';
import { Component as JobsPage } from './JobsPage';

const API = 'http://localhost:3000/api/v1';
const ID = '665f1c2e9b1d4a0000000001';
const page = (records: object[], totalCount = records.length) => HttpResponse.json({ records, totalCount });
const option = (name: string) => ({ _id: `${name}-id`, name, label: { NL: name, EN: name, FR: name } });
const job = {
  _id: ID,
  version: 3,
  title: 'Translator EN/FR',
  client: 'Leie & Land',
  function: 'translator',
  salary: '€0.14',
  location: null,
  time: null,
  from: '2026-01-05',
  to: '2026-02-05',
  timeState: 'finished',
  languageId: 'nl',
  employmentTypeId: 'freelance-id',
  applicantLevelId: 'senior-id',
  introduction: '<p>The valley of the Leie</p>',
  description: null,
  about: null,
  offer: null,
  tags: [],
  jobtags: [],
  campaigns: [],
  jobcampaigns: [],
  jobapplications: { pending: 6, rejected: 4, successful: 2 },
};

let saved: { method: string; body: Record<string, unknown> }[] = [];
let jobs: object[] = [job];
/** Answers a save, optionally after a promise. */
const write = (respond: (body: Record<string, unknown>) => Response, waits?: Promise<void>) =>
  async function resolver({ request }: { request: Request }): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>;
    await waits;
    saved.push({ method: request.method, body });
    return respond(body);
  };
const server = testServer(
  http.get(`${API}/jobs`, () => page(jobs, jobs.length && 23)),
  http.get(`${API}/jobs/counts`, () =>
    HttpResponse.json({ none: 0, future: 0, ongoing: 0, finished: jobs.length && 23 }),
  ),
  http.get(`${API}/jobapplications/counts`, () => HttpResponse.json({ pending: 0, rejected: 0, successful: 0 })),
  http.get(`${API}/jobs/campaigns`, () => page([])),
  http.get(`${API}/jobs/${ID}`, () => HttpResponse.json(job)),
  http.get(`${API}/employmenttypes`, () => page([option('freelance')])),
  http.get(`${API}/applicantlevels`, () => page([option('senior')])),
  http.get(`${API}/*`, () => page([])),
);
afterEach(() => {
  saved = [];
  jobs = [job];
});

describe('the list of jobs', () => {
  it('shows how many applied and how many wait, and opens the form of a row', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<JobsPage />, '/jobs');
    const row = await screen.findByRole('row', { name: /Translator EN\/FR/ });
    expect(row.textContent).toContain('12');
    expect(row.textContent).toContain('6 pending');
    expect(row.textContent).toContain('05/01/2026 – 05/02/2026');
    await user.click(screen.getByText('6 pending'));
    expect(await screen.findByRole('form', { name: 'Edit job' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says what to do where there are none, and where none match', async () => {
    jobs = [];
    const screen = await renderApp(<JobsPage />, '/jobs');
    expect(await screen.findByText('No jobs yet')).toBeDefined();
    screen.unmount();
    const searched = await renderApp(<JobsPage />, '/jobs?search=nothing&time=ongoing');
    expect(await searched.findByText('No jobs match')).toBeDefined();
  });

  it('says so when its address names a job that there is not', async () => {
    server.use(http.get(`${API}/jobs/${ID}`, () => HttpResponse.json({ status: 404 }, { status: 404 })));
    const screen = await renderApp(<JobsPage />, `/jobs?open=${ID}`);
    expect(await screen.findByText('This job does not exist')).toBeDefined();
  });
});

describe('the form of a job', () => {
  it('says what has to be there', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<JobsPage />, '/jobs?panel=new');
    await user.click(await screen.findByRole('button', { name: 'Save job' }));
    expect(await screen.findAllByText('Required')).toHaveLength(6);
    expectRequiredMarked();
  });

  it('is sent once, and says at its field what the server refuses', async () => {
    const user = userEvent.setup();
    const pressedTwice = Promise.withResolvers<void>();
    const errors = [{ field: 'offer', code: 'min_chars' }];
    const refuse = () =>
      HttpResponse.json({ status: 400, title: 'Bad Request', code: 'validation', errors }, { status: 400 });
    server.use(http.post(`${API}/jobs`, write(refuse, pressedTwice.promise)));
    const screen = await renderApp(<JobsPage />, `/jobs?copy=${ID}`);
    await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(screen.getByLabelText(/^End/));
    await user.type(screen.getByLabelText(/^End/), '01/01/2020{Control>}{Enter}{/Control}');
    expect(saved).toEqual([]);
    await user.clear(screen.getByLabelText(/^End/));
    await user.dblClick(screen.getByRole('button', { name: 'Save job' }));
    pressedTwice.resolve();
    expect(await screen.findByText(/at least 2 characters/i)).toBeDefined();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.body).toMatchObject({
      title: job.title,
      location: null,
      from: null,
      to: null,
      tags: [],
      offer: null,
    });
  });

  it('opens one text at a time', async () => {
    const user = userEvent.setup();
    const screen = await renderApp(<JobsPage />, `/jobs?open=${ID}`);
    const fold = (name: RegExp) => screen.findByRole('button', { name });
    const introduction = await fold(/^Introduction/);
    expect(introduction.textContent).toContain('The valley of the Leie');
    await user.click(introduction);
    await user.click(await fold(/^What we offer/));
    expect(introduction.getAttribute('aria-expanded')).toBe('false');
    expect((await fold(/^What we offer/)).getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    { version: 4, choice: /Sofie De Backer\s*Theirs/ },
    // Of two writes the record names only the later writer, who may not have changed this field.
    { version: 5, choice: /Somebody else\s*Theirs/ },
  ])('keeps a day that passed, and asks about what somebody else changed too: $version', async (theirs) => {
    const user = userEvent.setup();
    let others = false;
    server.use(
      http.get(`${API}/jobs/${ID}`, () =>
        HttpResponse.json(others ? { ...job, version: theirs.version, title: 'Theirs', modifiedBy: 'sofie' } : job),
      ),
      http.get(`${API}/recruiters`, () => page([{ _id: 'sofie', firstname: 'Sofie', name: 'De Backer' }])),
      http.patch(
        `${API}/jobs/:id`,
        write(({ version }) => {
          if (version === theirs.version) return HttpResponse.json({ ...job, version: version + 1 });
          others = true;
          return HttpResponse.json({ status: 409, title: 'Conflict', code: 'stale_version' }, { status: 409 });
        }),
      ),
    );
    const screen = await renderApp(<JobsPage />, `/jobs?open=${ID}`);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Mine{Control>}{Enter}{/Control}');
    await screen.findByRole('radio', { name: theirs.choice });
    await user.click(await screen.findByRole('button', { name: 'Save the merged version' }));
    expect(await screen.findByText('Mine saved')).toBeDefined();
    expect(saved.map(({ body }) => body)).toEqual([
      { title: 'Mine', version: 3 },
      { title: 'Mine', version: theirs.version },
    ]);
  });

  it('begins as a copy, whose days are chosen anew', async () => {
    const screen = await renderApp(<JobsPage />, `/jobs?copy=${ID}`);
    expect(await screen.findByDisplayValue(job.title)).toBeDefined();
    expect(screen.queryByDisplayValue('05/01/2026')).toBeNull();
    expect(screen.queryByDisplayValue('05/02/2026')).toBeNull();
  });
});
