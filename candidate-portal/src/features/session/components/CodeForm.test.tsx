import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { CodeForm } from './CodeForm';

const refusal = {
  type: 'x',
  status: 401,
  title: 'Unauthorized',
  detail: 'Gegevens niet correct.',
  code: 'wrong_credentials',
};
testServer(http.post(`${config.apiUrl}/users/verify2fa`, () => HttpResponse.json(refusal, { status: 401 })));

it('replaces a refused code by the next digits', async () => {
  await renderApp(<CodeForm userId="u1" />);
  const field = screen.getByLabelText<HTMLInputElement>('Verification code');
  await userEvent.type(field, '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Gegevens niet correct.');
  await userEvent.keyboard('222222');
  expect(field.value).toBe('222222');
});
