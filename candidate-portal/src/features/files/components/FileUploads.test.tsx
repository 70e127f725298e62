import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import type { StoredFile } from '../model';
import { FileUploads } from './FileUploads';

const server = testServer();

it('takes a file away, whatever became of it in another tab', async () => {
  const cv = { _id: 'f1', name: 'CV.pdf', originalname: 'CV.pdf', size: 9, kind: 'cv', hidden: false, version: 1 };
  const sent: unknown[] = [];
  server.use(
    http.patch(`${config.apiUrl}/candidates/c1/file/f1`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...cv, hidden: true, version: 3 });
    }),
  );
  await renderApp(<FileUploads candidateId="c1" purpose="cv" files={[cv as StoredFile]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove CV.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('CV.pdf removed')).toBeTruthy();
  expect(sent).toEqual([{ hidden: true }]);
});

it('asks before a stored file is sent twice, but refuses a refused file again', async () => {
  const stored = { _id: 'f1', name: 'CV.pdf', originalname: 'CV.pdf', size: 2, kind: 'cv', hidden: false };
  server.use(
    http.post(`${config.apiUrl}/candidates/c1/file`, () =>
      HttpResponse.json({ code: 'file_type', status: 415, title: 'Unsupported' }, { status: 415 }),
    ),
  );
  const { container } = await renderApp(<FileUploads candidateId="c1" purpose="cv" files={[stored as StoredFile]} />);
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['MZ'], 'fake.docx'));
  await screen.findByRole('alert');
  await userEvent.upload(input, new File(['MZ'], 'fake.docx'));
  await expect.poll(() => screen.getAllByRole('button', { name: 'Replace' })).toHaveLength(2);
  expect(screen.queryByText('You have this file already')).toBeNull();

  await userEvent.upload(input, new File(['%P'], 'CV.pdf'));
  const question = screen.getByText('You have this file already').closest('li') as HTMLElement;
  expect(within(question).getByRole('button', { name: 'Send it anyway' })).toBeTruthy();
});
