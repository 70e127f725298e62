import { testServer } from '@byline/web-kit/test';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { NewCandidate } from './NewCandidate';

const API = 'http://localhost:3000/api/v1';
const NELE = { firstname: 'Nele', name: 'Maes', email: 'nele@home.example' };

/** The people who share a fact with the new candidate, and the phones that were asked for. */
let known: object[] = [];
let asked: unknown[] = [];
let created = 0;
beforeEach(() => {
  known = [];
  asked = [];
  created = 0;
});
testServer(
  http.post(`${API}/candidates`, () => {
    created += 1;
    return HttpResponse.json({ data: { _id: 'c1', ...NELE } }, { status: 201 });
  }),
  http.post(`${API}/candidates/duplicates/matches`, async ({ request }) => {
    asked.push(((await request.json()) as { phone?: string }).phone);
    return HttpResponse.json({ records: known });
  }),
  http.post(`${API}/conversations/t1/assign`, () => HttpResponse.json({ _id: 't1' })),
  http.get(`${API}/conversations`, () =>
    HttpResponse.json({
      records: [
        { _id: 't1', mailCount: 1 },
        { _id: 't2', mailCount: 2 },
      ],
      totalCount: 2,
    }),
  ),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

it('says how many mails come along with a new candidate, and leads back to the others', async () => {
  const nothing = (): void => undefined;
  await renderApp(
    <Link to="/new" state={{ newCandidate: NELE, conversationId: 't1' }}>
      New
    </Link>,
    '/',
    undefined,
    [
      { path: '/new', element: <NewCandidate onClose={nothing} onCreated={nothing} /> },
      { path: '/mail', element: <p>The tray</p> },
    ],
  );
  await userEvent.click(screen.getByRole('link', { name: 'New' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add candidate' }));
  await screen.findByText('Nele Maes added, with 3 mails');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the unmatched mails' }));
  await screen.findByText('The tray');
});

it('asks once before somebody is added who may be known, and again for another phone', async () => {
  const noor = { firstname: 'Noor', name: 'Dewitte' };
  known = [
    { candidate: { _id: 'c2', ...noor, email: 'noor@post.example' }, reasons: ['phone'], certainty: 'likely' },
    { candidate: { _id: 'c3', ...noor, email: 'nd@post.example' }, reasons: ['name'], certainty: 'possible' },
  ];
  await renderApp(<NewCandidate onClose={() => undefined} onCreated={() => undefined} />);
  const fill = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  for (const [name, text] of [
    ['First name', 'Nele'],
    ['Last name', 'Maes'],
    ['Email', NELE.email],
    ['Phone', '0470 1'],
  ] as const)
    fill(name, text);
  await userEvent.click(screen.getByRole('button', { name: 'Add candidate' }));
  await screen.findByText(/Noor Dewitte, noor@post.example: same phone/);
  const link = screen.getByRole('link', { name: 'Open: Noor Dewitte, nd@post.example' });
  expect(link.getAttribute('href')).toBe('/candidates/c3');
  fill('Phone', '0470 12');
  await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
  await expect.poll(() => asked).toEqual(['0470 1', '0470 12']);
  expect(created).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
  await expect.poll(() => created).toBe(1);
  expect(asked).toHaveLength(2);
});
