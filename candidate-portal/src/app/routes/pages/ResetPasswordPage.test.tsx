import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage';
import { Component as ResetPasswordPage } from './ResetPasswordPage';

testServer(http.post(`${config.apiUrl}/users/resetPassword`, () => new HttpResponse(null, { status: 204 })));

const CONSOLE = `${config.consoleUrl}/login?lang=en`;
const PATH = '/reset-password/lotte%40byline.example/token';

async function choose(): Promise<void> {
  await userEvent.type(screen.getByLabelText('New password'), 'a quiet autumn noon');
  await userEvent.type(screen.getByLabelText('Password confirmation'), 'a quiet autumn noon{Enter}');
}

it('says to a recruiter that the password is changed, and leads to the console', async () => {
  await renderApp(<ResetPasswordPage />, `${PATH}?for=console`);
  await choose();
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the console' }).getAttribute('href')).toBe(CONSOLE);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('leads a candidate to the entry screen', async () => {
  await renderApp(<ResetPasswordPage />, PATH);
  await choose();
  expect(await screen.findByText('Your password is changed. Log in with the new one.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the console' })).toBeNull();
});

it.each([
  ['?for=console', CONSOLE],
  ['', '/'],
])('a visitor with "%s" goes back to the login of their app', async (search, href) => {
  await renderApp(<ForgotPasswordPage />, `/reset-password${search}`);
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe(href);
});
