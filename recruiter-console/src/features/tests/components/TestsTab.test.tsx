import { testServer } from '@byline/web-kit/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { CreateTestRequest, TestResponse, UpdateTestRequest } from '../../../api';
import { renderApp } from '../../../test/render';
import { TestsTab } from './TestsTab';

const API = 'http://localhost:3000/api/v1';
const CANDIDATE = '665f1c2e9b1d4a0012345600';
const made: TestResponse = {
  _id: 'x1',
  candidateId: CANDIDATE,
  name: 'Tourism, EN to NL',
  fileId: 'f1',
  file: { _id: 'f1', originalname: 'Leie en Land.docx' },
  scores: [
    { score: 8.5, remark: 'Faithful' },
    { score: 9, remark: 'Reads well' },
  ],
  average: 8.8,
  version: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  modifiedAt: '2026-11-17T10:00:00.000Z',
};

let saved: TestResponse[] = [];
let uploads = 0;
const sent: (CreateTestRequest | UpdateTestRequest)[] = [];
const problem = (status: number, code: string) =>
  HttpResponse.json({ status, title: 'No', code, type: 'about:blank', detail: '' }, { status });
const server = testServer(
  http.get(`${API}/tests`, ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    const records = saved.filter(({ name }) => name.includes(search));
    return HttpResponse.json({ records, totalCount: records.length });
  }),
  http.get(`${API}/tests/:id`, () => HttpResponse.json(saved[0] ?? null)),
  http.post(`${API}/files`, () => {
    uploads += 1;
    return HttpResponse.json({ data: { _id: 'f2' } }, { status: 201 });
  }),
  http.post<never, CreateTestRequest>(`${API}/tests`, async ({ request }) => {
    sent.push(await request.json());
    saved = [{ ...made, _id: 'x2', name: 'Subtitles', scores: [], average: null }, ...saved];
    return HttpResponse.json({ data: saved[0] }, { status: 201 });
  }),
  http.patch<{ id: string }, UpdateTestRequest>(`${API}/tests/:id`, async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    const [test] = saved;
    if (!test || body.version !== test.version) return problem(409, 'stale_version');
    saved = [{ ...test, ...body, version: test.version + 1 }];
    return HttpResponse.json(saved[0]);
  }),
  http.delete(`${API}/tests/:id`, () => {
    saved = [];
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  saved = [made];
  uploads = 0;
  sent.length = 0;
});

const show = () => renderApp(<TestsTab candidateId={CANDIDATE} />);
const expand = async () => userEvent.click(await screen.findByRole('button', { name: /^Tourism/ }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (menuitem: string) => {
  await press('More of the test Tourism, EN to NL');
  await userEvent.click(await screen.findByRole('menuitem', { name: menuitem }));
};

it('shows the average with one decimal on a closed card, a dash without scores', async () => {
  saved = [made, { ...made, _id: 'x3', name: 'Word list', scores: [], average: null }];
  await show();
  await screen.findByText('17/11/2026 · 2 scores');
  screen.getByText('8.8');
  screen.getByText('17/11/2026 · not scored yet');
  screen.getByText('–');
});

it('adds a test with its file, uploaded once even when the test is refused first', async () => {
  server.use(http.post(`${API}/tests`, () => problem(503, 'unavailable'), { once: true }));
  await show();
  await press('New test');
  await press('Save test');
  await screen.findByText('Required');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Subtitles');
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'text.exe'), { applyAccept: false });
  await press('Save test');
  await screen.findByText('This type of file is not accepted');
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'Subtitles.docx'));
  await press('Save test');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
  await press('Save test');
  await screen.findByText('Test added');
  expect(sent).toEqual([{ candidateId: CANDIDATE, name: 'Subtitles', fileId: 'f2' }]);
  expect(uploads).toBe(1);
});

it('ends the search that hides a new one', async () => {
  await show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tests' }), 'legal');
  await screen.findByText('No tests match');
  await press('New test');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Subtitles');
  await press('Save test');
  await screen.findByRole('button', { name: /^Subtitles/ });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tests' }).value).toBe('');
});

it('adds a score with what it is for, in half points', async () => {
  await show();
  await expand();
  await press('Add score');
  expect(screen.getByRole('textbox', { name: /^What the score is for/ }).getAttribute('aria-invalid')).toBe('true');
  const slider = screen.getByRole('slider', { name: 'Score' });
  fireEvent.change(slider, { target: { value: 7.5 } });
  await userEvent.type(screen.getByRole('textbox', { name: /^What the score is for/ }), 'Terms');
  await press('Add score');
  await waitFor(() =>
    expect(sent).toEqual([{ scores: [...made.scores, { score: 7.5, remark: 'Terms' }], version: 1 }]),
  );
  await screen.findByText('Test changed');
});

it('puts a score back that could not be saved', async () => {
  server.use(http.patch(`${API}/tests/:id`, () => problem(503, 'unavailable'), { once: true }));
  await show();
  await expand();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /Faithful/ });
  fireEvent.change(slider, { target: { value: 3 } });
  await screen.findByRole('dialog');
  expect(slider.value).toBe('8.5');
});

it('says that a search failed, and shows none of what was there before', async () => {
  let fails = false;
  server.use(http.get(`${API}/tests`, () => (fails ? problem(503, 'unavailable') : undefined)));
  await show();
  await screen.findByText('17/11/2026 · 2 scores');
  fails = true;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tests' }), 'legal');
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await screen.findByText('No tests match');
});

it('removes a score from what a colleague left, and puts it back', async () => {
  await show();
  await expand();
  const theirs = { score: 4, remark: 'Late' };
  saved = [{ ...made, scores: [...made.scores, theirs], version: 5 }];
  await press('Remove the score for Faithful');
  await screen.findByText('Score removed');
  expect(saved[0]?.scores).toEqual([made.scores[1], theirs]);
  await press('Undo');
  await waitFor(() => expect(saved[0]?.scores).toEqual([...made.scores, theirs]));
});

it('changes its name and asks when a colleague was first', async () => {
  await show();
  await expand();
  await choose('Edit');
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Tourism');
  saved = [{ ...made, name: 'Travel', version: 2 }];
  await press('Save test');
  await screen.findByRole('radio', { name: /Somebody else\s*Travel/ });
  await press('Save the merged version');
  await screen.findByText('Test changed');
  expect(sent.at(-1)).toEqual({ name: 'Tourism', version: 2 });
});

it('is removed after a question; a search that finds nothing says so', async () => {
  await show();
  await expand();
  await choose('Remove');
  const dialog = await screen.findByRole('dialog', { name: 'Remove this test?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Test removed');
  await screen.findByText('No tests yet');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tests' }), 'legal');
  await screen.findByText('No tests match');
});

it('opens the test to which the address leads, and lets it be closed', async () => {
  saved = [{ ...made, _id: 'x3', name: 'Subtitles' }, made];
  await renderApp(<TestsTab candidateId={CANDIDATE} />, '/?record=x1');
  await screen.findByRole('button', { name: /^Tourism/, expanded: true });
  screen.getByRole('button', { name: /^Subtitles/, expanded: false });
  await expand();
  await screen.findByRole('button', { name: /^Tourism/, expanded: false });
});
