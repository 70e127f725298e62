import { config } from '@byline/web-kit/config';
import { loggedIn } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRouter } from '@byline/web-kit/address';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { api } from '../../api';
import { loadPages } from '../../test/pages';
import { SESSION } from '../../test/render';
import { Providers } from '../providers/Providers';
import { createStore, type AppStore } from '../store/store';
import { routes } from './router';

const NOBODY = '665f1c2e9b1d4a0012345678';
const NOOR = {
  ...{ firstname: 'Noor', name: 'Dewitte', abilities: {}, links: {} },
  candidateInfo: { pricePerWord: null, skillSet: { motherTongue: null, translationSkills: [] } },
  ...{ skills: [], workExperience: [], diploma: [], folders: [], candidatefiles: [], missing: [], language: 'nl' },
};
const NOTE = {
  ...{ _id: '665f1c2e9b1d4a0012345601', candidateId: NOBODY, description: '<p>Sworn</p>', mentions: [], score: -1 },
  ...{ abilities: { update: true, delete: true }, editedAt: null },
  ...{ recruiter: null, version: 0, createdAt: '2026-11-01T10:00:00.000Z', modifiedAt: '2026-11-01T10:00:00.000Z' },
};
let asked: string[] = [];
let erased = true;
/** The candidate that the asked one became part of. */
let current: string | null = null;
const server = testServer(
  ...['bulk', 'folders', 'tags'].map((list) =>
    http.get(`${config.apiUrl}/candidates/${list}`, () => HttpResponse.json({ records: [], totalCount: 0 })),
  ),
  http.get(`${config.apiUrl}/candidates/:id`, ({ params }) => {
    asked.push(String(params.id));
    if (!erased) return HttpResponse.json({ ...NOOR, _id: current ?? params.id });
    return HttpResponse.json({ status: 404, title: 'Not Found', code: 'not_found', detail: '' }, { status: 404 });
  }),
  http.post(`${config.apiUrl}/auth/logout`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${config.apiUrl}/notes`, () => HttpResponse.json({ records: [NOTE], totalCount: 1 })),
  http.get(`${config.apiUrl}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);
beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  erased = true;
  current = null;
});

function openPage(path: string, session = SESSION) {
  const store = createStore();
  store.dispatch(loggedIn(session));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Providers store={store}>
      <AppRouter router={router} />
    </Providers>,
  );
  return { store, router };
}
/** Refreshes the candidate and waits for the 404. */
async function findOut(store: AppStore): Promise<void> {
  store.dispatch(api.util.invalidateTags([{ type: 'Candidate', id: NOBODY }]));
  const known = api.endpoints.getCandidate.select({ id: NOBODY });
  await waitFor(() => expect(known(store.getState()).isError).toBe(true));
}
const isGone = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: 'This candidate does not exist' });
  expect(screen.getByRole('link', { name: 'All candidates' }).getAttribute('href')).toBe('/candidates');
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
};

it.each(['', '/work', '/education'])('says on all of the page%s that nobody has that id', async (page) => {
  openPage(`/candidates/${NOBODY}${page}`);
  await isGone();
});

it.each(['/work', '/education'])('leads from a merged candidate to the one who stays%s', async (page) => {
  erased = false;
  current = '665f1c2e9b1d4a0012345679';
  const { router } = openPage(`/candidates/${NOBODY}${page}?tab=notes`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/candidates/${current}${page}`));
  expect(router.state.location.search).toBe('?tab=notes');
});

it('asks nothing for what is no id', async () => {
  openPage('/candidates/noor');
  await isGone();
  expect(asked).not.toContain('noor');
});

it('says so as soon as it is known that somebody was erased meanwhile', async () => {
  erased = false;
  const { store } = openPage(`/candidates/${NOBODY}/work`);
  await screen.findByRole('link', { name: /Noor Dewitte/ });
  erased = true;
  store.dispatch(api.util.invalidateTags([{ type: 'Candidate', id: NOBODY }]));
  await isGone();
});

it('leaves what is being typed about somebody who was erased meanwhile', async () => {
  erased = false;
  const { store } = openPage(`/candidates/${NOBODY}/work`);
  const add = await screen.findByRole('button', { name: 'Add work experience' });
  fireEvent.click(add);
  const company = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Company/ });
  fireEvent.change(company, { target: { value: 'Kustbank' } });
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Kustbank'));
  erased = true;
  await findOut(store);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Company/ }).value).toBe('Kustbank');
});

it('leaves what is being typed into what was there before, whichever form it is', async () => {
  erased = false;
  const { store } = openPage(`/candidates/${NOBODY}?tab=notes`);
  fireEvent.click(await screen.findByRole('button', { name: /^More of the note/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Edit' }));
  fireEvent.click(form.getByRole('button', { name: 'Very good' }));
  erased = true;
  await findOut(store);
  expect(form.getByRole('button', { name: 'Very good' }).getAttribute('aria-pressed')).toBe('true');
});

it('gives what is being typed about a merged candidate to the one who stays', async () => {
  erased = false;
  const { store, router } = openPage(`/candidates/${NOBODY}?tab=notes`);
  fireEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  const form = within(await screen.findByRole('form', { name: 'Add note' }));
  fireEvent.click(form.getByRole('button', { name: 'Bad' }));
  current = '665f1c2e9b1d4a0012345679';
  store.dispatch(api.util.invalidateTags([{ type: 'Candidate', id: NOBODY }]));
  await waitFor(() => expect(router.state.location.pathname).toContain(current ?? ''));
  await screen.findByText(/What you typed is kept/);
  fireEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  const again = within(await screen.findByRole('form', { name: 'Add note' }));
  expect(again.getByRole('button', { name: 'Bad' }).getAttribute('aria-pressed')).toBe('true');
});

it('shows a candidate who is logged in nothing of the console, and asks nothing for them', async () => {
  let calls = 0;
  server.events.on('request:start', () => {
    calls += 1;
  });
  const { router } = openPage('/candidates', { ...SESSION, user: { ...SESSION.user, roles: ['candidate'] } });
  await screen.findByText('This is the place for recruiters');
  expect(screen.getByRole('link', { name: 'Go to the candidate portal' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(router.state.location.pathname).toBe('/login');
  expect(calls).toBe(0);
  screen.getByRole('button', { name: 'Use another account' }).click();
  await screen.findByRole('textbox', { name: /^Email/ });
  expect(calls).toBe(1);
  expect(localStorage.getItem('byline.session')).toBeNull();
});
