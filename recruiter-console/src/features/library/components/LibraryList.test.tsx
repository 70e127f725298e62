import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { LibraryList } from './LibraryList';

const API = 'http://localhost:3000/api/v1';
const TERMS = {
  ...{ _id: 'f1', name: 'Terms.pdf', mimeType: 'application/pdf', size: 38_000, createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ addedBy: { _id: 'u1', firstname: 'Karim', name: 'Peeters' }, waitingMails: 2, templates: 1, version: 3 },
};
let files = [TERMS];
let asked: unknown[] = [];
testServer(
  http.get(`${API}/libraryfiles`, () => HttpResponse.json({ records: files, totalCount: files.length })),
  http.patch(`${API}/libraryfiles/f1`, async ({ request }) => {
    asked.push(await request.json());
    files = [{ ...TERMS, name: 'Terms 2027.pdf', version: 4 }];
    return HttpResponse.json(files[0]);
  }),
  http.delete(`${API}/libraryfiles/f1`, () => {
    asked.push('removed');
    files = [];
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);
beforeEach(() => {
  files = [TERMS];
  asked = [];
});

async function choose(act: string): Promise<HTMLElement> {
  await renderApp(<LibraryList />);
  await userEvent.click(await screen.findByRole('button', { name: /: Terms.pdf$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return screen.findByRole('dialog');
}

it('renames a file', async () => {
  const dialog = await choose('Rename');
  const name = within(dialog).getByRole('textbox');
  await userEvent.clear(name);
  await userEvent.paste(' Terms 2027 ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Terms 2027.pdf');
  expect(asked).toEqual([{ name: 'Terms 2027', version: 3 }]);
});

it('removes a file after a question that says where it is used', async () => {
  const dialog = await choose('Remove');
  within(dialog).getByText(/also 2 that wait. 1 template no longer brings it along/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText(/no files/i);
  expect(asked).toEqual(['removed']);
});
