import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { ResetForm } from './ResetForm';

const server = testServer();

it.each([
  ['link_used', 'This link was already used.', 0],
  ['link_invalid', 'This link is not valid.', 1],
])('replaces the form by the way to a new link: %s', async (code, words, hints) => {
  const problem = { type: 't', status: 400, title: 'Bad Request', detail: '', code };
  server.use(http.post(`${config.apiUrl}/users/resetPassword`, () => HttpResponse.json(problem, { status: 400 })));
  await renderApp(<ResetForm email="noor@dewitte.example" token="old" onSaved={() => undefined} />);
  await userEvent.type(screen.getByLabelText('New password'), 'a quiet winter morning');
  await userEvent.type(screen.getByLabelText('Password confirmation'), 'a quiet winter morning{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryAllByText('If you asked for several links, only the one in the last mail works.')).toHaveLength(
    hints,
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/reset-password');
});
