import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { ApplicationList } from './ApplicationList';

const address = `${config.apiUrl}/jobapplications/candidate/c1`;
const server = testServer();

const application = (status: string, title: string) => ({
  _id: title,
  status,
  createdAt: '2026-11-16T10:00:00Z',
  answerBy: '2026-11-30',
  employer: 'Havenlicht',
  job: { title, languageId: 'fr', isRemoved: false },
  work: { workFrom: '2026-12-07', workTo: '2027-02-26', workDays: 3 },
});

it('says that there are none, and where the jobs are', async () => {
  server.use(http.get(address, () => HttpResponse.json({ records: [], totalCount: 0 })));
  await renderApp(<ApplicationList candidateId="c1" />);
  expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See open jobs' })).toBeTruthy();
});

it('says when the work is, a single day as one, unless the application ended', async () => {
  const day = { workFrom: '2027-05-03', workTo: '2027-05-03', workDays: null };
  const records = [
    application('pending', 'Translator'),
    { ...application('pending', 'Editor'), work: day },
    application('rejected', 'Writer'),
  ];
  server.use(http.get(address, () => HttpResponse.json({ records, totalCount: 3 })));
  await renderApp(<ApplicationList candidateId="c1" />);
  expect(await screen.findByText('Work from 7 December 2026 to 26 February 2027 · 3 days a week')).toBeTruthy();
  expect(screen.getByText('Work on 3 May 2027')).toBeTruthy();
});

it('says what failed with the status and the server’s words, and tries again', async () => {
  let calls = 0;
  server.use(
    http.get(address, () => {
      calls += 1;
      if (calls > 1) return HttpResponse.json({ records: [application('pending', 'Translator')], totalCount: 1 });
      const problem = { type: 't', status: 403, title: 'Forbidden', detail: 'You may not do this.', code: 'forbidden' };
      return HttpResponse.json(problem, { status: 403, headers: { 'content-type': 'application/problem+json' } });
    }),
  );
  await renderApp(<ApplicationList candidateId="c1" />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('403 Forbidden');
  expect(alert.textContent).toContain('You may not do this.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { name: 'Translator' })).lang).toBe('fr');
});

it('says why, where somebody wrote that for the candidate', async () => {
  const records = [
    { ...application('rejected', 'Subtitler'), candidateReason: 'The budget is lower.' },
    { ...application('rejected', 'Editor'), candidateReason: null },
  ];
  server.use(http.get(address, () => HttpResponse.json({ records, totalCount: 2 })));
  await renderApp(<ApplicationList candidateId="c1" />);
  expect(await screen.findByText('The budget is lower.')).toBeTruthy();
  expect(screen.getAllByText(/^Why/)).toHaveLength(1);
});

it('offers to delete a pending application only, and asks first', async () => {
  const deleted: string[] = [];
  server.use(
    http.get(address, () =>
      HttpResponse.json({
        records: [
          application('pending', 'Translator'),
          application('rejected', 'Subtitler'),
          application('successful', 'Editor'),
        ],
        totalCount: 3,
      }),
    ),
    http.delete(`${config.apiUrl}/jobapplications/:id`, ({ params }) => {
      deleted.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp(<ApplicationList candidateId="c1" />);
  const button = await screen.findByRole('button', { name: /^Withdraw the application/ });
  expect(screen.getAllByRole('button', { name: /^Withdraw the application/ })).toHaveLength(1);

  await userEvent.click(button);
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Application withdrawn')).toBeTruthy();
  expect(deleted).toEqual(['Translator']);
});

it('says the same of one that was withdrawn in another tab, and shows it no longer', async () => {
  let records = [application('pending', 'Translator')];
  server.use(
    http.get(address, () => HttpResponse.json({ records, totalCount: records.length })),
    http.delete(`${config.apiUrl}/jobapplications/:id`, () => {
      records = [];
      const problem = { type: 't', status: 403, title: 'Forbidden', detail: '', code: 'forbidden' };
      return HttpResponse.json(problem, { status: 403, headers: { 'content-type': 'application/problem+json' } });
    }),
  );
  await renderApp(<ApplicationList candidateId="c1" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the application/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Application withdrawn')).toBeTruthy();
  expect(await screen.findByText('No applications yet')).toBeTruthy();
});
