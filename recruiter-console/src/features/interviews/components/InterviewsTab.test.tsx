import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { CreateInterviewRequest, InterviewResponse, UpdateInterviewRequest } from '../../../api';
import { renderApp } from '../../../test/render';
import { InterviewsTab } from './InterviewsTab';

const API = 'http://localhost:3000/api/v1';
const CANDIDATE = '665f1c2e9b1d4a0012345600';
const template = {
  _id: 't1',
  type: 'Live interview',
  questions: [{ question: 'Why freelance?' }, { question: 'Which tools?' }],
  version: 0,
};
const held = {
  _id: 'i1',
  templateId: 't1',
  template: { _id: 't1', type: 'Live interview' },
  candidateId: CANDIDATE,
  questions: [{ question: 'Why freelance?', answer: 'Freedom.' }],
  user: { _id: 'u1', firstname: 'Karim', name: 'Benali' },
  version: 2,
  createdAt: '2026-11-03T10:00:00.000Z',
  editedAt: null as string | null,
  abilities: { update: true, delete: true },
} as InterviewResponse;

let saved: InterviewResponse[] = [];
const asked: URL[] = [];
const sent: (CreateInterviewRequest | UpdateInterviewRequest)[] = [];
const server = testServer(
  http.get(`${API}/interviews/templates`, () => HttpResponse.json({ records: [template], totalCount: 1 })),
  http.get(`${API}/interviews`, ({ request }) => {
    asked.push(new URL(request.url));
    return HttpResponse.json({ records: saved, totalCount: saved.length });
  }),
  http.get(`${API}/interviews/:id`, ({ params }) =>
    HttpResponse.json(saved.find(({ _id }) => _id === params.id) ?? null),
  ),
  http.post<never, CreateInterviewRequest>(`${API}/interviews`, async ({ request }) => {
    const body = await request.json();
    sent.push(body);
    const made = { ...held, ...body, _id: 'i2', version: 0 };
    saved = [made, ...saved];
    return HttpResponse.json({ data: made }, { status: 201 });
  }),
  http.patch<{ id: string }, UpdateInterviewRequest>(`${API}/interviews/:id`, async ({ request, params }) => {
    const body = await request.json();
    sent.push(body);
    const record = saved.find(({ _id }) => _id === params.id);
    if (!record || record.version !== body.version) {
      const problem = { status: 409, title: 'Conflict', code: 'stale_version', type: 'about:blank', detail: '' };
      return HttpResponse.json(problem, { status: 409 });
    }
    const changed = { ...record, questions: body.questions, version: record.version + 1 };
    saved = saved.map((one) => (one === record ? changed : one));
    return HttpResponse.json(changed);
  }),
  http.delete(`${API}/interviews/:id`, ({ params }) => {
    saved = saved.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  saved = [held];
  asked.length = 0;
  sent.length = 0;
});

const show = () => renderApp(<InterviewsTab candidateId={CANDIDATE} />);
const answer = (question: string) => screen.getByRole('textbox', { name: question });
/** Pastes the text, because autosave could save half of it between two keys on a slow machine. */
const write = async (question: string, text: string): Promise<void> => {
  await userEvent.click(answer(question));
  await userEvent.paste(text);
};
const expand = async () => userEvent.click(await screen.findByRole('button', { name: /^Live interview/ }));

it('starts one from a template; the first answer makes it, the next ones change it in the same place', async () => {
  saved = [];
  await show();
  await screen.findByText('No interviews yet');
  await userEvent.click(screen.getByRole('button', { name: 'Start interview' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Live interview' }));
  screen.getByText('0 of 2 answered');
  await write('Why freelance?', 'Freedom.');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(sent).toEqual([
    { templateId: 't1', candidateId: CANDIDATE, questions: [{ question: 'Why freelance?', answer: 'Freedom.' }] },
  ]);
  await screen.findByText('Interview started');
  await write('Which tools?', 'Trados');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 0, questions: [{}, { question: 'Which tools?', answer: 'Trados' }] });
  expect(document.activeElement).toBe(answer('Which tools?'));
  expect(screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'UL')).toHaveLength(
    1,
  );
});

it('is made once, however much is typed while the first answer is saved', async () => {
  saved = [];
  let release = (): void => undefined;
  server.use(
    http.post<never, CreateInterviewRequest>(`${API}/interviews`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      await new Promise<void>((resolve) => (release = resolve));
      saved = [{ ...held, ...body, _id: 'i2', version: 0 }];
      return HttpResponse.json({ data: saved[0] }, { status: 201 });
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Start interview' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Live interview' }));
  await write('Why freelance?', 'Free');
  await waitFor(() => expect(sent).toHaveLength(1));
  await write('Why freelance?', 'dom');
  release();
  await waitFor(() => expect(saved[0]?.questions).toEqual([{ question: 'Why freelance?', answer: 'Freedom' }]));
  expect(sent).toHaveLength(2);
});

