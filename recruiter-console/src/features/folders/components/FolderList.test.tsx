import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { FolderList } from './FolderList';

const FOLDERS = 'http://localhost:3000/api/v1/candidates/folders';
testServer(
  http.get(FOLDERS, () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.post(FOLDERS, () =>
    HttpResponse.json({ status: 409, title: 'Conflict', code: 'already_exists', detail: '' }, { status: 409 }),
  ),
);

it('says above the line that the name is taken, in no dialog, and keeps the name', async () => {
  await renderApp(<FolderList open={null} onOpen={() => undefined} />);
  const line = await screen.findByRole('textbox', { name: 'Name of the folder' });
  await userEvent.type(line, 'Museums');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText(/A folder with this name is there already/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(line).toHaveProperty('value', 'Museums');
});
