import { config } from '@byline/web-kit/config';
import { startingSession } from '@byline/web-kit/session';
import { readStored } from '@byline/web-kit/storage';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { UserMenu } from './UserMenu';

const server = testServer();
const root = document.documentElement;
let stored: unknown[];

beforeEach(() => {
  stored = [];
  const user = { _id: 'u1', email: 'noor@example.be', firstname: 'Noor', name: 'De Witte', language: 'en', roles: [] };
  localStorage.setItem('byline.session', JSON.stringify({ token: 't', expiresAt: '2099-01-01T00:00:00Z', user }));
  server.use(
    http.get(`${config.apiUrl}/candidates/c1`, () =>
      HttpResponse.json({ _id: 'c1', firstname: 'Noor', name: 'De Witte' }),
    ),
    http.patch(`${config.apiUrl}/users/me`, async ({ request }) => {
      stored.push(await request.json());
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  delete root.dataset.theme;
  delete root.dataset.themeChosen;
});

const button = () => screen.getByRole('button', { name: /Your account|Je account/ });
async function openMenu() {
  const onLogout = vi.fn();
  await renderApp(<UserMenu candidateId="c1" onLogout={onLogout} />, '/');
  await userEvent.click(button());
  return onLogout;
}

it('opens, and closes with Escape, which gives the focus back, or with a press elsewhere', async () => {
  await openMenu();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('radio', { name: 'Dark' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

it('leads to what the public page shows, and logs out with the focus on its button, so that a question gives it back there', async () => {
  const onLogout = await openMenu();
  const link = await screen.findByRole('link', { name: 'Your public page' });
  expect(link.getAttribute('href')).toBe('/public-page');
  onLogout.mockImplementation(() => expect(document.activeElement).toBe(button()));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

it('changes the theme at once, stores it, and knows it again', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset.theme).toBe('dark');
  await waitFor(() => expect(stored).toEqual([{ theme: 'dark' }]));
  expect(readStored('byline.theme')).toBe('dark');
  expect(startingSession().session?.user.theme).toBe('dark');
});

it('goes back to what was, with the reason, when a choice is refused', async () => {
  server.use(http.patch(`${config.apiUrl}/users/me`, () => new HttpResponse(null, { status: 503 })));
  await openMenu();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await screen.findByRole('alertdialog');
  expect(root.dataset.theme).not.toBe('dark');
});

it('changes the language at once, which survives a reload with another one in the address', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('radio', { name: 'NL' }));
  await screen.findByRole('radio', { name: 'Donker' });
  await waitFor(() => expect(stored).toEqual([{ language: 'nl' }]));
  window.history.replaceState(null, '', '/?lang=fr');
  expect(startingSession().language).toBe('nl');
  window.history.replaceState(null, '', '/');
});
