import { UNSAID } from '@byline/shared-types/domain';
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

const work = { workFrom: '2098-12-07', workTo: '2099-02-26', workDays: 3 };
const NONE = { workFrom: null, workTo: null, workDays: null };
const job = { title: 'Tourism site', ...work };
const application = (_id: string, firstname: string, version: number, fit: ApplicationResponse['fit']) =>
  ({
    ...{ _id, version, status: 'pending', candidateId: `c-${_id}`, workFrom: null, job, work, fit },
    candidate: { firstname, name: 'Peeters' },
  }) as ApplicationResponse;
const SHOWN = [
  application('a', 'Ann', 0, { fit: 'free', day: null }),
  application('b', 'Bea', 3, { fit: 'booked', day: '2099-03-31' }),
];

function Screen() {
  const [shown, setShown] = useState(SHOWN);
  const { approve, acts, dialog } = useDecisions(shown);
  // A colleague changes the job, and meanwhile somebody changed an application.
  const change = () =>
    setShown(
      shown.map((one) => ({
        ...{ ...one, version: 9, job: { ...one.job, workTo: null }, work: { ...work, workTo: null } },
        fit: { fit: 'days', day: null },
      })),
    );
  return (
    <div>
      <button onClick={() => approve(SHOWN)}>Go</button>
      <button onClick={() => approve(SHOWN.slice(0, 1))}>Go with one</button>
      <button onClick={change}>Change</button>
      <button onClick={() => shown[0] && acts.onWork({ ...shown[0], workFrom: '2098-12-14' })}>Other days</button>
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
  expect(await screen.findByText('Nothing was saved. Look again at Bea Peeters.')).toBeTruthy();
  expect(screen.getByText('The best test')).toBeTruthy();
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

it('follows a change of the job, decides on the versions of its opening, and confirms the stored days and the cancelled mail', async () => {
  server.use(
    http.patch('*/jobapplications/status/successful', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ records: [{ ...SHOWN[0], work: { ...work, workDays: 1 } }], cancelledMails: 1 });
    }),
  );
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  expect(await screen.findByText('This books Ann Peeters: 07/12/2098 – 26/02/2099 · 3 days a week.')).toBeTruthy();
  fireEvent.click(screen.getByText('Change'));
  expect(await screen.findByText('This books Ann Peeters: from 07/12/2098 · 3 days a week.')).toBeTruthy();
  expect(screen.getByText('Ann Peeters: Fewer days a week')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const booked = 'Application approved. Booked 07/12/2098 – 26/02/2099 · 1 day a week';
  expect(await screen.findByText(`${booked}. The mail about the proposal was cancelled`)).toBeTruthy();
  // The application has no days of its own, because the user chose none.
  expect(sent.at(-1)).toMatchObject({ applications: [{ id: 'a', version: 0 }], ...NONE });
});

it('approves one application with a period of work of its own, which begins as that of the job', async () => {
  server.use(
    http.get('*/candidates/c-a', () =>
      HttpResponse.json({
        ...{ _id: 'c-a', availability: { ...UNSAID, confirmedOn: '2098-01-01' } },
        bookings: [{ applicationId: 'z', jobId: 'z', title: 'Menu', from: '2099-03-01', to: '2099-03-31', days: null }],
      }),
    ),
    http.patch('*/jobapplications/status/successful', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ records: [SHOWN[0]], cancelledMails: 0 });
    }),
  );
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Own period of work/ }));
  const last = await screen.findByLabelText(/Last day of work/);
  expect((last as HTMLInputElement).value).toBe('26/02/2099');
  await userEvent.clear(last);
  await userEvent.type(last, '06/12/2098');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The end is before the start')).toBeTruthy();
  await userEvent.clear(last);
  await userEvent.type(last, '31/03/2099');
  expect(await screen.findByText('This books Ann Peeters: 07/12/2098 – 31/03/2099 · 3 days a week.')).toBeTruthy();
  expect(await screen.findByText('Ann Peeters: Booked until 31/03/2099')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText(/^Application approved\. Booked [^.]*$/);
  expect(sent).toMatchObject([{ applications: [{ id: 'a', version: 0 }], ...work, workTo: '2099-03-31' }]);
});

