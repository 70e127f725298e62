import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useListCandidatesQuery } from '../../api';
import { pageQuery } from '../../api/candidate-queries';
import { renderApp } from '../../test/render';
import { parseListState } from './list-state';
import { useSearchAhead } from './useSearchAhead';

const API = 'http://localhost:3000/api/v1';
const asked: (string | null)[] = [];
testServer(
  http.get(`${API}/candidates`, ({ request }) => {
    const search = new URL(request.url).searchParams.get('search');
    asked.push(search);
    return search === null
      ? HttpResponse.json({ records: [], totalCount: 0 })
      : new HttpResponse(null, { status: 503 });
  }),
);

const listOf = (search: string) => parseListState(new URLSearchParams({ search }), 10);

/** A list whose address a slow computer draws only after the answer. */
function List() {
  const [search, setSearch] = useState('');
  const [writes, setWrites] = useState(false);
  const later = useListCandidatesQuery({ limit: 1 }, { skip: !writes });
  const { error } = useListCandidatesQuery(pageQuery(listOf(search)) ?? {});
  const searchAhead = useSearchAhead(listOf(search));
  return (
    <>
      <button
        onClick={() => {
          searchAhead({ search: 'noor' });
          setWrites(true);
        }}
      >
        Search
      </button>
      {later.isSuccess && <button onClick={() => setSearch('noor')}>Draw</button>}
      {error && <p>refused</p>}
    </>
  );
}

it('asks once for a search that the server refuses before the page draws its address', async () => {
  await renderApp(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Draw' }));
  await screen.findByText('refused');
  expect(asked.filter(Boolean)).toEqual(['noor']);
});
