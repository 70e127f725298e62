import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, SESSION } from '../../../test/render';
import { LoginCard } from './LoginCard';

const API = 'http://localhost:3000/api/v1';
const problem = (status: number, code: string, detail: string) =>
  HttpResponse.json({ type: 'x', status, title: 'Unauthorized', detail, code }, { status });

let loggedOut: (string | null)[] = [];
const server = testServer(
  http.post(`${API}/auth/logout`, ({ request }) => {
    loggedOut.push(request.headers.get('authorization'));
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  loggedOut = [];
});

const card = (
  <div>
    <LoginCard />
  </div>
);
const answer = (user: object = {}) => HttpResponse.json({ ...SESSION, user: { ...SESSION.user, ...user } });

async function logIn() {
  const user = userEvent.setup();
  const screen = await renderApp(card, '/', null);
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lotte@byline.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { user, screen };
}
const stored = (): unknown => JSON.parse(localStorage.getItem('byline.session') ?? 'null');

describe('login', () => {
  it("says the server's words when something is wrong", async () => {
    server.use(http.post(`${API}/auth/login`, () => problem(401, 'wrong_credentials', 'Gegevens niet correct.')));
    const { screen } = await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Gegevens niet correct.');
    expect(alert.querySelector('[lang]')?.getAttribute('lang')).toBe('nl');
    expect((screen.getByRole('textbox', { name: /^Email/ }) as HTMLInputElement).value).toBe('lotte@byline.example');
  });

  it('leads to the page that mails a link for a new password, in the same language', async () => {
    const screen = await renderApp(card, '/', null);
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      'http://localhost:3001/reset-password?lang=en&for=console',
    );
  });

  it('asks a recruiter with two-factor for the code, with the first-step token', async () => {
    const codes: unknown[] = [];
    server.use(
      http.post(`${API}/auth/login`, () => HttpResponse.json({ ...SESSION, token: 'first-step' })),
      http.post(`${API}/users/verify2fa`, async ({ request }) => {
        codes.push([request.headers.get('authorization'), await request.json()]);
        return answer();
      }),
    );
    const { user, screen } = await logIn();
    await user.type(await screen.findByRole('textbox', { name: /^Verification code/ }), '123 456');
    expect(stored()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await expect.poll(stored).toMatchObject({ token: SESSION.token });
    expect(codes).toEqual([
      ['Bearer first-step', { userId: SESSION.user._id, code: '123456', time: expect.any(Number) as number }],
    ]);
  });

  it('sends a candidate to the portal and ends the session that was opened', async () => {
    server.use(http.post(`${API}/auth/login`, () => answer({ roles: ['candidate'], twofactorEnabled: false })));
    const { screen } = await logIn();
    await screen.findByText('This is the place for recruiters');
    expect(screen.getByRole('link', { name: 'Go to the candidate portal' }).getAttribute('href')).toBe(
      'http://localhost:3001',
    );
    await expect.poll(() => loggedOut).toEqual([`Bearer ${SESSION.token}`]);
    expect(stored()).toBeNull();
  });

  it('tells a former recruiter that a colleague took the role', async () => {
    const former = { roles: ['candidate'], twofactorEnabled: false, leftStaffAt: '2026-11-03T09:30:00.000Z' };
    server.use(http.post(`${API}/auth/login`, () => answer(former)));
    const { screen } = await logIn();
    await screen.findByText('A colleague revoked your recruiter role on 03/11/2026.');
    expect(screen.queryByText(/You have a candidate account/)).toBeNull();
  });

  it('replaces a refused code by the next digits', async () => {
    server.use(
      http.post(`${API}/auth/login`, () => answer()),
      http.post(`${API}/users/verify2fa`, () => problem(401, 'wrong_credentials', 'Gegevens niet correct.')),
    );
    const { user, screen } = await logIn();
    const field = (await screen.findByRole('textbox', { name: /^Verification code/ })) as HTMLInputElement;
    await user.type(field, '111111');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('alert');
    await user.keyboard('22222{Enter}');
    await screen.findByText('Enter the six digits of your authenticator app');
    expect(field.value).toBe('22222');
    await user.keyboard('333333');
    expect(field.value).toBe('333333');
  });

  it('takes a recovery code', async () => {
    const codes: unknown[] = [];
    server.use(
      http.post(`${API}/auth/login`, () => answer()),
      http.post(`${API}/users/verify2fa`, async ({ request }) => {
        codes.push(await request.json());
        return answer();
      }),
    );
    const { user, screen } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'No app at hand? Use a recovery code' }));
    const field = screen.getByRole('textbox', { name: /^Recovery code/ });
    await user.type(field, 'abcdef{Enter}');
    await screen.findByText('This value is not valid');
    await user.keyboard('aaaa2-bbbb3{Enter}');
    await expect.poll(stored).toMatchObject({ token: SESSION.token });
    expect(codes).toMatchObject([{ code: 'aaaa2-bbbb3' }]);
  });

  it('asks before the way back drops the recovery codes of a first set-up', async () => {
    const own = `${API}/users/me/two-factor`;
    server.use(
      http.post(`${API}/auth/login`, () => HttpResponse.json({ ...SESSION, setUpNeeded: true })),
      http.post(own, () => HttpResponse.json({ qr: '', otpauthUrl: 'otpauth://totp/Byline?secret=AB', secret: 'AB' })),
      http.post(`${own}/confirm`, () => HttpResponse.json({ recoveryCodes: ['AAAAA-BBBBB'] })),
    );
    const { user, screen } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'An authenticator app' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByRole('textbox', { name: /^Verification code/ }), '123456{Enter}');
    await screen.findByText('AAAAA-BBBBB');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('You cannot see them again.');
    await user.click(screen.getAllByRole('button', { name: 'I have kept them' }).at(-1) ?? document.body);
    await screen.findByText('Done. Now log in with it.');
  });

  it('goes back to the password when the code step has ended', async () => {
    server.use(
      http.post(`${API}/auth/login`, () => answer()),
      http.post(`${API}/users/verify2fa`, () => problem(401, 'session_expired', 'Your session has ended.')),
    );
    const { user, screen } = await logIn();
    await user.type(await screen.findByRole('textbox', { name: /^Verification code/ }), '000000');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('That took too long or too many tries. Please log in again.');
  });
});