it('gives typed days to the period of work, if a colleague approved first', async () => {
  server.use(
    http.patch('*/jobapplications/status/successful', () => {
      const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version', records: ['a'] };
      return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    }),
    http.get('*/candidates/c-a', () => HttpResponse.json({ _id: 'c-a', availability: null, bookings: [] })),
  );
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Own period of work/ }));
  const first = () => screen.getByLabelText(/First day of work/) as HTMLInputElement;
  await userEvent.clear(first());
  await userEvent.type(first(), '04/01/2099');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Nothing was saved.*“Period of work”\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Other days' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(first().value).toBe('04/01/2099');
});

it('warns that it cannot tell whether the candidate is free on days of their own, if their days cannot be read', async () => {
  server.use(http.get('*/candidates/c-a', () => HttpResponse.error()));
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Own period of work/ }));
  await userEvent.clear(await screen.findByLabelText(/Last day of work/));
  expect(await screen.findByText('This books Ann Peeters: from 07/12/2098 · 3 days a week.')).toBeTruthy();
  expect(await screen.findByText('Ann Peeters: Availability not known')).toBeTruthy();
});

it('keeps days of its own that are those of the job, says no days before they can be read, and keeps what was typed under the box', async () => {
  server.use(
    http.get('*/candidates/c-a', () => HttpResponse.json({ _id: 'c-a', availability: null, bookings: [] })),
    http.patch('*/jobapplications/status/successful', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ records: [SHOWN[0]], cancelledMails: 0 });
    }),
  );
  const screen = await renderApp(<Screen />);
  const box = () => screen.getByRole('checkbox', { name: /Own period of work/ });
  const first = () => screen.getByLabelText(/First day of work/) as HTMLInputElement;
  await userEvent.click(screen.getByRole('button', { name: 'Go with one' }));
  await screen.findByText('This books Ann Peeters: 07/12/2098 – 26/02/2099 · 3 days a week.');
  await userEvent.click(box());
  await userEvent.clear(first());
  await userEvent.type(first(), '31/02/2099');
  await expect.poll(() => screen.queryByText(/^This books/)).toBeNull();
  await userEvent.click(box());
  await screen.findByText('This books Ann Peeters: 07/12/2098 – 26/02/2099 · 3 days a week.');
  await userEvent.click(box());
  expect(first().value).toBe('31/02/2099');
  await userEvent.clear(first());
  await userEvent.type(first(), '07/12/2098');
  await screen.findByText('This books Ann Peeters: 07/12/2098 – 26/02/2099 · 3 days a week.');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText(/^Application approved\. Booked [^.]*$/);
  expect(sent).toMatchObject([work]);
});

it('gives an application the period of work of its job again, and names it if a colleague was faster', async () => {
  let isStale = true;
  server.use(
    http.patch('*/jobapplications/a', async ({ request }) => {
      sent.push(await request.json());
      if (!isStale) return HttpResponse.json(SHOWN[0]);
      const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version', records: ['a'] };
      return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    }),
    http.get('*/candidates/c-a', () => HttpResponse.json({ _id: 'c-a', availability: null, bookings: [] })),
  );
  const screen = await renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Other days' }));
  await userEvent.clear(await screen.findByLabelText(/First day of work/));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Own period of work/, checked: true }));
  // The fields that the box hides refuse nothing.
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Look again at Ann Peeters/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  isStale = false;
  // The draft has the choice.
  await userEvent.click(await screen.findByRole('button', { name: 'Other days' }));
  await screen.findByRole('checkbox', { name: /Own period of work/, checked: false });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Period of work of Ann Peeters saved')).toBeTruthy();
  expect(sent).toEqual([
    { version: 0, ...NONE },
    { version: 0, ...NONE },
  ]);
});
