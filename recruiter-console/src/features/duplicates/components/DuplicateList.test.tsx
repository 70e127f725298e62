import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { DuplicateList } from './DuplicateList';

const API = 'http://localhost:3000/api/v1';
const pair = (_id: string, ...names: string[]) => ({
  ...{ _id, reasons: ['name'], certainty: 'likely', state: 'open' },
  candidates: names.map((name, at) => ({ _id: `${_id}${at}`, firstname: 'Noor', name, email: `${at}@${_id}.example` })),
});
testServer(
  http.get(`${API}/candidates/duplicates`, () =>
    HttpResponse.json({
      records: [pair('one', 'Dewitte', 'Dewitte'), pair('two', 'Dewitte', 'De Witte')],
      totalCount: 2,
    }),
  ),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

it('shows the addresses of two candidates with the same name', async () => {
  const screen = await renderApp(<DuplicateList open={null} state="open" onOpen={() => {}} onState={() => {}} />);
  await screen.findByText('0@one.example');
  expect(screen.getAllByText(/example$/).map(({ textContent }) => textContent)).toEqual([
    '0@one.example',
    '1@one.example',
  ]);
});
