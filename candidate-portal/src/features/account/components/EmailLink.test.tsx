import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { EmailLink } from './EmailLink';

const server = testServer();
const user = { _id: 'u1', email: 'n@example.be', firstname: 'N', name: 'D', language: 'en', roles: ['candidate'] };
const CHANGE = { name: 'Confirm the change' };
const link = (kind: string): string => `${config.apiUrl}/users/email/${kind}`;
const refusal = (status: number, code: string) => () =>
  HttpResponse.json(
    { type: 't', status, title: '', detail: '', code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

beforeEach(() =>
  localStorage.setItem('byline.session', JSON.stringify({ token: 't', expiresAt: '2099-01-01T00:00:00Z', user })),
);

it('says that it does not work and leads on, where pressing again changes nothing', async () => {
  server.use(http.post(link('confirm'), refusal(400, 'link_used')));
  await renderApp(<EmailLink kind="confirm" userId="u1" token="t" />);
  await userEvent.click(await screen.findByRole('button', CHANGE));
  expect(await screen.findByRole('heading', { name: 'This link was already used.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the login page' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [true, 'Your address is changed'],
  [false, 'Confirmed. Now the other address'],
])('says whether the change counts: %s', async (changed, heading) => {
  server.use(http.post(link('confirm'), () => HttpResponse.json({ changed })));
  await renderApp(<EmailLink kind="confirm" userId="u1" token="t" />);
  await userEvent.click(await screen.findByRole('button', CHANGE));
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryByText(/^You no longer read the old address/) === null).toBe(changed);
});

it('says that the address was kept already, and ends no session that began since', async () => {
  server.use(http.post(link('keep'), refusal(400, 'link_used')));
  await renderApp(<EmailLink kind="keep" userId="u1" token="t" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my address' }));
  expect(await screen.findByRole('heading', { name: 'Your address was kept already' })).toBeTruthy();
  expect(screen.getByText('We sent you a link to choose a new password.')).toBeTruthy();
  expect(localStorage.getItem('byline.session')).not.toBe('ended');
});

it('says that the account was kept already', async () => {
  server.use(http.post(`${config.apiUrl}/users/stay`, refusal(400, 'link_used')));
  await renderApp(<EmailLink kind="stay" userId="u1" token="t" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account was kept already' })).toBeTruthy();
});

it('can be pressed again where the server was away', async () => {
  server.use(http.post(link('confirm'), refusal(503, 'unavailable')));
  await renderApp(<EmailLink kind="confirm" userId="u1" token="t" />);
  await userEvent.click(await screen.findByRole('button', CHANGE));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', CHANGE)).toBeTruthy();
});

it.each([
  ['ends its session in this browser, whose password is no more', 'u1', true],
  ['leaves the session of somebody else', 'u2', false],
])('%s', async (_, userId, ends) => {
  server.use(http.post(link('keep'), () => new HttpResponse(null, { status: 204 })));
  await renderApp(<EmailLink kind="keep" userId={userId} token="t" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my address' }));
  await screen.findByRole('heading', { name: 'Your address stays' });
  expect(localStorage.getItem('byline.session') === 'ended').toBe(ends);
});
