import { loggedIn } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { SESSION } from '../../test/render';
import { readFirstList } from './read-first-list';
import { createStore } from './store';

const asked: string[] = [];
testServer(
  http.get('*/candidates', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ records: [], totalCount: null });
  }),
);
afterEach(() => {
  asked.length = 0;
  localStorage.clear();
});

it('asks for the rows of the address, with the remembered size, of a logged-in recruiter', async () => {
  localStorage.setItem('byline.pageSize', '25');
  const store = createStore();
  const at = (pathname: string, search = ''): void => readFirstList(store, { pathname, search });
  at('/candidates');
  store.dispatch(loggedIn(SESSION));
  at('/jobs');
  localStorage.setItem(`byline.startPage.${SESSION.user._id}`, 'day');
  at('/');
  at('/candidates', '?page=2');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('limit=25&skip=25');
});
