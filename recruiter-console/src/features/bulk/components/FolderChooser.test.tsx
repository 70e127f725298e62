import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { FolderChooser } from './FolderChooser';

const records = ['English native', 'Zonder haast'].map((name) => ({ _id: name, name, candidateCount: 2, version: 0 }));
testServer(
  http.get('http://localhost:3000/api/v1/candidates/folders', () =>
    HttpResponse.json({ records, totalCount: records.length }),
  ),
);

it('takes what is typed in the list to the search, where a space chooses no folder', async () => {
  const onChoose = vi.fn<(folder: string) => void>();
  await renderApp(<FolderChooser onChoose={onChoose} onSized={() => undefined} />);
  await screen.findByRole('menuitem', { name: /Zonder haast/ });
  await userEvent.keyboard('{ArrowDown}zonder h');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zonder h');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Zonder haast');
});
