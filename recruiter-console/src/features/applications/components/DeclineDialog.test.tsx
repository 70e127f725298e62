import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApplicationResponse, DeclineRequest } from '../../../api';
import { renderApp } from '../../../test/render';
import { useDecisions } from './useDecisions';

const sent: DeclineRequest[] = [];
const server = setupServer(
  http.patch('http://localhost:3000/api/v1/jobapplications/status/rejected', async ({ request }) => {
    sent.push((await request.json()) as DeclineRequest);
    return HttpResponse.json({ records: [] });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const application = (_id: string, firstname: string, language: string) =>
  ({
    _id,
    version: 0,
    status: 'pending',
    job: { title: 'Reisgids' },
    candidate: { firstname, name: 'Peeters', language },
  }) as ApplicationResponse;
const SHOWN = [application('a', 'Ann', 'nl'), application('b', 'Bea', 'fr'), application('c', 'Cas', 'nl')];

function Screen() {
  const { decline, dialog } = useDecisions();
  return (
    <div>
      <button onClick={() => decline(SHOWN)}>Go</button>
      {dialog}
    </div>
  );
}

it('writes to each in the language they read, one language after the other', async () => {
  const user = userEvent.setup();
  const screen = await renderApp(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByText(/in their language: Dutch/);
  screen.getByText('Mail 1 of 2, Dutch: 2 candidates');
  await user.click(screen.getByRole('button', { name: 'Decline and send 2 mails' }));
  await screen.findByText(/in their language: French/);
  screen.getByText('Mail 2 of 2, French: 1 candidate');
  await user.click(screen.getByRole('button', { name: 'Decline and send the mail' }));
  await expect
    .poll(() => sent.map(({ applications }) => applications.map(({ id }) => id)))
    .toEqual([['a', 'c'], ['b']]);
  expect(sent.map(({ email }) => email.subject)).toEqual([
    expect.stringMatching(/ voor Reisgids$/),
    expect.stringMatching(/^Votre .* Reisgids$/),
  ]);
});
