import { waitFor } from '@testing-library/react';
import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { ApplicationList } from './ApplicationList';

const API = 'http://localhost:3000/api/v1';
/** The queries that the list sent. */
let asked: URLSearchParams[] = [];
const JOB = '665f1c2e9b1d4a0012345678';
const NO_JOB = '665f1c2e9b1d4a0012345679';
const server = testServer(
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

it('keeps the decision in sight in a window that has no room for all columns', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  const candidate = { _id: 'c1', firstname: 'Noor', name: 'Dewitte', function: 'translator', city: 'Gent' };
  const job = { _id: JOB, title: 'Translator', client: 'Kustbank', isRemoved: false };
  const record = { _id: 'a1', candidate, candidateId: 'c1', job, jobId: JOB, status: 'pending' };
  const createdAt = '2026-11-01T10:00:00.000Z';
  server.use(
    http.get(`${API}/jobapplications`, () =>
      HttpResponse.json({ records: [{ ...record, createdAt }], totalCount: null }),
    ),
  );
  const screen = await renderApp(<Screen />);
  await screen.findByRole('button', { name: 'Approve Noor Dewitte' });
  const table = screen.getByRole('table');
  expect(Number.parseInt(table.style.getPropertyValue('--needed'), 10)).toBeLessThanOrEqual(700);
  expect(table.textContent).toContain('Gent');
});
