import { waitFor } from '@testing-library/react';
import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { ApplicationList } from './ApplicationList';

const API = 'http://localhost:3000/api/v1';
/** The queries that the list sent. */
let asked: URLSearchParams[] = [];
const JOB = '665f1c2e9b1d4a0012345678';
const NO_JOB = '665f1c2e9b1d4a0012345679';
testServer(
  http.get(`${API}/jobapplications`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ records: [], totalCount: null });
  }),
  http.get(`${API}/jobapplications/counts`, () => HttpResponse.json({ pending: 30, rejected: 0, successful: 0 })),
  http.get(`${API}/jobs/counts`, () => HttpResponse.json({ none: 1, future: 0, ongoing: 0, finished: 0 })),
  http.get(`${API}/jobs/${JOB}`, () =>
    HttpResponse.json({ _id: JOB, title: 'Translator', client: 'Kustbank', timeState: 'none' }),
  ),
  http.get(`${API}/jobs/${NO_JOB}`, () =>
    HttpResponse.json({ status: 404, title: 'Not Found', code: 'not_found', detail: '' }, { status: 404 }),
  ),
);
afterEach(() => {
  asked = [];
});

/** Waits until the last query has this value. */
const askedFor = (name: string, value: string) => waitFor(() => expect(asked.at(-1)?.get(name)).toBe(value));

function Screen() {
  return (
    <div>
      <ApplicationList jobId={null} />
      <p data-testid="address">{useLocation().search}</p>
    </div>
  );
}

it('searches from the first page, and the address says what for', async () => {
  const screen = await renderApp(<Screen />, '/?page=2&status=pending');
  await askedFor('skip', '10');
  await userEvent.type(screen.getByRole('searchbox'), 'noor');
  await askedFor('search', 'noor');
  expect(asked.at(-1)?.get('skip')).toBe('0');
  expect(screen.getByTestId('address').textContent).toBe('?search=noor&status=pending');
});

it('drops from its address what no list can have', async () => {
  const screen = await renderApp(<Screen />, '/?page=-4&sort=zzz&status=pending');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?status=pending'));
});

it('starts with the search of its address', async () => {
  const screen = await renderApp(<Screen />, '/?search=noor&sort=createdAt');
  await askedFor('search', 'noor');
  expect(asked[0]?.get('sort')).toBe('createdAt');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'noor');
});

it('shows those for the job of its address, by its title, and lets that be dropped', async () => {
  const screen = await renderApp(<Screen />, `/?jobId=${JOB}&status=pending&page=2`);
  await askedFor('filter[jobId]', JOB);
  expect(await screen.findByText('Translator · Kustbank')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the applications for all jobs' }));
  await waitFor(() => expect(asked.at(-1)?.has('filter[jobId]')).toBe(false));
  expect(screen.getByTestId('address').textContent).toBe('?status=pending');
});

it('says that there is no such job, with a way to all applications', async () => {
  const screen = await renderApp(<Screen />, `/?jobId=${NO_JOB}`);
  const way = await screen.findByRole('link', { name: 'All applications' });
  expect(way.getAttribute('href')).toBe('/jobapplications');
  expect(screen.getAllByText('This job does not exist').length).toBeGreaterThan(0);
});
