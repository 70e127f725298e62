import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ApplicationResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { useDecisions } from './useDecisions';

const sent: unknown[] = [];
testServer(
  http.patch('http://localhost:3000/api/v1/jobapplications/status/successful', async ({ request }) => {
    sent.push(await request.json());
    const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version', records: ['b'] };
    return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
  }),
);

const job = { title: 'Tourism site', workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
const application = (_id: string, firstname: string, version: number, fit: ApplicationResponse['fit']) =>
  ({ _id, version, status: 'pending', candidate: { firstname, name: 'Peeters' }, job, fit }) as ApplicationResponse;
const SHOWN = [
  application('a', 'Ann', 0, { fit: 'free', day: null }),
  application('b', 'Bea', 3, { fit: 'booked', day: '2099-03-31' }),
];

function Screen() {
  const { approve, dialog } = useDecisions();
  return (
    <div>
      <button onClick={() => approve(SHOWN)}>Go</button>
      {dialog}
    </div>
  );
}

it('sends the versions that were shown and why, and names who changed', async () => {
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText('This books 2 candidates for the work of their jobs.')).toBeTruthy();
  expect(screen.getByText('Bea Peeters: Booked until 31/03/2099')).toBeTruthy();
  expect(screen.queryByText(/^Ann Peeters:/)).toBeNull();
  await userEvent.type(await screen.findByLabelText(/Why, for the agency/), ' The best test ');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing was done and no mail was sent. Look again at Bea Peeters.')).toBeTruthy();
  expect(sent).toEqual([
    {
      applications: [
        { id: 'a', version: 0 },
        { id: 'b', version: 3 },
      ],
      reason: 'The best test',
      candidateReason: null,
    },
  ]);
});
