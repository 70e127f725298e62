import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type {
  AddCandidateScorecardRequest,
  CandidateScorecardResponse,
  UpdateCandidateScorecardRequest,
} from '../../../api';
import { renderApp, SESSION } from '../../../test/render';
import { ScorecardsTab } from './ScorecardsTab';

const API = 'http://localhost:3000/api/v1';
const CANDIDATE = '665f1c2e9b1d4a0012345600';
const card = (id: string, label: string, scores: Record<string, number> = {}): CandidateScorecardResponse => ({
  _id: id,
  candidateId: CANDIDATE,
  label,
  categories: [
    {
      _id: 'c1',
      label: 'Language',
      items: [
        { _id: 'i1', label: 'Spelling', weight: 1.5 },
        { _id: 'i2', label: 'Tone of voice', weight: 1 },
      ],
    },
  ],
  scores,
  comment: null,
  percent: null,
  assessments: [],
  summary: null,
  version: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  modifiedAt: '2026-11-17T10:00:00.000Z',
});

type Assessment = CandidateScorecardResponse['assessments'][number];
/** The scores of a recruiter: for spelling, for tone of voice, and the total. */
const given = (recruiter: Assessment['recruiter'], spelling: number, tone: number, percent: number): Assessment => ({
  recruiter,
  scores: { 'c1-i1': spelling, 'c1-i2': tone },
  comment: `Said by ${recruiter?.firstname ?? 'nobody'}`,
  percent,
  modifiedAt: '2026-11-16T10:00:00.000Z',
});
const SOFIE = { _id: 'u1', firstname: 'Sofie', name: 'De Backer' };

let saved: CandidateScorecardResponse[] = [];
const sent: (AddCandidateScorecardRequest | UpdateCandidateScorecardRequest)[] = [];
const known = ['s1', 's2'].map((id) => ({
  _id: id,
  label: id === 's1' ? 'Translator' : 'Project work',
  categories: [],
  selectedCategories: [{ _id: 'c1', label: 'Language', items: [], selectedItems: [{ _id: 'i1' }] }],
}));
testServer(
  http.get(`${API}/candidates/scorecards`, () => HttpResponse.json({ records: saved, totalCount: saved.length })),
  http.get(`${API}/scorecards`, () => HttpResponse.json({ records: known, totalCount: known.length })),
  http.post<never, AddCandidateScorecardRequest[]>(`${API}/candidates/:id/scorecards`, async ({ request }) => {
    const body = await request.json();
    sent.push(...body);
    saved = [...saved, ...body.map(({ _id }) => card(_id, 'Project work'))];
    return HttpResponse.json({ data: { records: saved } }, { status: 201 });
  }),
  http.patch<never, UpdateCandidateScorecardRequest[]>(`${API}/candidates/:id/scorecards`, async ({ request }) => {
    const body = await request.json();
    sent.push(...body);
    for (const { _id, version, removed, scores, comment } of body) {
      const found = saved.find((one) => one._id === _id);
      if (!found || (version !== undefined && version !== found.version)) {
        const problem = { status: 409, title: 'Conflict', code: 'stale_version', type: 'about:blank', detail: '' };
        return HttpResponse.json(problem, { status: 409 });
      }
      const changed = { ...found, scores: scores ?? {}, comment: comment ?? null, version: found.version + 1 };
      saved = removed ? saved.filter((one) => one !== found) : saved.map((one) => (one === found ? changed : one));
    }
    return HttpResponse.json({ records: saved });
  }),
);
beforeEach(() => {
  saved = [card('s1', 'Translator')];
  sent.length = 0;
});

const show = () => renderApp(<ScorecardsTab candidateId={CANDIDATE} />);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const cell = (item: string, rating: string) =>
  within(screen.getByRole('radiogroup', { name: item })).getByRole('radio', { name: rating });

it('rates with the pointer and with arrow keys, saves by itself and shows the weighted score', async () => {
  await show();
  await press(/^Translator/);
  screen.getByText('Not rated yet');
  await userEvent.click(cell('Spelling', '5'));
  cell('Tone of voice', '1').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell('Tone of voice', '3'));
  screen.getByText('84.00%');
  screen.getByText('2 of 2 items rated');
  await waitFor(() => expect(saved[0]?.scores).toEqual({ 'c1-i1': 5, 'c1-i2': 3 }));
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(sent.at(-1)).toMatchObject({ _id: 's1', comment: null });
});

