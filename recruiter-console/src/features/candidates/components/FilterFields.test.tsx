import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { NO_FILTERS, type ReadFilter } from '../../../lib/candidate-list/filters';
import { renderApp, SESSION } from '../../../test/render';
import { FilterFields } from './FilterFields';

testServer(http.get(`${config.apiUrl}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })));

const french = { ...SESSION, user: { ...SESSION.user, language: 'fr' as const } };

it.each<[ReadFilter, string[]]>([
  ['function', ['Toutes']],
  ['status', ['Tous']],
  ['translatesFrom', ['Du', 'Vers', 'Domaine', '']],
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
