import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { EmailsTab } from './EmailsTab';

const API = 'http://localhost:3000/api/v1';
const mail = (_id: string, subject: string) => {
  const box = { name: 'Ilse', email: 'ilse@example.be' };
  const times = { createdAt: '2026-11-12T10:00:00.000Z', scheduledAt: null, sentAt: null, nextAttemptAt: null };
  const people = { from: box, to: box, cc: [], bcc: [] };
  return {
    _id,
    subject,
    ...people,
    ...times,
    status: 'sent',
    message: `<p>${subject}!</p>`,
    attempts: 1,
    reason: null,
  };
};
testServer(
  http.get(`${API}/emails`, () => HttpResponse.json({ records: [mail('new', 'Newest')], totalCount: 60 })),
  http.get(`${API}/emails/old`, () => HttpResponse.json(mail('old', 'Long ago'))),
  http.get(`${API}/emails/gone`, () =>
    HttpResponse.json({ status: 404, title: 'Not Found', code: 'not_found', detail: '' }, { status: 404 }),
  ),
);

function Screen() {
  return (
    <div>
      <EmailsTab candidateId="c1" to={{ name: 'Ilse', email: 'ilse@example.be' }} />
      <p data-testid="address">{useLocation().search}</p>
    </div>
  );
}

it('opens the mail of the address, though it is not among the rows, and leads back to all', async () => {
  const screen = await renderApp(<Screen />, '/?tab=mail&mail=old');
  expect(await screen.findByText('Long ago!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All mails' }));
  const write = screen.getByRole('button', { name: 'New mail' });
  await expect.poll(() => document.activeElement).toBe(write);
  await userEvent.click(await screen.findByRole('button', { name: /Newest/ }));
  expect(await screen.findByText('Newest!')).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('?tab=mail&mail=new');
});

it('says that the mail of the address is gone, with a way to all', async () => {
  const screen = await renderApp(<Screen />, '/?mail=gone');
  expect(await screen.findByText(/404/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All mails' }));
  expect(await screen.findByText('Newest')).toBeTruthy();
});
