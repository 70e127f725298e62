import { testServer } from '@byline/web-kit/test';
import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useDispatch } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../api';
import { renderApp } from '../../../test/render';
import { JobPane } from './JobPane';

const JOB = {
  ...{
    _id: 'j',
    version: 1,
    title: 'Tourism site',
    client: 'Leie & Land',
    function: 'translator',
    timeState: 'ongoing',
  },
  ...{ languageId: 'nl', tags: [], jobtags: [], campaigns: [], jobcampaigns: [], jobapplications: {} },
};
const GONE = { type: 't', status: 404, title: 'Not Found', code: 'not_found', detail: '' };
let isRemoved = false;
testServer(
  http.get('*/jobs/j', () => (isRemoved ? HttpResponse.json(GONE, { status: 404 }) : HttpResponse.json(JOB))),
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

afterEach(() => {
  isRemoved = false;
});

it('says that its job is not there any more when a colleague removes it, and offers nothing', async () => {
  const screen = await renderApp(<Screen />);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  isRemoved = true;
  fireEvent.click(screen.getByText('Colleague'));
  expect(await screen.findByText('This job does not exist')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByText('Leie & Land')).toBeNull();
});
