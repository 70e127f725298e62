import { testServer } from '@byline/web-kit/test';
import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../api';
import { renderApp } from '../../test/render';
import { Component as JobPage } from './JobPage';

const ID = '665f1c2e9b1d4a0012345600';
const JOB = {
  ...{ _id: ID, version: 1, title: 'Tourism site', client: 'Leie & Land', function: 'translator' },
  ...{ timeState: 'ongoing', languageId: 'nl', tags: [], jobtags: [], campaigns: [], jobcampaigns: [] },
  jobapplications: { pending: 1, rejected: 0, successful: 0 },
};
const GONE = { type: 't', status: 404, title: 'Not Found', code: 'not_found', detail: '' };
let isRemoved = false;
testServer(
  http.get(`*/jobs/${ID}`, () => (isRemoved ? HttpResponse.json(GONE, { status: 404 }) : HttpResponse.json(JOB))),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);
afterEach(() => {
  isRemoved = false;
});

function Jobs() {
  const dispatch = useDispatch();
  return (
    <>
      <button onClick={() => void dispatch(api.util.invalidateTags([{ type: 'Job', id: ID }]))}>Remove</button>
      <Link to="/jobs">To the jobs</Link>
      <Link to={`/jobs/${ID}`}>Back</Link>
    </>
  );
}
const pages = [
  {
    path: '/jobs/:jobId',
    element: (
      <>
        <Jobs />
        <JobPage />
      </>
    ),
  },
];

it('keeps the applications while a colleague removes the job, and shows none to somebody who comes back', async () => {
  const screen = await renderApp(<Jobs />, `/jobs/${ID}`, undefined, pages);
  const search = { name: 'Search candidates by name' };
  expect(await screen.findByRole('searchbox', search)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  isRemoved = true;
  fireEvent.click(screen.getByText('Remove'));
  expect(await screen.findByText('This job does not exist')).toBeTruthy();
  expect(screen.getByRole('searchbox', search)).toBeTruthy();
  fireEvent.click(screen.getByText('To the jobs'));
  fireEvent.click(screen.getByText('Back'));
  expect(await screen.findByText('This job does not exist')).toBeTruthy();
  expect(screen.queryByRole('searchbox', search)).toBeNull();
});
