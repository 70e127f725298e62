import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { SESSION, renderApp } from '../test/render';
import { useRecruiters } from './lookups';

const server = testServer();

const Recruiters = () => useRecruiters().options.map(({ value, label }) => <li key={value}>{label}</li>);

it('ask for recruiters in the order of their names, and tell those of the same name apart by their addresses', async () => {
  const recruiter = (firstname: string, email: string) => ({ ...SESSION.user, _id: email, firstname, email });
  const records = [
    recruiter('Karim', 'karim@byline.example'),
    recruiter('Sofie', 'sofie@gent.example'),
    recruiter('Sofie', 'sofie@byline.example'),
  ];
  server.use(
    http.get('*/recruiters', ({ request }) =>
      HttpResponse.json({
        records: new URL(request.url).search.includes('firstname') ? records : [],
        totalCount: null,
      }),
    ),
  );
  const items = await (await renderApp(<Recruiters />)).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Karim Janssens',
    'Sofie Janssens · sofie@gent.example',
    'Sofie Janssens · sofie@byline.example',
  ]);
});
