import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { OwnArchive } from './OwnArchive';

const server = testServer();
const api = `${config.apiUrl}/users/me/archive`;
const ARCHIVE = { _id: 'a1', state: 'making', createdAt: '2026-11-23T09:00:00Z', keptUntil: null, size: null };
const READY = { ...ARCHIVE, state: 'ready', keptUntil: '2026-11-30T09:00:00Z', size: 1_480_233 };
let answer: { archive: object | null; left: number };

beforeEach(() => {
  answer = { archive: null, left: 3 };
  server.use(
    http.get(api, () => HttpResponse.json(answer)),
    http.post(api, () => {
      answer = { archive: ARCHIVE, left: 2 };
      return HttpResponse.json({ data: ARCHIVE }, { status: 201 });
    }),
  );
});

it('is asked for, waited for and downloaded', async () => {
  let downloaded = 0;
  server.use(
    http.get(`${api}/a1/file`, () => {
      downloaded += 1;
      return new HttpResponse('PK', { headers: { 'content-type': 'application/zip' } });
    }),
  );
  await renderApp(<OwnArchive />);
  await userEvent.click(await screen.findByRole('button', { name: 'Get it ready' }));
  expect(await screen.findByText('Being made')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  answer = { archive: READY, left: 2 };
  const said = await screen.findByText(/^Ready/);
  expect(said.textContent).toBe('Ready, kept until 30 November 2026. 1.5 MB.');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  // happy-dom follows the link, so the later tests of this worker would run on a blank page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(downloaded).toBe(1));
  expect(await screen.findByRole('button', { name: 'Make a new one' })).toBeTruthy();
});

it.each([
  [{ archive: { ...ARCHIVE, state: 'failed' }, left: 3 }, 'The archive could not be made.', ['Try again']],
  [{ archive: READY, left: 0 }, /^Ready, kept until/, ['Download']],
  [{ archive: { ...READY, state: 'expired' }, left: 3 }, /^Your profile, files/, ['Get it ready']],
])('says how far it is and what can be done: %j', async (given, said, buttons) => {
  answer = given;
  await renderApp(<OwnArchive />);
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons));
});

it('says that it could not be loaded, and tries again', async () => {
  let broken = true;
  server.use(http.get(api, () => (broken ? HttpResponse.json(null, { status: 500 }) : HttpResponse.json(answer))));
  await renderApp(<OwnArchive />);
  expect(await screen.findByText(/^Your archive could not be loaded\./)).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Get it ready' })).toBeTruthy();
});
