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
  [201, '', 'Your application is sent', 'j1'],
  [409, 'already_applied', 'You already applied for this job.', 'none'],
  [400, 'validation_failed: jobId', 'This job is no longer open.', 'none'],
  [400, 'validation_failed: campaignId', 'This is not there: it was removed, or the address is wrong.', 'none'],
  [400, 'something_wrong', 'Something went wrong', 'none'],
  [404, 'not_found', 'This job is no longer open.', 'none'],
  [410, 'job_closed', 'This job is no longer open.', 'none'],
])('an answer %i %s says %j, and names the job only as sent now', async (status, what, words, sent) => {
  const [code, field] = what.split(': ');
  const errors = field ? [{ field, code: 'invalid_id', detail: '' }] : undefined;
  server.use(
    http.post(`${config.apiUrl}/jobs/apply`, () =>
      HttpResponse.json({ type: 't', status, title: '', detail: '', code, errors }, { status, headers }),
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
