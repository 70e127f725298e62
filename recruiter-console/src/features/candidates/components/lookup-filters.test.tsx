import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { RecruiterFilter } from './lookup-filters';
import { renderApp } from '../../../test/render';

const API = 'http://localhost:3000/api/v1';
const BRAM = { _id: '665f1c2e9b1d4a0000000099', firstname: 'Bram', name: 'Wouters', email: 'bram@example.be' };
const page = (records: object[]) => HttpResponse.json({ records, totalCount: records.length });
testServer(
  http.get(`${API}/users`, ({ request }) =>
    page(new URL(request.url).searchParams.getAll('filter[_id]').includes(BRAM._id) ? [BRAM] : []),
  ),
  http.get(`${API}/*`, () => page([])),
);

it('names a former recruiter whom a filter asks for', async () => {
  await renderApp(<RecruiterFilter label="Assigned to" value={[BRAM._id]} onChange={() => undefined} />);
  expect(await screen.findByText('Bram Wouters')).not.toBeNull();
});
