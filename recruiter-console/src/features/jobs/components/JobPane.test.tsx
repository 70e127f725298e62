import { testServer } from '@byline/web-kit/test';
import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { expect, it } from 'vitest';
import { api } from '../../../api';
import { renderApp } from '../../../test/render';
import { JobPane } from './JobPane';

const JOB = {
  ...{ _id: 'j', version: 1, title: 'Tourism site', client: 'Leie & Land', function: 'translator', timeState: 'ongoing' },
  ...{ languageId: 'nl', tags: [], jobtags: [], campaigns: [], jobcampaigns: [], jobapplications: {} },
};
const server = testServer(
  http.get('*/jobs/j', () => HttpResponse.json(JOB)),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

function Screen() {
  const dispatch = useDispatch();
  return (
    <>
      <button onClick={() => void dispatch(api.util.invalidateTags([{ type: 'Job', id: 'j' }]))}>Colleague</button>
      <JobPane id="j" onEdit={() => undefined} />
    </>
  );
}

it('says that its job is not there any more when a colleague removes it, and offers nothing', async () => {
  const screen = await renderApp(<Screen />);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  const problem = { type: 't', status: 404, title: 'Not Found', code: 'not_found', detail: '' };
  server.use(http.get('*/jobs/j', () => HttpResponse.json(problem, { status: 404 })));
  fireEvent.click(screen.getByText('Colleague'));
  expect(await screen.findByText('This job does not exist')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText('Leie & Land')).toBeNull();
});
