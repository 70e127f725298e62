import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it } from 'vitest';
import english from '../../i18n/en.json';
import { configureApi } from '../api';
import { testServer } from '../test';
import { CvImport } from './CvImport';
import { NOBODY } from './reading';

const server = testServer();
const unread = {
  ...{ pages: 0, name: null, email: null, phone: null, address: null, years: null },
  ...{ links: [], jobs: [], diplomas: [], languages: [], skills: [] },
};
const answers = (state: string, until: Promise<void> = Promise.resolve()) =>
  server.use(
    http.post('*/cv-readings', async () => {
      await until;
      return HttpResponse.json({ ...unread, state });
    }),
  );

const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File(['x'], name), {
    applyAccept: false,
  });

beforeEach(() => {
  // A relative address has no page to begin at after some other test files.
  configureApi({
    baseUrl: 'http://localhost:3000/api/v1',
    getToken: () => null,
    onSessionEnded: () => Promise.resolve(false),
  });
  render(
    <IntlProvider locale="en" messages={english}>
      <CvImport known={NOBODY} skillChoices={[]} saveLabel={String} onSave={() => Promise.resolve()} />
    </IntlProvider>,
  );
});

it.each([
  ['empty', /no text: it is a scan/],
  ['locked', /has a password/],
  ['damaged', /may be damaged/],
  ['unknown', /neither the ZIP of LinkedIn data/],
])('says that a file is %s, and takes another one', async (state, said) => {
  answers(state);
  await choose('cv.pdf');
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
});

it('names the file while it is read, and says where nothing was found', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answers('read', promise);
  await choose('linkedin.zip');
  expect(await screen.findByText('Reading linkedin.zip')).toBeTruthy();
  resolve();
  expect(await screen.findByText(/found nothing to add/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('refuses another type before it is sent', async () => {
  await choose('cv.mp3');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Choose a PDF/);
});
