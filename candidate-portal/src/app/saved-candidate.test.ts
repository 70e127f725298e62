import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createStore } from './store';
import { api } from '../api';

const url = `${config.apiUrl}/candidates/1`;
testServer(
  http.get(url, () => HttpResponse.json({ _id: '1', city: null })),
  http.patch(url, () => HttpResponse.json({ _id: '1', city: 'Gent' })),
  http.get(`${config.apiUrl}/users/me`, () => new Promise<never>(() => undefined)),
);

it('shows a saved candidate at once, also while another call is under way', async () => {
  const store = createStore();
  const { getCandidate, updateCandidate, getMe } = api.endpoints;
  await store.dispatch(getCandidate.initiate({ id: '1' }));
  void store.dispatch(getMe.initiate());
  await store.dispatch(updateCandidate.initiate({ id: '1', updateCandidateRequest: { version: 1, city: 'Gent' } }));
  const city = () => getCandidate.select({ id: '1' })(store.getState()).data?.city;
  await vi.waitFor(() => expect(city()).toBe('Gent'));
});
