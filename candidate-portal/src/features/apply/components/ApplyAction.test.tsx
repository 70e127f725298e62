import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../../test/render';
import { readSentJob } from '../sent-job';
import { ApplyAction } from './ApplyAction';

const server = testServer();
const headers = { 'content-type': 'application/problem+json' };

function Sent() {
  const location = useLocation();
  return (
    <p>
      {location.pathname}, {readSentJob(location.state) ?? 'none'}
    </p>
  );
}

it.each([
  [201, 'Your application is sent', 'j1'],
  [409, 'You already applied for this job.', 'none'],
])('an answer %i says %j, and names the job only as sent now', async (status, words, sent) => {
  server.use(
    http.post(`${config.apiUrl}/jobs/apply`, () =>
      HttpResponse.json({ type: 't', status, title: '', detail: '', code: 'already_applied' }, { status, headers }),
    ),
  );
  await renderApp(
    <>
      <ApplyAction candidateId="c1" jobId="j1" campaignId={undefined} />
      <Sent />
    </>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByText(`/jobapplications, ${sent}`)).toBeTruthy();
});

it.each([400, 404, 410])('an answer %i says that the job is no longer open', async (status) => {
  server.use(
    http.post(`${config.apiUrl}/jobs/apply`, () =>
      HttpResponse.json({ type: 't', status, title: '', detail: '', code: 'not_found' }, { status, headers }),
    ),
  );
  await renderApp(
    <>
      <ApplyAction candidateId="c1" jobId="no-id" campaignId={undefined} />
      <Sent />
    </>,
  );
  expect(await screen.findByText('This job is no longer open.')).toBeTruthy();
  expect(await screen.findByText('/jobapplications, none')).toBeTruthy();
});
