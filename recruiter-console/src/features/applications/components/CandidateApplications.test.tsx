import { testServer } from '@byline/web-kit/test';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ApplicationResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { CandidateApplications } from './CandidateApplications';

const JOB = { title: 'Vertaler', client: 'Kustbank', languageId: 'nl' } as ApplicationResponse['job'];
const application = (fields: Partial<ApplicationResponse>) => ({
  _id: 'a1',
  candidateId: 'c1',
  candidate: { _id: 'c1', firstname: 'Ilse', name: 'Vermeulen' },
  job: JOB,
  createdAt: '2026-11-02T10:00:00.000Z',
  decidedAt: '2026-11-12T10:00:00.000Z',
  decidedBy: { _id: 'u1', firstname: 'Karim', name: 'Benali' },
  reason: null,
  candidateReason: null,
  emailId: null,
  ...fields,
});
testServer(
  http.get('*/mailtemplates', () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.get('http://localhost:3000/api/v1/jobapplications', () => {
    const declined = { status: 'rejected', reason: 'Over budget.', candidateReason: 'The budget is lower.' } as const;
    const records = [
      application({ ...declined, emailId: 'm1' }),
      application({ _id: 'a2', status: 'successful', decidedBy: null }),
      application({
        ...{ _id: 'a3', status: 'pending', decidedAt: null, decidedBy: null },
        job: { ...JOB, title: 'Redacteur', isRemoved: true },
      }),
    ];
    return HttpResponse.json({ records, totalCount: 3 });
  }),
);

it('says who decided, when and why, and leads to the mail of a decline', async () => {
  const screen = await renderApp(<CandidateApplications candidateId="c1" />);
  const mail = await screen.findByRole('link', { name: 'Karim Benali · 12/11/2026 (the mail that was sent)' });
  expect(mail.getAttribute('href')).toBe('/candidates/c1?tab=mail&mail=m1');
  const [declined, approved] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(declined).toContain('Why: Over budget.');
  expect(declined).toContain('Told to the candidate: The budget is lower.');
  expect(approved).toContain('12/11/2026');
  expect(approved).not.toContain('Why');
  expect(screen.getAllByRole('link', { name: 'Vertaler' }).map(({ lang }) => lang)).toEqual(['nl', 'nl']);
});

it('says that a job was removed, has no way to it, and offers to decline only, which says why', async () => {
  const screen = await renderApp(<CandidateApplications candidateId="c1" />);
  const row = (await screen.findByText('Redacteur')).closest('li');
  expect(row?.textContent).toContain('Job removed');
  expect(screen.queryByRole('link', { name: 'Redacteur' })).toBeNull();
  if (!row) return;
  const inRow = within(row);
  expect(inRow.getByRole<HTMLButtonElement>('button', { name: 'Approve Ilse Vermeulen' }).disabled).toBe(true);
  await userEvent.click(inRow.getByRole('button', { name: 'Decline Ilse Vermeulen' }));
  expect(await screen.findByText(/^The job was removed, so nobody can be approved/)).toBeTruthy();
});
