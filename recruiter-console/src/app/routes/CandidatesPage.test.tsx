import { testServer } from '@byline/web-kit/test';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { ExportProvider } from '../../components/export/ExportProvider';
import { Operations } from '../../features/bulk/components/Operations';
import { renderApp, SESSION } from '../../test/render';
import { Component as CandidatesPage } from './CandidatesPage';

const API = 'http://localhost:3000/api/v1';
const ROWS = [0, 1, 2, 3];
const page = (records: object[], totalCount = records.length) => HttpResponse.json({ records, totalCount });
const person = (index: number) => ({
  _id: `665f1c2e9b1d4a000000000${index}`,
  firstname: `Noor${index}`,
  name: 'Dewitte',
  function: null,
  city: null,
  country: null,
  status: 'none',
  archived: false,
  assigned: [],
  skills: [],
  candidatetags: [],
  candidateInfo: { pricePerWord: null, skillSet: { motherTongue: null, translationSkills: [] } },
  createdAt: '2026-11-01T00:00:00.000Z',
  modifiedAt: '2026-11-01T00:00:00.000Z',
});

/** Requests of the test, and the resulting bulk operation. */
let asked: { search: string; body: unknown }[] = [];
let operation: object | null = null;
const made = (fields: object) => ({
  _id: '665f1c2e9b1d4a00000000aa',
  action: { archived: true },
  undoes: null,
  state: 'done',
  total: 2,
  done: 1,
  skipped: 1,
  skippedCandidates: [{ candidateId: person(1)._id, name: 'Noor1 Dewitte', code: 'unchanged' }],
  undoableUntil: '2099-01-01T00:00:00.000Z',
  startedBy: SESSION.user,
  ...{
    abilities: { cancel: false, undo: true, decide: false },
    waitsUntil: null,
    decidedBy: null,
    declineReason: null,
  },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});
const COUNTED = {
  ...{ newApplicant: 0, recruiter: 0, phoneInterview: 0, test: 0, liveInterview: 0, offer: 1_577, archived: 0 },
  ...{ active: 1_577, total: 1_577, capped: [] as string[] },
};
let counts = COUNTED;
const server = testServer(
  http.get(`${API}/candidates`, ({ request }) => {
    const isPage = new URL(request.url).searchParams.get('limit') === '10';
    const exact = request.headers.get('prefer') === 'count=exact';
    return HttpResponse.json({ records: (isPage ? ROWS : [0]).map(person), totalCount: exact ? 12_345 : null });
  }),
  http.get(`${API}/candidates/tiles`, () => HttpResponse.json(counts)),
  http.get(`${API}/candidates/bulk`, () => page(operation ? [operation] : [])),
  http.post(`${API}/candidates/bulk`, async ({ request }) => {
    asked.push({ search: new URL(request.url).search, body: await request.json() });
    operation = made({});
    return HttpResponse.json({ data: operation }, { status: 201 });
  }),
  http.get(`${API}/*`, () => page([])),
);
afterEach(() => {
  asked = [];
  operation = null;
  counts = COUNTED;
});

const open = () =>
  renderApp(
    <ExportProvider>
      <CandidatesPage />
      <Operations />
    </ExportProvider>,
    '/?search=noor',
  );

it('says at the side that a candidate is gone, and nothing to try again', async () => {
  const gone = { type: 'x', status: 404, title: 'Not Found', detail: '', code: 'not_found' };
  server.use(
    http.get(`${API}/candidates/${person(3)._id}`, () => HttpResponse.json(gone, { status: 404 }), { once: true }),
  );
  const screen = await renderApp(
    <ExportProvider>
      <CandidatesPage />
    </ExportProvider>,
    `/?open=${person(3)._id}`,
  );
  expect(await screen.findByRole('complementary', { name: 'This candidate does not exist' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('a selection', () => {
  it('takes the rows between two with Shift, and is kept while another search only ends "all"', async () => {
    const user = userEvent.setup();
    const screen = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noor0 Dewitte' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Noor2 Dewitte' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeDefined();
    await user.click(screen.getByLabelText('Take Noor1 Dewitte out of the selection'));
    await user.click(screen.getByRole('button', { name: /^Offer/ }));
    expect(await screen.findByText('2 selected')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Select all 1,577' }));
    expect(screen.getByText('All 1,577 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Offer/ }));
    expect(screen.queryByText('All 1,577 selected')).toBeNull();
  });

  it('is archived as all that match but some, says who was skipped and why, and can be undone', async () => {
    const user = userEvent.setup();
    const screen = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noor0 Dewitte' }));
    await user.click(screen.getByRole('button', { name: 'Select all 1,577' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Noor3 Dewitte' }));
    expect(screen.getByText('All 1,576 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    const question = await screen.findByRole('dialog', { name: 'Archive 1,576 candidates?' });
    await user.click(within(question).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/1 candidate archived/)).toBeDefined();
    expect(asked).toEqual([
      {
        search: '?search=noor&filter%5Barchived%5D=false',
        body: { selection: { all: true, except: [person(3)._id] }, action: { archived: true } },
      },
    ]);
    // The closing question hides the page behind it.
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(screen.queryByRole('toolbar', { name: 'Selected candidates' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See who was skipped' }));
    expect(await screen.findByText('was so already')).toBeDefined();
  });

  it('of all ends when nobody is left of them', async () => {
    const user = userEvent.setup();
    const screen = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noor0 Dewitte' }));
    await user.click(screen.getByRole('button', { name: 'Select all 1,577' }));
    await screen.findByText('All 1,577 selected');
    counts = { ...COUNTED, active: 0 };
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nobody' }));
    await waitFor(() => expect(screen.queryByText(/^All .* selected$/)).toBeNull());
  });

  it('of more than were counted says how many before anything is done with them', async () => {
    const user = userEvent.setup();
    counts = { ...COUNTED, active: 10_000, capped: ['active'] };
    const screen = await open();
    expect(await screen.findByRole('button', { name: /^Active ?10,000\+$/ })).toBeDefined();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noor0 Dewitte' }));
    await user.click(screen.getByRole('button', { name: 'Select all 10,000+' }));
    expect(await screen.findByText('All 12,345 selected')).toBeDefined();
    expect(await screen.findByText('12,345 candidates')).toBeDefined();
  });

  it('ends with Escape', async () => {
    const user = userEvent.setup();
    const screen = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('4 selected')).toBeNull();
  });
});
