import { loggedIn } from '@byline/web-kit/session';
import { renderPage, testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { SESSION } from '../../test/render';
import { Providers } from '../providers/Providers';
import { Component as CandidatesPage } from '../routes/CandidatesPage';
import { readFirstList } from './read-first-list';
import { createStore } from './store';

const asked: string[] = [];
const server = testServer(
  http.get('*/candidates', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ records: [], totalCount: null });
  }),
  http.get('*/jobs', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.json({ records: [], totalCount: 0 });
  }),
);
afterEach(() => {
  asked.length = 0;
  localStorage.clear();
});

it('asks for the rows of the address, with the remembered size, and the jobs beside them, of a logged-in recruiter', async () => {
  localStorage.setItem('byline.pageSize', '25');
  const store = createStore();
  const at = (pathname: string, search = ''): void => readFirstList(store, { pathname, search });
  at('/candidates');
  store.dispatch(loggedIn(SESSION));
  at('/jobs');
  localStorage.setItem(`byline.startPage.${SESSION.user._id}`, 'day');
  at('/');
  at('/candidates', '?page=2');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toContain('limit=25&skip=25');
  expect(asked[1]).toMatch(/jobs$/);
});

it.each([
  ['no jobs where a candidate stands beside the rows', `?open=${'a'.repeat(24)}`, ['listCandidates']],
  [
    'no rows for the link of a view, whose search and filters only the view has',
    `?view=${'a'.repeat(24)}`,
    ['listJobs'],
  ],
])('asks for %s', (_, search, asks) => {
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  readFirstList(store, { pathname: '/candidates', search });
  expect(Object.values(store.getState().api.queries).map((query) => query?.endpointName)).toEqual(asks);
});

it('asks a server in trouble once, and again on Try again', async () => {
  let fails = true;
  server.use(
    ...['candidates', 'jobs'].map((list) =>
      http.get(`*/${list}`, () => {
        asked.push(list);
        return fails ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ records: [], totalCount: 0 });
      }),
    ),
    http.get('*/other', () => HttpResponse.text('')),
    http.get('*/candidates/tiles', () => HttpResponse.json({ active: 0, total: 0, capped: [] })),
    http.get('*/api/v1/*', () => HttpResponse.json({ records: [], totalCount: 0 })),
  );
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  readFirstList(store, { pathname: '/candidates', search: '' });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  // Another call and its answer: by then those of the two have arrived too.
  await (await fetch('http://localhost:3000/other')).text();
  await renderPage(<CandidatesPage />, {
    path: '/candidates',
    otherPages: [],
    within: (page) => <Providers store={store}>{page}</Providers>,
  });
  const buttons = (): HTMLElement[] => screen.queryAllByText('Try again');
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  expect(asked).toEqual(['candidates', 'jobs']);
  fails = false;
  for (const again of buttons()) await userEvent.click(again);
  await vi.waitFor(() => expect(buttons()).toHaveLength(0));
  expect(asked).toEqual(['candidates', 'jobs', 'candidates', 'jobs']);
});
