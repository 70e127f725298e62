import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ApplicationResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { CandidateApplications } from './CandidateApplications';

const application = (fields: Partial<ApplicationResponse>) => ({
  _id: 'a1',
  candidateId: 'c1',
  candidate: { _id: 'c1', firstname: 'Ilse', name: 'Vermeulen' },
  job: { title: 'Vertaler', client: 'Kustbank', languageId: 'nl' },
  createdAt: '2026-11-02T10:00:00.000Z',
  decidedAt: '2026-11-12T10:00:00.000Z',
  decidedBy: { _id: 'u1', firstname: 'Karim', name: 'Benali' },
  reason: null,
  candidateReason: null,
  emailId: null,
  ...fields,
});
testServer(
  http.get('http://localhost:3000/api/v1/jobapplications', () => {
    const declined = { status: 'rejected', reason: 'Over budget.', candidateReason: 'The budget is lower.' } as const;
    const records = [
      application({ ...declined, emailId: 'm1' }),
      application({ _id: 'a2', status: 'successful', decidedBy: null }),
    ];
    return HttpResponse.json({ records, totalCount: 2 });
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
