import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { RegisterForm } from './RegisterForm';

const HINT = 'Please fill in all fields and ensure the email address is unique.';
const server = testServer();

it('says why a registration failed, and what to do about any failure', async () => {
  const problem = { type: 't', status: 503, title: 'Service Unavailable', detail: '', code: 'unavailable' };
  const headers = { 'content-type': 'application/problem+json' };
  server.use(http.post(`${config.apiUrl}/users`, () => HttpResponse.json(problem, { status: 503, headers })));
  await renderApp(
    <RegisterForm
      state={{ step: 1, user: { firstname: 'Camille', name: 'Lefèvre' }, altcha: 'solved' }}
      onRegistered={() => expect.unreachable()}
    />,
  );
  expect(screen.queryByText(HINT)).toBeNull();
  const create = screen.getByRole('button', { name: 'Create account' });
  await userEvent.click(create);
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByText('5 answers are still missing')).toBeTruthy();
  expect(summary.getByText(HINT)).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Function'), 'Translator');
  await userEvent.type(screen.getByLabelText('Email'), 'camille@example.be');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet winter morning');
  await userEvent.type(screen.getByLabelText('Password confirmation'), 'a quiet winter morning');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
  await userEvent.click(create);
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('Not available right now. Please try again shortly.')).toBeTruthy();
  expect(refusal.getByText(HINT)).toBeTruthy();
});
