import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { WizardJobs } from './WizardJobs';

const application = {
  _id: 'a1',
  jobId: 'j1',
  status: 'pending',
  createdAt: '2026-11-16T10:00:00Z',
  answerBy: '2026-11-30',
  employer: 'Havenlicht',
  job: { title: 'Translator', languageId: 'en', isRemoved: false },
  work: null,
};
const job = (jobId: string, title: string) => ({ jobId, title, languageId: 'en', isOpen: true });

testServer(
  http.get(`${config.apiUrl}/jobapplications/candidate/c1`, () =>
    HttpResponse.json({ records: [application], totalCount: 1 }),
  ),
  http.get(`${config.apiUrl}/users/me/intended-jobs`, () =>
    HttpResponse.json({ records: [job('j1', 'Translator'), job('j2', 'Editor')] }),
  ),
);

it('names a job once: as applied for, or as waiting for the profile', async () => {
  await renderApp(<WizardJobs candidateId="c1" />);
  const editor = await screen.findByText('Editor');
  expect(editor.parentElement?.textContent).toBe('You are applying for Editor');
  expect(screen.getByText('Translator').parentElement?.textContent).toContain('has been sent');
});
