import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { LoginAgain } from './LoginAgain';

const server = testServer();
const OLD = 'noor@old.example';
const NEW = 'noor@new.example';

it('takes another address where the one it knows was changed on another device', async () => {
  const user = {
    _id: 'u1',
    email: OLD,
    firstname: 'Noor',
    name: 'D',
    language: 'en' as const,
    roles: [],
    candidateId: '',
  };
  const tried: unknown[] = [];
  const problem = { type: 't', status: 401, title: 'Unauthorized', detail: '', code: 'wrong_credentials' };
  const answer = { status: 401, headers: { 'content-type': 'application/problem+json' } };
  server.use(
    http.post(`${config.apiUrl}/auth/login`, async ({ request }) => {
      tried.push(((await request.json()) as { email: string }).email);
      return HttpResponse.json(problem, answer);
    }),
  );
  await renderApp(<LoginAgain user={user} />);
  const password = await screen.findByLabelText('Password');
  expect(screen.queryByLabelText('Email')).toBeNull();
  await userEvent.type(password, 'the right one{Enter}');
  const email = await screen.findByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, `${NEW}{Enter}`);
  await expect.poll(() => tried).toEqual([OLD, NEW]);
});
