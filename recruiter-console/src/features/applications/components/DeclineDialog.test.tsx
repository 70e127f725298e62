import { testServer } from '@byline/web-kit/test';
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ApplicationResponse, DeclineRequest } from '../../../api';
import { renderApp } from '../../../test/render';
import { useDecisions } from './useDecisions';

const sent: DeclineRequest[] = [];
testServer(
  http.patch('http://localhost:3000/api/v1/jobapplications/status/rejected', async ({ request }) => {
    sent.push((await request.json()) as DeclineRequest);
    return HttpResponse.json({ records: [] });
  }),
);

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
