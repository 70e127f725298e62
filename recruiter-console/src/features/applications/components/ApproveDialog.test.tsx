import { testServer } from '@byline/web-kit/test';
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ApplicationResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { useDecisions } from './useDecisions';

const sent: unknown[] = [];
const server = testServer(
  http.patch('http://localhost:3000/api/v1/jobapplications/status/successful', async ({ request }) => {
    sent.push(await request.json());
    const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version', records: ['b'] };
    return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
  }),
);

afterEach(() => {
  sent.length = 0;
});

const job = { title: 'Tourism site', workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
const application = (_id: string, firstname: string, version: number, fit: ApplicationResponse['fit']) =>
  ({ _id, version, status: 'pending', candidate: { firstname, name: 'Peeters' }, job, fit }) as ApplicationResponse;
const SHOWN = [
  application('a', 'Ann', 0, { fit: 'free', day: null }),
  application('b', 'Bea', 3, { fit: 'booked', day: '2099-03-31' }),
];

function Screen() {
  const [shown, setShown] = useState(SHOWN);
  const { approve, dialog } = useDecisions(shown);
  // A colleague changes the job, and meanwhile somebody changed an application.
  const change = () =>
    setShown(
      shown.map((one) => ({ ...one, version: 9, job: { ...one.job, workTo: null }, fit: { fit: 'days', day: null } })),
    );
  return (
    <div>
      <button onClick={() => approve(SHOWN)}>Go</button>
      <button onClick={() => approve(SHOWN.slice(0, 1))}>Go with one</button>
      <button onClick={change}>Change</button>
      {dialog}
    </div>
  );
}

it('sends the versions that were shown and why, and names who changed', async () => {
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText('This books 2 candidates: 07/12/2098 – 26/02/2099 · 3 days a week.')).toBeTruthy();
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

it('follows a change of the job, decides on the versions of its opening, and confirms the days that were stored', async () => {
  server.use(
    http.patch('*/jobapplications/status/successful', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ records: [{ ...SHOWN[0], job: { ...job, workDays: 1 } }] });
    }),
  );
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  expect(await screen.findByText('This books Ann Peeters: 07/12/2098 – 26/02/2099 · 3 days a week.')).toBeTruthy();
  fireEvent.click(screen.getByText('Change'));
  expect(await screen.findByText('This books Ann Peeters: from 07/12/2098 · 3 days a week.')).toBeTruthy();
  expect(screen.getByText('Ann Peeters: Fewer days a week')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Application approved. Booked 07/12/2098 – 26/02/2099 · 1 day a week')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ applications: [{ id: 'a', version: 0 }] });
});
