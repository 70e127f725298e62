import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Activation } from './Activation';

const server = testServer();

const job = { jobId: 'j1', title: 'Subtitler', languageId: 'en', isOpen: true };
const refusal = (code: string, status: number, more: object = {}) =>
  HttpResponse.json(
    { type: 't', status, title: 'Refused', detail: 'The server’s words.', code, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

it('asks for a password where that of the registration does not count, and sends it with the link', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${config.apiUrl}/users/validate/a%40b.be/token`, () =>
      refusal('password_required', 400, { jobs: [job] }),
    ),
    http.post(`${config.apiUrl}/users/validate`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ alreadyActivated: true, token: null, expiresAt: null, user: {} });
    }),
  );
  await renderApp(<Activation email="a@b.be" token="token" />);
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy();
  expect(screen.getByText('Subtitler')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Password'), 'my very own password');
  await userEvent.type(screen.getByLabelText('Password confirmation'), 'my very own password');
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }));
  expect(await screen.findByRole('heading', { name: 'Your address is already confirmed' })).toBeTruthy();
  const password = 'my very own password';
  expect(sent).toEqual([{ email: 'a@b.be', token: 'token', password, passwordConfirmation: password }]);
});

it('offers a new link in the place of one that does not work', async () => {
  server.use(http.post(`${config.apiUrl}/users/validate/a%40b.be/token`, () => refusal('link_expired', 400)));
  await renderApp(<Activation email="a@b.be" token="token" />);
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
});
