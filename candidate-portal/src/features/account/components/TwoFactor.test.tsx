import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { TwoFactor } from './TwoFactor';

const server = testServer();
const own = (path = ''): string => `${config.apiUrl}/users/me/two-factor${path}`;
const codes = Array.from({ length: 10 }, (_, at) => `AAAA${at}-BBBBB`);
let state: { enabled: boolean; recoveryCodesLeft: number };
let sent: unknown[];

const logIn = (roles: string[]): void => {
  const user = { _id: 'u1', email: 'noor@example.be', firstname: 'Noor', name: 'De Witte', language: 'en', roles };
  localStorage.setItem('byline.session', JSON.stringify({ token: 't', expiresAt: '2099-01-01T00:00:00Z', user }));
};
const refused = (field: string, code: string) =>
  HttpResponse.json(
    {
      type: 't',
      status: 400,
      title: 'Bad Request',
      detail: '',
      code: 'validation_failed',
      errors: [{ field, code, detail: '' }],
    },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );

beforeEach(() => {
  sent = [];
  state = { enabled: false, recoveryCodesLeft: 0 };
  logIn(['candidate']);
  server.use(
    http.get(own(), () => HttpResponse.json(state)),
    http.post(own(), () => HttpResponse.json({ qr: '', otpauthUrl: 'otpauth://totp/Byline', secret: 'ABCDEFGH' })),
    http.post(own('/confirm'), async ({ request }) => {
      const body = (await request.json()) as { code: string };
      sent.push(body);
      if (body.code !== '123456') return refused('code', 'wrong_code');
      state = { enabled: true, recoveryCodesLeft: 10 };
      return HttpResponse.json({ recoveryCodes: codes });
    }),
    http.post(own('/off'), async ({ request }) => {
      sent.push(await request.json());
      state = { enabled: false, recoveryCodesLeft: 0 };
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

it('is set up with the password and a code, and shows the recovery codes once', async () => {
  await renderApp(<TwoFactor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'the right one{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  const code = screen.getByLabelText('Verification code');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '000 000{Enter}');
  expect(await screen.findByText('This code does not work, or not any more')).toBeTruthy();
  // The refused code is selected, so the next one replaces it.
  await userEvent.keyboard('123 456{Enter}');
  for (const one of codes) expect(await screen.findByText(one)).toBeTruthy();
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }]);
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(await screen.findByText('10 left')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Turn off'));
});

it('is turned off with the password and a code', async () => {
  state = { enabled: true, recoveryCodesLeft: 0 };
  await renderApp(<TwoFactor />);
  expect(await screen.findByText('None left: make new ones')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off two-factor' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'the right one');
  await userEvent.type(screen.getByLabelText('Verification code'), 'AAAA1-BBBBB');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-factor is off')).toBeTruthy();
  expect(sent).toEqual([{ currentPassword: 'the right one', code: 'AAAA1-BBBBB' }]);
});

it('is not there for a recruiter, whose colleagues see to it', async () => {
  logIn(['candidate', 'recruiter']);
  await renderApp(<TwoFactor />);
  expect(screen.queryByText('Two-factor')).toBeNull();
});
