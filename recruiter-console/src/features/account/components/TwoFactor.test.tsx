import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { TwoFactor } from './TwoFactor';

const API = 'http://localhost:3000/api/v1/users/me/two-factor';
const codes = Array.from({ length: 10 }, (_, at) => `AAAA${at}-BBBBB`);
let state: { enabled: boolean; recoveryCodesLeft: number };
const madeCodes = () => {
  state = { enabled: true, recoveryCodesLeft: 10 };
  return HttpResponse.json({ recoveryCodes: codes });
};
testServer(
  http.get(API, () => HttpResponse.json(state)),
  http.post(API, () => HttpResponse.json({ qr: '', otpauthUrl: 'otpauth://totp/Byline?secret=ABCD', secret: 'ABCD' })),
  http.post(`${API}/confirm`, madeCodes),
  http.post(`${API}/recovery-codes`, madeCodes),
);
beforeEach(() => {
  state = { enabled: false, recoveryCodesLeft: 0 };
});

const question = () => screen.findByRole('dialog', { name: 'Have you kept the recovery codes?' });
const setUpDialog = () => screen.findByRole('dialog', { name: 'Set up two-factor' });

async function setUp(): Promise<void> {
  await renderApp(<TwoFactor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'the right one{Enter}');
  await userEvent.type(await screen.findByLabelText(/^Verification code/), '123456{Enter}');
  await screen.findByText('AAAA9-BBBBB');
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', async () => userEvent.click(within(await setUpDialog()).getByRole('button', { name: 'Close' }))],
  ['a click beside', async () => userEvent.click((await setUpDialog()).parentElement ?? document.body)],
])('asks before %s drops the recovery codes', async (_, close) => {
  await setUp();
  await close();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('You cannot see them again.')).toBeNull());
  screen.getByText('AAAA9-BBBBB');
  await close();
  await userEvent.click(within(await question()).getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText('AAAA9-BBBBB')).toBeNull());
  screen.getByText(/^On · 10 recovery codes left/);
});

it('shows that two-factor is on while the recovery codes are still open', async () => {
  await setUp();
  await screen.findByText(/^On · 10 recovery codes left/);
  screen.getByText('AAAA9-BBBBB');
});

it('asks before new recovery codes are dropped', async () => {
  state = { enabled: true, recoveryCodesLeft: 1 };
  await renderApp(<TwoFactor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await userEvent.type(await screen.findByLabelText(/^Your password/), 'the right one');
  await userEvent.type(screen.getByLabelText(/^Your code/), '123456{Enter}');
  await screen.findByText('AAAA9-BBBBB');
  await userEvent.keyboard('{Escape}');
  await question();
});
