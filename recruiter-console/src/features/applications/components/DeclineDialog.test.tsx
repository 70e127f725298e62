import { testServer } from '@byline/web-kit/test';
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ApplicationResponse, DeclineRequest } from '../../../api';
import { renderApp } from '../../../test/render';
import { useDecisions } from './useDecisions';

const sent: DeclineRequest[] = [];
/** Candidates without an appointment, because of whom the server refuses the mails. */
let without: string[] = [];
beforeEach(() => {
  sent.length = 0;
  without = [];
});
testServer(
  http.patch('http://localhost:3000/api/v1/jobapplications/status/rejected', async ({ request }) => {
    sent.push((await request.json()) as DeclineRequest);
    const problem = {
      status: 409,
      title: 'Conflict',
      code: 'mail_field_empty',
      detail: '',
      records: without.slice(0, 1),
    };
    return without.length > 0 ? HttpResponse.json(problem, { status: 409 }) : HttpResponse.json({ records: [] });
  }),
  http.get('http://localhost:3000/api/v1/candidates/:id/mailfields', ({ params }) =>
    HttpResponse.json({
      firstname: 'Ann',
      job: 'Reisgids',
      recruiter: 'Lotte',
      appointment: without.includes(String(params.id)) ? null : 'Monday',
    }),
  ),
);

const application = (_id: string, firstname: string, language: string) =>
  ({
    _id,
    candidateId: `of-${_id}`,
    jobId: 'j1',
    version: 0,
    status: 'pending',
    job: { title: 'Reisgids' },
    candidate: { firstname, name: 'Peeters', language },
  }) as ApplicationResponse;
const SHOWN = [application('a', 'Ann', 'nl'), application('b', 'Bea', 'fr'), application('c', 'Cas', 'nl')];

function Screen() {
  const { decline, dialog } = useDecisions([]);
  return (
    <div>
      <button onClick={() => decline(SHOWN)}>Go</button>
      {dialog}
    </div>
  );
}

it('names all of them, writes to each in the language they read, and sends it at once', async () => {
  const user = userEvent.setup();
  const screen = await renderApp(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  const dutch = await screen.findByRole('group', { name: 'Mail 1 of 2, Dutch: 2 candidates' });
  const french = screen.getByRole('group', { name: 'Mail 2 of 2, French: 1 candidate' });
  within(dutch).getByText('Cas Peeters');
  within(french).getByText('Bea Peeters');
  const subject = within(french).getByRole('textbox', { name: /Subject/ });
  fireEvent.change(subject, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Decline and send 3 mails' }));
  await within(french).findByText('Required');
  fireEvent.change(subject, { target: { value: 'Reisgids, suite' } });
  fireEvent.change(screen.getByLabelText('Why, for the agency'), { target: { value: 'Too far.' } });
  await user.click(screen.getByRole('button', { name: 'Decline and send 3 mails' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    applications: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    email: {
      subject: expect.stringMatching(/ voor \{\{job\}\}$/) as string,
      message: expect.stringMatching(/^<p>Dag \{\{firstname\}\},/) as string,
    },
    translations: [{ language: 'fr', subject: 'Reisgids, suite' }],
    reason: 'Too far.',
  });
});

it('names those for whom a field of their mail stays empty, until the mail changes', async () => {
  without = ['of-b', 'of-c'];
  const user = userEvent.setup();
  const screen = await renderApp(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  const dutch = await screen.findByRole('group', { name: 'Mail 1 of 2, Dutch: 2 candidates' });
  const subject = within(dutch).getByRole('textbox', { name: /Subject/ });
  fireEvent.change(subject, { target: { value: 'Over {{appointment}}' } });
  fireEvent.change(within(screen.getByRole('group', { name: /French/ })).getByRole('textbox', { name: /Subject/ }), {
    target: { value: 'Votre candidature' },
  });
  await user.click(screen.getByRole('button', { name: 'Decline and send 3 mails' }));
  const alert = await screen.findByText('A field cannot be filled for 1 candidate: nothing is sent');
  screen.getByText('Cas Peeters', { selector: 'li *' });
  screen.getByText('Next appointment', { selector: 'li *' });
  expect(screen.queryByText(/409/)).toBeNull();
  fireEvent.change(subject, { target: { value: 'Over {{appointment|ons gesprek}}' } });
  await expect.poll(() => alert.isConnected).toBe(false);
});
