import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import english from '../../i18n/en.json';
import { messagesOf, MessagesProvider } from '.';

/** Languages whose texts can't be fetched now. */
const lost = new Set<Language>();
const own = Object.fromEntries(
  LANGUAGES.map((language) => [
    `../i18n/${language}.json`,
    () =>
      lost.has(language)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ ...english, 'state.retry': language }),
  ]),
);
const load = messagesOf(own);
const app = (language: Language) => (
  <MessagesProvider language={language} load={load}>
    <main>
      <FormattedMessage id="state.retry" />
    </main>
  </MessagesProvider>
);

const reload = vi.fn();
beforeEach(() => {
  lost.clear();
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockReset();
});
const words = () => screen.queryByRole('main')?.textContent;

it('draws nothing before the texts are there, and keeps them while others are fetched', async () => {
  const { rerender, container } = render(app('nl'));
  expect(container.textContent).toBe('');
  await waitFor(() => expect(words()).toBe('nl'));
  expect(document.documentElement.lang).toBe('nl');
  rerender(app('fr'));
  expect(words()).toBe('nl');
  await waitFor(() => expect(words()).toBe('fr'));
  expect(document.documentElement.lang).toBe('fr');
});

it.each([
  ['en', 'The texts could not be loaded', 'Try again'],
  ['nl', 'De teksten konden niet worden geladen', 'Opnieuw proberen'],
  ['fr', 'Les textes n’ont pas pu être chargés', 'Réessayer'],
] as const)('says in %s that its texts can’t be fetched, and fetches them again', async (language, title, retry) => {
  lost.add(language);
  render(app(language));
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  expect(words()).toBeUndefined();
  lost.clear();
  await userEvent.click(screen.getByRole('button', { name: retry }));
  await waitFor(() => expect(words()).toBe(language));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again when the texts can’t be fetched a second time, unless there is no network', async () => {
  lost.add('en');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(app('en'));
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('keeps the screen it has when another language can’t be fetched', async () => {
  const { rerender } = render(app('nl'));
  await waitFor(() => expect(words()).toBe('nl'));
  lost.add('fr');
  rerender(app('fr'));
  expect((await screen.findByRole('alert')).textContent).toContain('Les textes');
  expect(words()).toBe('nl');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  lost.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(words()).toBe('fr'));
});
