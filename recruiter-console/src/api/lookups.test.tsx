import { testServer } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { SESSION, renderApp } from '../test/render';
import { useFolderOptions, useRecruiters, type LabelledOptions } from './lookups';

const server = testServer();

/** Serves a list; returns the labels of the options that come of it. */
async function labelsOf(path: string, records: object[], useOptions: () => LabelledOptions) {
  server.use(http.get(`*/${path}`, () => HttpResponse.json({ records, totalCount: null })));
  const Options = () => useOptions().options.map(({ value, label }) => <li key={value}>{label}</li>);
  const page = await renderApp(<Options />);
  const items = await page.findAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

it('are in the order of their texts, with numbers by value', async () => {
  const folders = ['16 May', 'Zoo', '2 May', 'archive', 'Été'].map((name) => ({ _id: name, name }));
  const labels = await labelsOf('candidates/folders', folders, useFolderOptions);
  expect(labels).toEqual(['2 May', '16 May', 'archive', 'Été', 'Zoo']);
});

it('tell recruiters of the same name apart by their addresses', async () => {
  const recruiter = (firstname: string, email: string) => ({ ...SESSION.user, _id: email, firstname, email });
  const recruiters = [
    recruiter('Sofie', 'sofie@gent.example'),
    recruiter('Sofie', 'sofie@byline.example'),
    recruiter('Karim', 'karim@byline.example'),
  ];
  const labels = await labelsOf('recruiters', recruiters, useRecruiters);
  expect(labels).toEqual([
    'Karim Janssens',
    'Sofie Janssens · sofie@gent.example',
    'Sofie Janssens · sofie@byline.example',
  ]);
});
