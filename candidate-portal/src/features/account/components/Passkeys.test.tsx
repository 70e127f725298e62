import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { Passkeys } from './Passkeys';

const server = testServer();
const own = (path: string): string => `${config.apiUrl}/users/me/${path}`;
const PHONE = { _id: 'p1', name: 'My phone', createdAt: '2026-11-01T09:00:00Z', lastUsedAt: null };
const REFUSED = {
  type: 't',
  status: 400,
  title: 'Bad Request',
  detail: '',
  code: 'validation_failed',
  errors: [{ field: 'code', code: 'wrong_code', detail: '' }],
};
let enabled: boolean;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  enabled = true;
  const user = { _id: 'u1', email: 'n@example.be', firstname: 'N', name: 'D', language: 'en', roles: ['candidate'] };
  localStorage.setItem('byline.session', JSON.stringify({ token: 't', expiresAt: '2099-01-01T00:00:00Z', user }));
  vi.stubGlobal('PublicKeyCredential', class {});
  server.use(
    http.get(own('passkeys'), () => HttpResponse.json({ passkeys: sent.length > 1 ? [] : [PHONE] })),
    http.get(own('two-factor'), () => HttpResponse.json({ enabled, recoveryCodesLeft: 9 })),
    http.get(own('sessions'), () => HttpResponse.json({ sessions: [] })),
    http.post(own('passkeys/p1/remove'), async ({ request }) => {
      sent.push(await request.json());
      const answer = { status: 400, headers: { 'content-type': 'application/problem+json' } };
      return sent.length > 1 ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(REFUSED, answer);
    }),
  );
});

it('is removed with a code as well where two-factor is on', async () => {
  await renderApp(<Passkeys />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  const password = await screen.findByLabelText('Current password');
  expect(document.activeElement).toBe(password);
  await userEvent.type(password, 'the right one{Enter}');
  expect(await screen.findByText('Required')).toBeTruthy();
  const code = screen.getByLabelText('Verification code');
  await userEvent.type(code, '000 000{Enter}');
  expect(await screen.findByText('This code does not work, or not any more')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  expect(sent).toEqual(['000000', '123456'].map((given) => ({ currentPassword: 'the right one', code: given })));
});

it('takes what was typed of its name along', async () => {
  const draft = { values: { name: 'My pho' }, base: '{"name":"My phone"}', at: '2026-11-02T09:00:00Z' };
  localStorage.setItem('byline.draft.u1.own-passkey.p1', JSON.stringify(draft));
  sent = [{}];
  await renderApp(<Passkeys />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'the right one');
  await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}');
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  expect(localStorage.getItem('byline.draft.u1.own-passkey.p1')).toBeNull();
});

it('asks for no code that nobody has', async () => {
  enabled = false;
  await renderApp(<Passkeys />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
});

it('says that it is gone when it was removed on another device, and is not in the way of another one', async () => {
  let removed = false;
  const problem = { type: 't', status: 404, title: 'Not Found', detail: '', code: 'not_found' };
  server.use(
    http.get(own('passkeys'), () => HttpResponse.json({ passkeys: removed ? [] : [PHONE] })),
    http.patch(own('passkeys/p1'), () => {
      removed = true;
      return HttpResponse.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } });
    }),
  );
  await renderApp(<Passkeys />);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  await userEvent.type(await screen.findByLabelText('Name'), ' of work{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^This is not there/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
});

it('says that the device has one already, which trying again does not change', async () => {
  enabled = false;
  const taken = new DOMException('', 'InvalidStateError');
  const create = (): Promise<never> => Promise.reject(taken);
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create } as unknown as CredentialsContainer);
  const options = { challenge: 'AA', rp: { name: 'Byline' }, user: { id: 'AA', name: 'n', displayName: 'n' } };
  const excludeCredentials = [{ id: 'AA', type: 'public-key' }];
  const made = { options: { ...options, pubKeyCredParams: [], excludeCredentials } };
  server.use(http.post(own('passkeys/options'), () => HttpResponse.json(made)));
  await renderApp(<Passkeys />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'the right one{Enter}');
  expect(await screen.findByText('This device already has a passkey of yours.')).toBeTruthy();
});

it('keeps the name of a new one, also when the browser made none, and never the password', async () => {
  enabled = false;
  const create = (): Promise<never> => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create } as unknown as CredentialsContainer);
  const options = { challenge: 'AA', rp: { name: 'Byline' }, user: { id: 'AA', name: 'n', displayName: 'n' } };
  const made = { options: { ...options, pubKeyCredParams: [] } };
  server.use(http.post(own('passkeys/options'), () => HttpResponse.json(made)));
  const open = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const { unmount } = await renderApp(<Passkeys />);
  await open();
  await userEvent.type(await screen.findByLabelText('Current password'), 'the right one');
  await userEvent.type(screen.getByLabelText('Name'), ' of work{Enter}');
  expect(await screen.findByText('No passkey was added. Try again.')).toBeTruthy();
  unmount();
  await renderApp(<Passkeys />);
  await open();
  expect(await screen.findByDisplayValue('Passkey of work')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});
