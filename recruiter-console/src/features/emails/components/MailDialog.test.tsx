import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { useMailDialog } from './useMailDialog';

const API = 'http://localhost:3000/api/v1';
const sent: unknown[] = [];
testServer(
  http.post(`${API}/emails`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ data: { _id: 'm1' } }, { status: 201 });
  }),
);

const ILSE = { _id: 'c1', firstname: 'Ilse', name: 'Vermeulen', email: 'ilse@example.be' };

function Screen() {
  const { write, dialog } = useMailDialog();
  return (
    <div>
      <button onClick={() => write(ILSE)}>Go</button>
      <p data-testid="address">{useLocation().search}</p>
      {dialog}
    </div>
  );
}

it('keeps what was typed when it is closed, sends, and leaves the address as it was', async () => {
  const screen = await renderApp(<Screen />, '/?tab=notes');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'A job');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go', hidden: true }));
  await screen.findByDisplayValue('A job');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.keyboard('Call me');
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  expect(await screen.findByText(/Mail on its way/)).toBeTruthy();
  expect(sent).toMatchObject([
    { candidateId: 'c1', to: { name: 'Ilse Vermeulen', email: 'ilse@example.be' }, subject: 'A job' },
  ]);
  expect(screen.getByTestId('address').textContent).toBe('?tab=notes');
});