it('says how many were answered, and keeps a colleague’s answer beside mine', async () => {
  await show();
  await screen.findByText('03/11/2026 · Karim Benali · 1 of 2 answered');
  await expand();
  const theirs = [
    { question: 'Why freelance?', answer: 'Money.' },
    { question: 'Which rate?', answer: '0.13' },
  ];
  saved = [{ ...held, version: 3, questions: theirs }];
  await write('Which tools?', 'Trados');
  await waitFor(() => expect(saved[0]?.version).toBe(4));
  expect(saved[0]?.questions).toEqual([
    { question: 'Why freelance?', answer: 'Money.' },
    { question: 'Which tools?', answer: 'Trados' },
    { question: 'Which rate?', answer: '0.13' },
  ]);
  await screen.findByText('Interview saved together with what a colleague changed');
});

it('asks about an answer that both wrote', async () => {
  await show();
  await expand();
  saved = [{ ...held, version: 3, questions: [{ question: 'Why freelance?', answer: 'Money.' }] }];
  await write('Why freelance?', ' And time.');
  await screen.findByText('A colleague wrote meanwhile: “Money.”');
  screen.getByText('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(saved[0]?.questions).toEqual([{ question: 'Why freelance?', answer: 'Freedom. And time.' }]),
  );
});

it('loses nothing without a network: says so, tries again, and keeps it for the next page', async () => {
  server.use(http.patch(`${API}/interviews/:id`, () => HttpResponse.error()));
  const first = await show();
  await expand();
  await write('Which tools?', 'Trados');
  const again = await screen.findByRole('button', { name: 'Try again' });
  first.unmount();
  expect(again).toBeTruthy();
  server.resetHandlers();
  await show();
  await waitFor(() => expect(saved[0]?.questions).toHaveLength(2));
});

it('searches and filters by template, and says when nothing matches', async () => {
  await show();
  await screen.findByText('Live interview');
  saved = [];
  await userEvent.click(screen.getByRole('combobox', { name: 'Template' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Live interview' }));
  await screen.findByText('No interviews match');
  expect(asked.at(-1)?.searchParams.getAll('filter[type]')).toEqual(['Live interview']);
  await userEvent.click(screen.getByRole('button', { name: 'Search interviews' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search interviews' }), 'rate');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('search')).toBe('rate'));
});

it('is removed after a question', async () => {
  await show();
  await expand();
  await userEvent.click(screen.getByRole('button', { name: 'More of Live interview' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this interview?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Interview removed');
  await screen.findByText('No interviews yet');
});

it('keeps one answer', async () => {
  await show();
  await expand();
  await userEvent.clear(answer('Why freelance?'));
  await screen.findByText(/keeps at least one answer/);
  expect(sent).toEqual([]);
});

it('of a colleague is read, and says why it can’t be changed', async () => {
  saved = [{ ...held, editedAt: '2026-11-04T13:02:00.000Z', abilities: { update: false, delete: false } }];
  await show();
  await screen.findByText('03/11/2026 · Karim Benali · edited 04/11/2026');
  await expand();
  await screen.findByText('Freedom.');
  expect(screen.queryByRole('textbox', { name: 'Why freelance?' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More of/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Only Karim Benali can change this' }));
  await screen.findByText('Only Karim Benali can change this');
});

it('of a colleague is removed by a super-admin', async () => {
  saved = [{ ...held, abilities: { update: false, delete: true } }];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'More of Live interview' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this interview?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Interview removed');
});
