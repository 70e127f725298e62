import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { InterviewTemplateResponse, UpdateInterviewTemplateRequest } from '../../api';
import { renderApp } from '../../test/render';
import { Component as InterviewTemplatesPage } from './InterviewTemplatesPage';

const API = 'http://localhost:3000/api/v1';
const asked = (...questions: string[]) => questions.map((question) => ({ question }));
const live = {
  _id: 't1',
  type: 'Live interview',
  questions: asked('Why freelance?', 'Which tools?', 'Which rate?'),
  version: 4,
} as InterviewTemplateResponse;
const phone = { ...live, _id: 't2', type: 'Téléphone', questions: [] };

let saved: InterviewTemplateResponse[] = [];
const calls: string[] = [];
const refuse = (code: string) =>
  HttpResponse.json({ status: 409, title: 'Conflict', code, type: 'about:blank', detail: '' }, { status: 409 });
const server = testServer(
  http.get(`${API}/interviews/templates`, () => HttpResponse.json({ records: saved, totalCount: saved.length })),
  http.get(`${API}/interviews`, () => HttpResponse.json({ records: [], totalCount: 64 })),
  http.post<never, Pick<InterviewTemplateResponse, 'type' | 'questions'>>(
    `${API}/interviewtemplates`,
    async ({ request }) => {
      const made = { ...live, ...(await request.json()), _id: 't3', version: 0 };
      saved = [...saved, made];
      return HttpResponse.json({ data: made }, { status: 201 });
    },
  ),
  http.patch<{ id: string }, UpdateInterviewTemplateRequest>(
    `${API}/interviewtemplates/:id`,
    async ({ request, params }) => {
      const { version, ...changes } = await request.json();
      const record = saved.find(({ _id }) => _id === params.id);
      if (record?.version !== version) return refuse('stale_version');
      if (saved.some(({ _id, type }) => _id !== params.id && type === changes.type)) return refuse('already_exists');
      const changed = { ...live, ...record, ...changes, version: (version ?? 0) + 1 };
      saved = saved.map((one) => (one === record ? changed : one));
      return HttpResponse.json(changed);
    },
  ),
  http.delete(`${API}/interviewtemplates/:id`, ({ request, params }) => {
    calls.push(new URL(request.url).search);
    saved = saved.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  saved = [live, phone];
});

const open = async (id = 't1') => {
  const page = await renderApp(<InterviewTemplatesPage />, `/settings/interviews?template=${id}`);
  await screen.findByRole('textbox', { name: 'Type of interview' });
  return page;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const replace = async (field: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.paste(text);
};
const inStore = (index = 0) => saved[index]?.questions.map(({ question }) => question);

it('finds a template, also without its accents, and makes one with its first question', async () => {
  await renderApp(<InterviewTemplatesPage />, '/settings/interviews');
  await screen.findByRole('button', { name: /Live interview.*3 questions/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'telep');
  await screen.findByText('1 template');
  await press('New template');
  await press('Add');
  await screen.findByText('Required');
  await replace('Type of interview', 'Test review');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Template Test review added');
  await userEvent.type(await screen.findByRole('textbox', { name: 'New question' }), 'Which test?{Enter}');
  await waitFor(() => expect(inStore(2)).toEqual(['Which test?']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New question' })));
});

it('saves a question in its place, keeps it while the field is empty, and puts it back with Escape', async () => {
  await open();
  await press('Edit question 2');
  const field = await screen.findByRole('textbox', { name: 'Question 2' });
  await userEvent.clear(field);
  await screen.findByText('Required');
  await userEvent.paste('Which CAT tools?');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(inStore()).toEqual(['Why freelance?', 'Which CAT tools?', 'Which rate?']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inStore()?.[1]).toBe('Which tools?'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit question 2' }));
});

it('moves a question by its buttons, says where it is and keeps the focus', async () => {
  await open();
  await press('Move question 3 up');
  await screen.findByText('2 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move question 2 up' }));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('1 of 3');
  // The first question cannot move up.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move question 1 down' }));
  await waitFor(() => expect(inStore()).toEqual(['Which rate?', 'Why freelance?', 'Which tools?']));
});

it('takes in what a colleague added, moved and changed, and asks only about the same question', async () => {
  await open();
  const theirs = asked('Which rate?', 'Why you?', 'Which tools?', 'Which hours?');
  saved = [{ ...live, questions: theirs, version: 5 }, phone];
  await press('Edit question 2');
  await replace('Question 2', 'Which CAT tools?');
  await screen.findByText('Template saved together with what a colleague changed');
  await waitFor(() => expect(inStore()).toEqual(['Which rate?', 'Why you?', 'Which CAT tools?', 'Which hours?']));
  saved = saved.map((one) => ({ ...one, questions: asked('Which rate?', 'Why us?'), version: one.version + 1 }));
  await press('Remove question 2');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('A colleague wrote meanwhile: “Why us?”');
  await press('Keep mine');
  await waitFor(() => expect(inStore()).toEqual(['Which rate?']));
});

it('says that a name is taken, and saves the next one', async () => {
  await open();
  await replace('Type of interview', 'Téléphone');
  await screen.findByText('Another template has this name already');
  await replace('Type of interview', 'Visit');
  await waitFor(() => expect(saved[0]?.type).toBe('Visit'));
});

it('loses nothing without a network, and adds no question twice when only the answer was lost', async () => {
  server.use(
    http.patch<{ id: string }, UpdateInterviewTemplateRequest>(
      `${API}/interviewtemplates/:id`,
      async ({ request }) => {
        const { questions = [] } = await request.json();
        saved = [{ ...live, questions, version: 5 }, phone];
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'New question' }), 'Which hours?{Enter}');
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(inStore()).toEqual(['Why freelance?', 'Which tools?', 'Which rate?', 'Which hours?']);
});

it('says how many interviews were held with it before it is removed', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Live interview' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove template Live interview?' });
  within(dialog).getByText('The 64 interviews held with it keep their questions and type.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Template Live interview removed');
  expect(calls).toEqual(['?force=true']);
  await screen.findByText('Choose a template');
});
