import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSingleKeys } from '../../lib/keys/single-keys';
import { renderApp } from '../../test/render';
import { KeysProvider } from './KeysProvider';

const API = 'http://localhost:3000/api/v1';
const [ANN, JOB] = ['a'.repeat(24), 'b'.repeat(24)];
const ann = { _id: ANN, firstname: 'Ann', name: 'Taelman', function: 'translator', city: 'Gent', status: 'test' };
const job = { _id: JOB, title: 'Translator, patient portal', client: 'Polderzorg' };
const page = (...records: object[]) => HttpResponse.json({ records, totalCount: records.length });
let fails = false;
beforeEach(() => {
  fails = false;
  localStorage.clear();
  setSingleKeys(true);
});
testServer(
  http.get(`${API}/candidates`, () => (fails ? HttpResponse.error() : page(ann))),
  http.get(`${API}/jobs`, () => page(job)),
  http.get(`${API}/candidates/${ANN}`, () => HttpResponse.json(ann)),
);

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
const show = (path = '/candidates') =>
  renderApp(
    <KeysProvider>
      <Here />
    </KeysProvider>,
    path,
    undefined,
    ['/candidates/:id', '/jobs/:id', '/tasks', '/tasks/add'].map((other) => ({
      path: other,
      element: (
        <KeysProvider>
          <Here />
        </KeysProvider>
      ),
    })),
  );
const address = (): string | null => screen.getByTestId('address').textContent;
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Go to or do anything' });
};
const options = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('leads to a person by a few letters, and offers them as recent afterwards', async () => {
  await show();
  await openPalette();
  expect(options()[0]).toContain('New candidate');
  await userEvent.keyboard('ta');
  const people = await screen.findByRole('group', { name: 'People' });
  expect(within(people).getByRole('option').textContent).toContain('Ann Taelman');
  expect(within(people).getByText('Ta').tagName).toBe('B');
  expect(screen.getByRole('group', { name: 'Screens' }).textContent).toContain('Tasks');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/candidates/${ANN}`));
  await userEvent.keyboard('gt');
  await waitFor(() => expect(address()).toBe('/tasks'));
  await userEvent.keyboard('{Control>}k{/Control}anx{Backspace}n');
  expect((await screen.findByRole('group', { name: 'Recent' })).textContent).toContain('Ann Taelman');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'ann');
});

it('leads to the person whose name is typed at once with Enter, not to a search', async () => {
  await show();
  await openPalette();
  await userEvent.keyboard('taelman{Enter}');
  await waitFor(() => expect(address()).toBe(`/candidates/${ANN}`));
});

it('opens nothing if an arrow chooses while Enter waits for the answer', async () => {
  await show();
  await openPalette();
  await userEvent.keyboard('ta{Enter}{ArrowDown}');
  await screen.findByRole('group', { name: 'People' });
  expect(address()).toBe('/candidates');
  await userEvent.keyboard('{Escape}');
});

it('opens a line in a new tab, searches what it does not know, and closes on Escape', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await show();
  await openPalette();
  await userEvent.keyboard('portal');
  await screen.findByRole('group', { name: 'Jobs' });
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(`/jobs/${JOB}`, '_blank', 'noopener');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/candidates?search=portal&in=everything&tile=all'));
  await openPalette();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('chooses the screen whose name is typed, also when people come in above it', async () => {
  await show();
  await openPalette();
  await userEvent.keyboard('tasks');
  await screen.findByRole('group', { name: 'People' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Tasks');
  await userEvent.keyboard('{Escape}');
});

it('says that the search failed, and keeps the screens', async () => {
  fails = true;
  await show();
  await openPalette();
  await userEvent.keyboard('ta');
  await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByRole('group', { name: 'Screens' }).textContent).toContain('Tasks');
});

it('lists all keys, and switches those without Ctrl off', async () => {
  await show();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByRole('region', { name: 'Go to' }).textContent).toContain('TasksGT');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Keys without Ctrl' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gt');
  await openPalette();
  expect(screen.getByTestId('address').textContent).toBe('/candidates');
});
