import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { it } from 'vitest';
import { renderApp } from '../../../test/render';
import { NewCandidate } from './NewCandidate';

const API = 'http://localhost:3000/api/v1';
const NELE = { firstname: 'Nele', name: 'Maes', email: 'nele@home.example' };

testServer(
  http.post(`${API}/candidates`, () => HttpResponse.json({ data: { _id: 'c1', ...NELE } }, { status: 201 })),
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
