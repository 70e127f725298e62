import { config } from '@byline/web-kit/config';
import { loggedIn } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRouter } from '@byline/web-kit/address';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadPages } from '../../test/pages';
import { SESSION } from '../../test/render';
import { Providers } from '../providers/Providers';
import { createStore } from '../store/store';
import { routes } from './router';

const ID = '665f1c2e9b1d4a0012345678';
/** Every list holds a record with objects for names, so its screen throws. */
testServer(
  http.get(`${config.apiUrl}/*`, () =>
    HttpResponse.json({
      _id: ID,
      records: [{ _id: ID, name: 7, function: {}, degree: {}, school: {} }],
      totalCount: 1,
    }),
  ),
);

beforeAll(() => loadPages(routes));

it.each([
  '/candidates',
  '/settings/recruiters',
  '/jobapplications',
  `/candidates/${ID}/work`,
  `/candidates/${ID}/education`,
])('what breaks on %s leaves the bar', async (path) => {
  // React logs the error, which is correct.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  render(
    <Providers store={store}>
      <AppRouter router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Providers>,
  );
  await screen.findAllByText('This part broke');
  expect(screen.getByRole('banner')).toBeTruthy();
});

const reported = vi.fn();
const LOST = new TypeError('Failed to fetch dynamically imported module: /a.js');
const showLost = async (error: Error = LOST): Promise<void> => {
  vi.stubGlobal('reportError', reported);
  const login = routes.find(({ path }) => path === '/login');
  const shell = routes.find(({ children }) => children);
  const [pages] = shell?.children ?? [];
  const lost = {
    path: '/lost',
    lazy: () => Promise.reject(error),
  };
  const router = createMemoryRouter(
    [login ?? {}, { ...shell, children: [{ ...pages, children: [lost] }] } as (typeof routes)[number]],
    { initialEntries: ['/lost'] },
  );
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  render(
    <Providers store={store}>
      <AppRouter router={router} />
    </Providers>,
  );
  await screen.findByRole('alert');
  expect(screen.getByRole('banner')).toBeTruthy();
};

it.each([
  ['page that', LOST],
  ['page whose styles', new Error('Unable to preload CSS for /a.css')],
])('a %s can’t be fetched leaves the bar, and is loaded again', async (_, error) => {
  await showLost(error);
  screen.getByText('This screen did not arrive');
  screen.getByRole('button', { name: 'Load again' });
  expect(reported).not.toHaveBeenCalled();
});

it('a page that can’t be fetched without a network says so, and waits for one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showLost();
  screen.getByText('No network');
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});
