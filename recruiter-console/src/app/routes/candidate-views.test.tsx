import { VISIT_MS } from '@byline/shared-types/domain';
import { testServer } from '@byline/web-kit/test';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { CandidateViewResponse } from '../../api';
import { renderApp } from '../../test/render';
import { Component as CandidatesPage } from './CandidatesPage';

const API = 'http://localhost:3000/api/v1';
const VIEW = '665f1c2e9b1d4a00000000aa';
const NEW = '665f1c2e9b1d4a0000000001';
const AT = '2026-11-24T12:00:00.000Z';
const view = (fields: Partial<CandidateViewResponse> = {}): CandidateViewResponse => ({
  ...{ _id: VIEW, name: 'Translators', shared: false, isMine: true, owner: null, gone: [], isDefault: true },
  ...{ mails: 'never', version: 0, createdAt: AT, modifiedAt: AT },
  list: {
    search: null,
    searchIn: null,
    tile: 'test',
    filter: { function: ['translator'] },
    sort: 'name',
    columns: null,
  },
  ...fields,
});

const TILES = {
  ...{ newApplicant: 0, recruiter: 0, phoneInterview: 0, test: 0, liveInterview: 0, offer: 0, archived: 0 },
  ...{ active: 0, total: 0, capped: [] },
};

let views = [view()];
const seen: unknown[] = [];
const server = testServer(
  http.get(`${API}/candidates/views`, () => HttpResponse.json({ views })),
  http.get(`${API}/candidates/views/:id/news`, () => HttpResponse.json({ at: AT, candidateIds: [NEW], more: false })),
  http.put(`${API}/candidates/views/:id/seen`, async ({ request }) => {
    seen.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${API}/candidates/tiles`, () => HttpResponse.json(TILES)),
  http.get(`${API}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);
afterEach(() => {
  views = [view()];
  seen.length = 0;
  vi.useRealTimers();
});

const Address = () => <output>{useLocation().search}</output>;
const open = (path: string) =>
  renderApp(
    <>
      <CandidatesPage />
      <Address />
    </>,
    path,
  );

it('opens the default on a bare address, and remembers a visit of a minute with those it showed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await open('/');
  await screen.findByText('1 new since you looked');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Translators');
  expect(screen.container.querySelector('output')?.textContent).toBe(
    `?sort=name&view=${VIEW}&tile=test&function=translator`,
  );
  await vi.advanceTimersByTimeAsync(VISIT_MS / 2);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(VISIT_MS);
  await waitFor(() => expect(seen).toEqual([{ at: AT, newIds: [NEW] }]));
});

it('leaves any other address as it is, and names the filters that are gone', async () => {
  views = [view({ gone: ['skills', 'folder'] })];
  const screen = await open(`/?view=${VIEW}&tile=offer&function=translator`);
  await screen.findByText(/^The filters Skills and Folder asked for something that no longer exists/);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDefined();
  screen.unmount();
  const other = await open('/?tile=offer');
  await other.findByRole('button', { name: 'Save view' });
  expect(other.container.querySelector('output')?.textContent).toBe('?tile=offer');
});

it('says of the link to a view that it is private, or gone', async () => {
  views = [];
  const refuse = (status: number, code: string) =>
    server.use(
      http.get(`${API}/candidates/views/${VIEW}`, () =>
        HttpResponse.json({ type: 'x', status, title: code, detail: '', code }, { status }),
      ),
    );
  refuse(403, 'forbidden');
  const screen = await open(`/?view=${VIEW}`);
  await screen.findByText('A colleague made this view and has not shared it.');
  screen.unmount();
  refuse(404, 'not_found');
  const other = await open(`/?view=${VIEW}`);
  await other.findByText('This view no longer exists.');
});
