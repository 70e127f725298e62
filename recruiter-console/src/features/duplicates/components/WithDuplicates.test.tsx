import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { WithDuplicates } from './WithDuplicates';

const API = 'http://localhost:3000/api/v1';
const NOBODY = { records: [], totalCount: 0 };
const server = testServer(http.get(`${API}/candidates/duplicates`, () => HttpResponse.json(NOBODY)));

it.each([
  ['known', 200],
  ['refused', 503],
])('lets the profile wait for the lines above it until they are %s', async (_what, status) => {
  const held = Promise.withResolvers<undefined>();
  server.use(
    http.get(`${API}/candidates/merges`, async () => {
      await held.promise;
      return HttpResponse.json(NOBODY, { status });
    }),
  );
  const read = Promise.withResolvers<undefined>();
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.includes('/duplicates')) read.resolve(undefined);
  });
  await renderApp(
    <WithDuplicates candidateId="c1">{(lines) => <p>{lines === null ? 'bones' : 'profile'}</p>}</WithDuplicates>,
  );
  await read.promise;
  expect(screen.getByText('bones')).toBeTruthy();
  held.resolve(undefined);
  await screen.findByText('profile');
});

function TwoProfiles() {
  const [id, setId] = useState('c1');
  return (
    <WithDuplicates candidateId={id}>
      {(lines) => <button onClick={() => setId('c2')}>{lines === null ? 'bones' : `profile ${id}`}</button>}
    </WithDuplicates>
  );
}

it('shows the next profile before its lines are known', async () => {
  server.use(
    http.get(`${API}/candidates/merges`, ({ request }) =>
      request.url.includes('c2') ? new Promise<never>(() => undefined) : HttpResponse.json(NOBODY),
    ),
  );
  await renderApp(<TwoProfiles />);
  await userEvent.click(await screen.findByRole('button', { name: 'profile c1' }));
  expect(screen.getByRole('button').textContent).toBe('profile c2');
});
