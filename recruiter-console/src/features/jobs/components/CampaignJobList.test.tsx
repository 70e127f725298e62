import { testServer } from '@byline/web-kit/test';
import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { CampaignJobList } from './CampaignJobList';

const API = 'http://localhost:3000/api/v1';
const job = {
  ...{ _id: 'j1', title: 'Translator', client: 'Leie', function: 'translator', timeState: 'ongoing' },
  jobapplications: { pending: 12, successful: 0, rejected: 0 },
};

testServer(
  http.get(`${API}/campaigns/views`, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    return HttpResponse.json({ records: [{ _id: asked.get('_id'), count: asked.get('jobId') === 'j1' ? 204 : 999 }] });
  }),
  http.get(`${API}/campaigns/k1`, () => HttpResponse.json({ _id: 'k1', title: 'November issue' })),
  http.get(`${API}/campaigns/k1/jobs`, () => HttpResponse.json({ records: [job], totalCount: 1 })),
  http.get(`${API}/jobapplications`, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const ofLink = asked.get('filter[jobId]') === 'j1' && asked.get('filter[campaignId]') === 'k1';
    return HttpResponse.json({ records: [], totalCount: ofLink ? 9 : 12 });
  }),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

it('counts the views and the applications of the link of each job, not those of the job', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  const screen = await renderApp(<CampaignJobList mediumId="m1" campaignId="k1" />, '/settings/m1/k1/jobs');
  const row = (await screen.findByRole('link', { name: 'Translator' })).closest('tr') as HTMLElement;
  expect(screen.getByRole('columnheader', { name: 'Applications via link' })).toBeTruthy();
  await within(row).findByText('204');
  await within(row).findByText('9');
  expect(within(row).queryByText(/12/)).toBeNull();
});
