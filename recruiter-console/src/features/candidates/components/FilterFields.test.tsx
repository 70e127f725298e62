import { config } from '@byline/web-kit/config';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_FILTERS, type ReadFilter } from '../../../lib/candidate-list/filters';
import { renderApp, SESSION } from '../../../test/render';
import { FilterFields } from './FilterFields';

const server = setupServer(http.get(`${config.apiUrl}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })));
beforeAll(() => server.listen());
afterAll(() => server.close());

const french = { ...SESSION, user: { ...SESSION.user, language: 'fr' as const } };

it.each<[ReadFilter, string[]]>([
  ['function', ['Toutes']],
  ['status', ['Tous']],
  ['translatesFrom', ['Du', 'Vers']],
  ['place', ['']],
  ['dayRate', ['', '']],
])('the filter "%s" that nothing was chosen in says %j in French', async (only, placeholders) => {
  const screen = await renderApp(
    <FilterFields draft={NO_FILTERS} only={only} onChange={() => undefined} />,
    '/',
    french,
  );
  const fields = [...screen.container.querySelectorAll('input')];
  expect(fields.map(({ placeholder }) => placeholder)).toEqual(placeholders);
});
