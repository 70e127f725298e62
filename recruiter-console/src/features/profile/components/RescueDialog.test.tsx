import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { RescueDialog } from './RescueDialog';

const sent: unknown[] = [];
testServer(
  http.get('*/users/me/two-factor', () => HttpResponse.json({ enabled: true, recoveryCodesLeft: 0 })),
  http.post('*/users/u1/rescue', async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
const ilse = { _id: 'c1', firstname: 'Ilse', name: 'Vermeulen', email: 'old@example.be' } as CandidateResponse;

it('says what it does, and asks for an address, a reason, the password and a code', async () => {
  const close = vi.fn();
  await renderApp(<RescueDialog candidate={ilse} userId="u1" onClose={close} />);
  await screen.findByText(/Only for who no longer reads old@example.be/);
  const type = async (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await type(/New address/, 'new@example.be');
  await type(/Reason/, 'Called back.');
  await userEvent.click(screen.getByRole('button', { name: 'Restore login' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(sent).toEqual([]);
  await type(/Your password/, 'correct horse battery');
  await type(/Your code/, '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Restore login' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const proof = { currentPassword: 'correct horse battery', code: '123456' };
  expect(sent).toEqual([{ email: 'new@example.be', reason: 'Called back.', ...proof }]);
  await screen.findByText('Ilse Vermeulen now logs in by new@example.be');
});
