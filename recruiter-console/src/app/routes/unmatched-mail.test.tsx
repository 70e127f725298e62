import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { Component as MailPage } from './MailPage';

const API = 'http://localhost:3000/api/v1';
const AT = '2026-11-12T10:00:00.000Z';
const [ONE = '', TWO = '', NOOR = ''] = [1, 2, 3].map((digit) => `65a00000000000000000000${digit}`);
const MINE = { name: 'Noor', email: 'noor@home.example' };

interface Stored {
  subject: string;
  candidateId: string | null;
  unread: boolean;
}
const stored = new Map<string, Stored>();
const noor = { _id: NOOR, firstname: 'Noor', name: 'Dewitte' };
const conversation = (_id: string, { subject, candidateId, unread }: Stored) => ({
  ...{ _id, candidateId, candidate: candidateId ? noor : null, person: MINE, subject, unread, open: true, version: 0 },
  ...{ mailCount: 1, lastAt: AT, lastWords: '', lastFrom: '', lastReceived: true, hasFiles: false, scheduledAt: null },
  ...{
    undelivered: false,
    heldFor: null,
    cancelled: false,
    unverified: false,
    discarded: false,
    laterUntil: null,
    assignee: null,
    createdAt: AT,
    modifiedAt: AT,
  },
});
const threadOf = (id: string) => ({
  ...conversation(id, stored.get(id) ?? { subject: '', candidateId: null, unread: false }),
  ...{ mails: [], answerTo: null },
});
const notThere = () =>
  HttpResponse.json({ status: 409, title: 'Conflict', code: 'impossible_transition', detail: '' }, { status: 409 });

testServer(
  http.get(`${API}/conversations`, ({ request }) => {
    const state = new URL(request.url).searchParams.get('filter[state]');
    const records = [...stored]
      .filter(([, { candidateId, unread }]) => candidateId === null && (state !== 'unread' || unread))
      .map(([id, one]) => conversation(id, one));
    return HttpResponse.json({ records, totalCount: records.length });
  }),
  http.get(`${API}/conversations/total`, () => HttpResponse.json({ total: stored.size, capped: false })),
  http.get(`${API}/conversations/counts`, () => HttpResponse.json({ mine: 0, team: 0, unmatched: 2, unread: 0 })),
  http.get(`${API}/conversations/:id`, ({ params }) => HttpResponse.json(threadOf(String(params.id)))),
  http.get(`${API}/conversations/:id/suggestions`, () =>
    HttpResponse.json({
      others: 0,
      records: [
        { ...noor, candidateId: NOOR, score: 99, reasons: ['name'], function: null, city: null, archived: false },
      ],
    }),
  ),
  http.post(`${API}/conversations/:id/assign`, ({ params }) => {
    const one = stored.get(String(params.id));
    if (!one || one.candidateId) return notThere();
    one.candidateId = NOOR;
    return HttpResponse.json(conversation(String(params.id), one));
  }),
  http.put(`${API}/conversations/:id/read`, ({ params }) => {
    const one = stored.get(String(params.id));
    if (one) one.unread = false;
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

beforeEach(() => {
  stored.clear();
  stored.set(ONE, { subject: 'First question', candidateId: null, unread: true });
  stored.set(TWO, { subject: '', candidateId: null, unread: true });
});

function Screen() {
  return (
    <div>
      <MailPage />
      <p data-testid="address">{useLocation().search}</p>
    </div>
  );
}
const address = (): string | null => screen.getByTestId('address').textContent;
const question = () => screen.findByRole('region', { name: 'Whose is it?' });

it('asks whose the open mail is, once, and leads to the next after the answer', async () => {
  await renderApp(<Screen />, `/mail?box=unmatched&open=${ONE}`);
  await question();
  await userEvent.click(await screen.findByText('(no subject)'));
  await screen.findByRole('complementary', { name: '(no subject)' });
  await question();
  expect(screen.getAllByRole('region', { name: 'Whose is it?' })).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Give to Noor Dewitte' }));
  await screen.findByText('The mail is now with Noor Dewitte');
  await screen.findByRole('complementary', { name: 'First question' });
  expect(address()).toBe(`?box=unmatched&open=${ONE}`);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Give to Noor Dewitte' }));
  await expect.poll(address).toBe('?box=unmatched');
});

it('says who has the mail that a colleague gave first', async () => {
  await renderApp(<Screen />, `/mail?box=unmatched&open=${ONE}`);
  const give = await screen.findByRole('button', { name: 'Give to Noor Dewitte' });
  stored.set(ONE, { subject: 'First question', candidateId: NOOR, unread: true });
  await userEvent.click(give);
  await screen.findByText('The mail is now with Noor Dewitte');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the open conversation among the unread ones until another opens', async () => {
  await renderApp(<Screen />, `/mail?box=unmatched&state=unread`);
  await screen.findByText('First question');
  await userEvent.keyboard('j');
  await expect.poll(() => stored.get(ONE)?.unread).toBe(false);
  await screen.findByRole('complementary', { name: 'First question' });
  const table = screen.getByRole('table', { name: 'Mail' });
  await expect.poll(() => within(table).queryByText('First question')).not.toBeNull();
  within(table).getByText('(no subject)');
  await userEvent.keyboard('j');
  await expect.poll(address).toBe(`?box=unmatched&state=unread&open=${TWO}`);
});
