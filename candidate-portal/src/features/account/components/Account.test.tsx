import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Account } from './Account';
import { Sessions } from './Sessions';

const server = testServer();
const api = (path: string): string => `${config.apiUrl}/users/me${path}`;
let sent: unknown[];
let open: string[];

const sessionOf = (_id: string) => ({
  _id,
  browser: _id,
  system: 'Windows',
  device: 'computer',
  lastSeenAt: '2026-11-21T18:04:00Z',
  current: _id === 'Firefox',
});

beforeEach(() => {
  sent = [];
  open = ['Firefox', 'Chrome', 'Opera'];
  const user = { _id: 'u1', email: 'noor@example.be', firstname: 'Noor', name: 'De Witte', language: 'en', roles: [] };
  localStorage.setItem('byline.session', JSON.stringify({ token: 't', expiresAt: '2099-01-01T00:00:00Z', user }));
  server.use(
    http.get(api(''), () => HttpResponse.json(user)),
    http.get(api('/archive'), () => HttpResponse.json({ archive: null, left: 3 })),
    http.get(`${config.apiUrl}/candidates/c1/availability-asks`, () => HttpResponse.json({ frequency: 'usual' })),
    http.get(api('/sessions'), () => HttpResponse.json({ sessions: open.map(sessionOf) })),
    http.get(api('/passkeys'), () => HttpResponse.json({ passkeys: [] })),
    http.get(api('/two-factor'), () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
    http.delete(api('/sessions'), () => {
      open = ['Firefox'];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/sessions/:id'), ({ params }) => {
      open = open.filter((id) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

it('says so of a session that has ended meanwhile', async () => {
  server.use(
    http.delete(api('/sessions/:id'), () => {
      open = ['Firefox', 'Opera'];
      const problem = { type: 't', status: 404, title: 'Not Found', detail: '', code: 'not_found' };
      return HttpResponse.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } });
    }),
  );
  await renderApp(<Sessions />);
  await userEvent.click(await screen.findByRole('button', { name: 'End Chrome on Windows' }));
  expect(await screen.findByText('Logged out: Chrome on Windows')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
});

it('ends one session, or all others after a question', async () => {
  await renderApp(<Sessions />);
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End Firefox on Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End Chrome on Windows' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
  expect(open).toHaveLength(2);
  const dialog = await screen.findByRole('alertdialog');
  const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'End all others');
  await userEvent.click(yes ?? dialog);
  await waitFor(() => expect(screen.queryByText('Opera on Windows')).toBeNull());
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
});

it('appears when all its parts are there, so that no button moves away from a finger', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    http.get(api('/archive'), async () => {
      await answer.promise;
      return HttpResponse.json({ archive: null, left: 3 });
    }),
  );
  await renderApp(<Account candidateId="c1" newsletter />);
  await waitFor(() => expect(screen.getByText('Firefox on Windows')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Remove my account' })).toBeNull();
  answer.resolve();
  expect(await screen.findByRole('button', { name: 'Remove my account' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get it ready' })).toBeTruthy();
});

it('knows the address that was confirmed on another device, for whoever logs in again here', async () => {
  server.use(http.get(api(''), () => HttpResponse.json({ _id: 'u1', email: 'noor@new.example' })));
  await renderApp(<Account candidateId="c1" newsletter />);
  expect(await screen.findByText('noor@new.example')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('byline.session')).toContain('"noor@new.example"'));
});

it('changes the password with the current one, whose refusal stands at its field', async () => {
  server.use(
    http.post(api('/password'), async ({ request }) => {
      const body = (await request.json()) as { currentPassword: string };
      sent.push(body);
      if (body.currentPassword === 'the right one') return new HttpResponse(null, { status: 204 });
      const errors = [{ field: 'currentPassword', code: 'wrong_password', detail: '' }];
      const problem = { type: 't', status: 400, title: 'Bad Request', detail: '', code: 'validation_failed', errors };
      return HttpResponse.json(problem, { status: 400, headers: { 'content-type': 'application/problem+json' } });
    }),
  );
  await renderApp(<Account candidateId="c1" newsletter />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const current = await screen.findByLabelText('Current password');
  expect(document.activeElement).toBe(current);
  await userEvent.type(current, 'the wrong one');
  await userEvent.type(screen.getByLabelText('New password'), 'a quiet autumn noon');
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  await userEvent.clear(current);
  await userEvent.type(current, 'the right one');
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ currentPassword: 'the right one', password: 'a quiet autumn noon' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
});

it('takes the newsletter back at once', async () => {
  server.use(
    http.patch(api(''), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  await renderApp(<Account candidateId="c1" newsletter />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Newsletter' }));
  expect(await screen.findByText('You no longer get the newsletter')).toBeTruthy();
  expect(sent).toEqual([{ newsletter: false }]);
});

it('stores the last choice of a newsletter that is switched to and fro, however long the first takes', async () => {
  server.use(
    http.patch(api(''), async ({ request }) => {
      const body = (await request.json()) as { newsletter: boolean };
      if (!body.newsletter) await delay(50);
      sent.push(body);
      return HttpResponse.json({});
    }),
  );
  await renderApp(<Account candidateId="c1" newsletter />);
  const newsletter = await screen.findByRole('switch', { name: 'Newsletter' });
  await userEvent.click(newsletter);
  await userEvent.click(newsletter);
  await waitFor(() => expect(sent).toEqual([{ newsletter: false }, { newsletter: true }]));
});

it('keeps why one goes for who comes back, not what becomes of the data', async () => {
  await renderApp(<Account candidateId="c1" newsletter />);
  const open = await screen.findByRole('button', { name: 'Remove my account' });
  await userEvent.click(open);
  await userEvent.click(await screen.findByRole('radio', { name: /^Erase/ }));
  await userEvent.type(screen.getByLabelText('Why are you leaving?'), 'A permanent job.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(open);
  expect(await screen.findByDisplayValue('A permanent job.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Erase/ }).checked).toBe(false);
});

it('has the link to a new address sent again, or drops the change', async () => {
  let pendingEmail: string | null = 'noor@nieuw.example';
  server.use(
    http.get(api(''), () => HttpResponse.json({ email: 'noor@example.be', pendingEmail, emailWaitsFor: ['old'] })),
    http.post(api('/email/resend'), () => {
      sent.push('again');
      if (sent.length === 1) return new HttpResponse(null, { status: 204 });
      const problem = { type: 't', status: 429, title: 'Too Many Requests', detail: '', code: 'too_many_requests' };
      return HttpResponse.json(problem, { status: 429, headers: { 'content-type': 'application/problem+json' } });
    }),
    http.delete(api('/email'), () => {
      pendingEmail = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp(<Account candidateId="c1" newsletter />);
  const again = await screen.findByRole('button', { name: 'Send the link again' });
  expect(screen.getByText(/^You no longer read the old address/)).toBeTruthy();
  await userEvent.click(again);
  expect(await screen.findByText('Mail sent again')).toBeTruthy();
  await userEvent.click(again);
  const refusal = within(await screen.findByRole('alertdialog'));
  expect(refusal.getByText('Too many attempts. Please wait a moment.')).toBeTruthy();
  await userEvent.click(refusal.getByRole('button', { name: 'Close' }));
  expect(sent).toEqual(['again', 'again']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(await screen.findByText('Your address stays as it is')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Send the link again')).toBeNull());
});