it('takes a rating back by choosing it again, and saves a comment', async () => {
  saved = [card('s1', 'Translator', { 'c1-i1': 4 })];
  await show();
  await press(/^Translator/);
  await userEvent.click(cell('Spelling', '4'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Strong.');
  await waitFor(() => expect(saved[0]).toMatchObject({ scores: {}, comment: 'Strong.' }));
});

it('keeps what I rated in another window, and asks about what I rated in both', async () => {
  await show();
  await press(/^Translator/);
  saved = [{ ...card('s1', 'Translator', { 'c1-i1': 2, 'c1-i2': 4 }), version: 2 }];
  await userEvent.click(cell('Spelling', '5'));
  await screen.findByText('Saved meanwhile in another window of yours: “2”');
  expect(cell('Tone of voice', '4').getAttribute('aria-checked')).toBe('true');
  await press('Take that');
  await waitFor(() => expect(cell('Spelling', '2').getAttribute('aria-checked')).toBe('true'));
  expect(saved[0]?.scores).toEqual({ 'c1-i1': 2, 'c1-i2': 4 });
});

it('leaves behind what the card no longer asks', async () => {
  saved = [card('s1', 'Translator', { 'c1-i1': 4, 'c1-gone': 2 })];
  await show();
  await press(/^Translator/);
  await userEvent.click(cell('Tone of voice', '3'));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ scores: { 'c1-i1': 4, 'c1-i2': 3 } }));
});

it('keeps the scores of colleagues back until I rated every item, then shows average and spread', async () => {
  saved = [{ ...card('s1', 'Translator'), assessments: [given(SOFIE, 5, 3, 84), given(null, 3, 3, 60)] }];
  await show();
  await press(/^Translator.*Not rated yet · 2 colleagues have scored$/);
  await userEvent.click(cell('Spelling', '4'));
  expect(screen.queryByText(/Sofie De Backer/)).toBeNull();
  expect(screen.queryByText(/Average/)).toBeNull();
  await userEvent.click(cell('Tone of voice', '5'));
  screen.getByText('Average 77.33%, 60.00% to 88.00%');
  const theirs = within(screen.getByRole('list', { name: 'Colleagues on Spelling' }));
  expect(theirs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sofie De Backer: 5'),
    expect.stringContaining('Recruiter no longer known: 3'),
    'Average 4.0 3–5from 3 to 5',
  ]);
  screen.getByText('Said by Sofie');
  screen.getByText('84.00%');
  expect(await screen.findByText('88.00%')).toBeDefined();
});

it('shows what colleagues gave when asked, and to somebody who had scored before', async () => {
  const mine = given(SESSION.user, 2, 2, 40);
  saved = [
    { ...card('s1', 'Translator'), assessments: [given(SOFIE, 5, 3, 84)] },
    { ...card('s2', 'Project work', { 'c1-i1': 2 }), assessments: [mine, given(SOFIE, 4, 4, 80)] },
  ];
  await show();
  await screen.findByText('Average 60.00%, 40.00% to 80.00%');
  await press(/^Translator/);
  await press('Show the others’ scores');
  screen.getByText('Not rated yet · 1 recruiter');
  screen.getByText('Sofie De Backer: 5');
  await press('Hide the others’ scores');
  expect(screen.queryByText('Said by Sofie')).toBeNull();
  expect(sent).toEqual([]);
});

it('adds those that are not there yet, found by name', async () => {
  await show();
  await screen.findByText('1 scorecard');
  await press('Add scorecards');
  const dialog = await screen.findByRole('dialog', { name: 'Add scorecards' });
  await within(dialog).findByText('Project work');
  expect(within(dialog).queryByText('Translator')).toBeNull();
  await userEvent.type(within(dialog).getByRole('searchbox'), 'none such');
  within(dialog).getByText('No scorecard of that name');
  await userEvent.clear(within(dialog).getByRole('searchbox'));
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 scorecard' }));
  await screen.findByText('Scorecard added');
  await screen.findByText('2 scorecards');
  expect(sent).toEqual([{ _id: 's2' }]);
});

it('is removed after a question, which knows who has scored by now', async () => {
  await show();
  await press(/^Translator/);
  saved = [{ ...card('s1', 'Translator'), assessments: [given(SOFIE, 5, 3, 84), given(null, 3, 3, 60)] }];
  await press('More of the scorecard Translator');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this scorecard?' });
  within(dialog).getByText(/^The scores and comments of 2 recruiters are gone for everybody/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Scorecard removed');
  await screen.findByText('No scorecards yet');
  expect(sent).toEqual([{ _id: 's1', removed: true }]);
});
