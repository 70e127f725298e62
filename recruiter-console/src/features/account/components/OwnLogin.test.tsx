import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp, SESSION } from '../../../test/render';
import { OwnLogin } from './OwnLogin';

const OWN = `${config.apiUrl}/users/me`;
const refused = (status: number, code: string) =>
  HttpResponse.json({ type: 'x', status, title: 'Refused', detail: '', code }, { status });
const done = () => new HttpResponse(null, { status: 204 });
const wrongField = (field: string, code: string) =>
  HttpResponse.json(
    {
      type: 'x',
      status: 400,
      title: 'Bad Request',
      detail: '',
      code: 'validation_failed',
      errors: [{ field, code, detail: '' }],
    },
    { status: 400 },
  );

let me: object;
let sent: unknown[];
const server = testServer(
  http.get(OWN, () => HttpResponse.json({ ...SESSION.user, ...me })),
  http.post(`${OWN}/password`, async ({ request }) => {
    const body = (await request.json()) as Record<'currentPassword' | 'password', string>;
    sent.push(body);
    if (body.currentPassword !== 'the right one') return wrongField('currentPassword', 'wrong_password');
    if (body.password === 'the right one') return wrongField('password', 'same_password');
    return done();
  }),
);
beforeEach(() => {
  me = {};
  sent = [];
});

it('changes the password with the current one, whose refusal stands at its field', async () => {
  const screen = await renderApp(<OwnLogin />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const current = dialog.getByLabelText(/^Current password/);
  const password = dialog.getByLabelText(/^New password/);
  const change = dialog.getByRole('button', { name: 'Change password' });
  expect(document.activeElement).toBe(current);
  expect(dialog.getByText('You are logged out on all other devices.')).toBeTruthy();
  await user.type(current, 'the wrong one');
  await user.type(password, 'a quiet autumn noon');
  expect(dialog.getByText('Strong password')).toBeTruthy();
  await user.click(change);
  expect(await dialog.findByText('This is not your password')).toBeTruthy();
  await user.clear(current);
  await user.type(current, 'the right one');
  await user.click(change);
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ currentPassword: 'the right one', password: 'a quiet autumn noon' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says the rule of a password before the API refuses it, and refuses the same one', async () => {
  const screen = await renderApp(<OwnLogin />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog'));
  const change = dialog.getByRole('button', { name: 'Change password' });
  expect(dialog.getByText('At least 10 characters, and not a common password')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Current password/), 'the right one');
  await user.type(dialog.getByLabelText(/^New password/), 'short');
  await user.click(change);
  expect(await dialog.findByText('At least 10 characters')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText(/^New password/));
  await user.type(dialog.getByLabelText(/^New password/), 'the right one');
  await user.click(change);
  expect(await dialog.findByText(/already/)).toBeTruthy();
});

it('asks for another address with the password, and says which addresses have to confirm it', async () => {
  server.use(
    http.post(`${OWN}/email`, async ({ request }) => {
      sent.push(await request.json());
      me = { pendingEmail: 'lotte@new.example', emailWaitsFor: ['new', 'old'] };
      return done();
    }),
  );
  const screen = await renderApp(<OwnLogin />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  const email = dialog.getByLabelText(/^New email/);
  const change = dialog.getByRole('button', { name: 'Change email' });
  expect(document.activeElement).toBe(email);
  await user.type(email, 'lotte');
  await user.click(change);
  expect(await dialog.findByText('Required')).toBeTruthy();
  await user.type(email, '@new.example ');
  await user.type(dialog.getByLabelText(/^Current password/), 'the right one');
  await user.click(change);
  const waits = await screen.findByText(/^Open the links that we sent to/);
  expect(waits.querySelector('strong')?.textContent).toBe('lotte@new.example');
  expect(sent).toEqual([{ email: 'lotte@new.example', currentPassword: 'the right one' }]);
  expect(screen.getByText(/^You no longer read the old address/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has the link to a new address sent again, or drops the change', async () => {
  me = { pendingEmail: 'lotte@new.example', emailWaitsFor: ['new'] };
  server.use(
    http.post(`${OWN}/email/resend`, () => {
      sent.push('again');
      return sent.length === 1 ? done() : refused(429, 'too_many_requests');
    }),
    http.delete(`${OWN}/email`, () => {
      me = {};
      return done();
    }),
  );
  const screen = await renderApp(<OwnLogin />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(screen.queryByText(/^You no longer read the old address/)).toBeNull();
  expect(await screen.findByText('Mail sent again')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  const refusal = within(await screen.findByRole('dialog'));
  expect(refusal.getByText('Too many attempts. Please wait a moment.')).toBeTruthy();
  await user.click(refusal.getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
  expect(await screen.findByText('Your address stays as it is')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Send the link again')).toBeNull());
});

it('knows the address that was confirmed on another device, for a login over this screen', async () => {
  me = { email: 'lotte@new.example' };
  const screen = await renderApp(<OwnLogin />);
  expect(await screen.findByText('lotte@new.example')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('byline.session')).toContain('"lotte@new.example"'));
});
