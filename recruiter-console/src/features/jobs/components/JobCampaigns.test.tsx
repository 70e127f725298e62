import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { JobResponse } from '../../../api';
import { renderApp, SESSION } from '../../../test/render';
import { JobCampaigns } from './JobCampaigns';

const named = { _id: 'c1', title: 'Automne' };
let applied = 0;
testServer(
  http.get('http://localhost:3000/api/v1/campaigns/views', () =>
    HttpResponse.json({ records: [{ _id: named._id, count: applied }] }),
  ),
  http.get('http://localhost:3000/api/v1/*', () => HttpResponse.json({ records: [], totalCount: applied })),
);

it.each([
  [0, '0 reçue · 0 vue'],
  [2, '2 reçues · 2 vues'],
])('counts %i applications in French', async (count, words) => {
  applied = count;
  const job = { _id: 'j1', campaigns: [named._id], jobcampaigns: [named] } as unknown as JobResponse;
  const screen = await renderApp(<JobCampaigns job={job} />, '/', {
    ...SESSION,
    user: { ...SESSION.user, language: 'fr' },
  });
  await expect.poll(() => screen.getByRole('listitem').textContent).toContain(words);
});
