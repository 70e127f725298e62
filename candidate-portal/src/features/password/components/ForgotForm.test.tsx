import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { ForgotForm } from './ForgotForm';

const server = testServer();

it('says in Dutch that the address is missing, whatever the language', async () => {
  await renderApp(<ForgotForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect((await screen.findByText('Verplicht')).lang).toBe('nl');
});

it('says that no link was sent and why, and keeps the address for who loads the page again', async () => {
  server.use(http.post(`${config.apiUrl}/users/resetPassword/*`, () => HttpResponse.error()));
  const { unmount } = await renderApp(<ForgotForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'noor@dewitte.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We got no answer.*The link could not be sent\.$/);
  unmount();
  await renderApp(<ForgotForm />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@dewitte.example');
});
