import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Sessions } from './Sessions';

const OWN = `${config.apiUrl}/users/me/sessions`;
const refused = (status: number, code: string) =>
  HttpResponse.json({ type: 'x', status, title: 'Refused', detail: '', code }, { status });
const ended = () => new HttpResponse(null, { status: 204 });

let open: string[];
const sessionOf = (_id: string) => ({
  _id,
  browser: _id,
  system: 'Windows',
  device: 'computer',
  lastSeenAt: '2026-11-21T18:04:00Z',
  current: _id === 'Firefox',
});
const server = testServer(
  http.get(OWN, () => HttpResponse.json({ sessions: open.map(sessionOf) })),
  http.delete(OWN, () => {
    open = ['Firefox'];
    return ended();
  }),
  http.delete(`${OWN}/:id`, ({ params }) => {
    open = open.filter((id) => id !== params.id);
    return ended();
  }),
);
beforeEach(() => {
  open = ['Firefox', 'Chrome', 'Opera'];
});

it('marks this device and says when the others were last seen', async () => {
  const screen = await renderApp(<Sessions />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe('Firefox on WindowsNowThis device');
  expect(second?.textContent).toBe('Chrome on WindowsLast seen 21/11/2026, 19:04End');
});

it('ends one session, or all others after a question', async () => {
  const screen = await renderApp(<Sessions />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'End Chrome on Windows' }));
  expect(await screen.findByText('Logged out: Chrome on Windows')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  const question = within(await screen.findByRole('dialog'));
  expect(open).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(screen.queryByText('Opera on Windows')).toBeNull());
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull());
});

it('counts a session that has ended meanwhile as ended, and says why one could not be ended', async () => {
  server.use(
    http.delete(`${OWN}/Chrome`, () => refused(404, 'not_found')),
    http.delete(`${OWN}/Opera`, () => refused(500, 'server_error')),
  );
  const screen = await renderApp(<Sessions />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'End Chrome on Windows' }));
  expect(await screen.findByText('Logged out: Chrome on Windows')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End Opera on Windows' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('500');
});

it('says that the sessions did not load, and loads them on request', async () => {
  server.use(http.get(OWN, () => refused(500, 'server_error'), { once: true }));
  const screen = await renderApp(<Sessions />);
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the places');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
});
