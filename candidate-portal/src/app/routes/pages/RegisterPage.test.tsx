import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RegisterState } from '../../../features/registration/model';
import { renderApp } from '../../../test/render';
import { Component as RegisterPage } from './RegisterPage';

const server = testServer();

const STATE: RegisterState = { step: 1, user: { firstname: 'Camille', name: 'Lefèvre' }, altcha: 'solved' };

/** Opens the registration with the navigation state that the entry screen passes. */
function FromEntry() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return state ? (
    <RegisterPage />
  ) : (
    <button type="button" onClick={() => void navigate('/register', { state: STATE })}>
      Begin
    </button>
  );
}

it('gives the focus to what it says once the registration is sent, at the same address', async () => {
  server.use(http.post(`${config.apiUrl}/users`, () => new HttpResponse(null, { status: 204 })));
  await renderApp(<FromEntry />);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.selectOptions(await screen.findByLabelText('Function'), 'Translator');
  await userEvent.type(screen.getByLabelText('Email'), 'camille@example.be');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet winter morning');
  await userEvent.type(screen.getByLabelText('Password confirmation'), 'a quiet winter morning');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('camille@example.be')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
