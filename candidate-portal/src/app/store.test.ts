import { expect, it } from 'vitest';
import { createStore } from './store';

const SESSION = {
  token: 'token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: { _id: 'u1', email: 'noor@example.be', firstname: 'Noor', name: 'De Witte', language: 'nl', roles: [] },
};
const language = () => createStore().getState().session.language;

it('is in the language of the address for a visitor, and in their own for a user', () => {
  window.history.replaceState(null, '', '/profile?lang=fr');
  expect(language()).toBe('fr');
  localStorage.setItem('byline.session', JSON.stringify(SESSION));
  expect(language()).toBe('nl');
  window.history.replaceState(null, '', '/');
});
