import { setClock } from '@byline/web-kit/dates';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { UserMenu } from '../../components/layout/UserMenu';
import { Operations } from '../../features/bulk/components/Operations';
import { UndoableProvider } from '../../features/bulk/components/UndoableProvider';
import { renderApp } from '../../test/render';

const API = 'http://localhost:3000/api/v1';
const MINUTE_MS = 60_000;
const page = (records: object[]) => HttpResponse.json({ records, totalCount: records.length });
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const operationOf = (fields: object) => ({
  ...{ _id: '665f1c2e9b1d4a00000000aa', action: { archived: true }, undoes: null, state: 'done' },
  ...{ total: 1_577, done: 1_576, skipped: 1, skippedCandidates: [], createdAt: '2026-11-01T00:00:00.000Z' },
  undoableUntil: inMinutes(9.5),
  ...fields,
});
let operations: object[] = [];
let refusal: Response | null = null;
testServer(
  http.get(`${API}/candidates/bulk`, () => page(operations)),
  http.post<{ id: string }>(`${API}/candidates/bulk/:id/undo`, ({ params }) => {
    if (refusal) return refusal;
    const undoing = operationOf({ _id: 'undoing', undoes: params.id, done: 1_576, skipped: 0, undoableUntil: null });
    operations = [undoing, ...operations];
    return HttpResponse.json({ data: undoing }, { status: 201 });
  }),
  http.post(`${API}/candidates/bulk/:id/cancel`, () => {
    operations = [operationOf({ state: 'cancelled', done: 20, skipped: 0 })];
    return HttpResponse.json(operations[0]);
  }),
  http.get(`${API}/*`, () => page([])),
);
afterEach(() => {
  operations = [];
  refusal = null;
});

const show = () =>
  renderApp(
    <UndoableProvider>
      <UserMenu short={false} />
      <Operations />
    </UndoableProvider>,
  );
const ONE = '1 can still be undone';
const openMenu = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));

it('lists in every tab what can still be undone, with the minutes that are left, and tells nothing that another tab began', async () => {
  operations = [operationOf({})];
  await show();
  await screen.findByText(ONE);
  expect(screen.queryByText(/archived/)).toBeNull();
  await openMenu();
  const entry = screen.getByRole('menuitem', { name: /1,576 candidates archived · 1 skipped/ });
  within(entry).getByText(/Undo · 10 minutes left/);
});

it('counts the minutes from when it was done, however long the page has been open', async () => {
  await show();
  await screen.findByRole('button', { name: /^Account of/ });
  setClock(new Date(Date.now() + 5 * MINUTE_MS).toUTCString());
  operations = [operationOf({ undoableUntil: inMinutes(14.9) })];
  window.dispatchEvent(new Event('focus'));
  await screen.findByText(ONE);
  await openMenu();
  within(screen.getByRole('menuitem', { name: /archived/ })).getByText(/Undo · 10 minutes left/);
});

it('undoes from the menu, and says what is again as it was', async () => {
  operations = [operationOf({})];
  await show();
  await screen.findByText(ONE);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: /1,576 candidates archived/ }));
  await screen.findByText('1,576 candidates are no longer archived');
  await waitFor(() => expect(screen.queryByText(ONE)).toBeNull());
});

it('says why something can’t be undone', async () => {
  operations = [operationOf({})];
  refusal = HttpResponse.json(
    { type: 'x', status: 409, title: 'Conflict', detail: 'Too late.', code: 'other' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
  await show();
  await screen.findByText(ONE);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: /archived/ }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('leaves out what can no longer be undone, as soon as the time is over', async () => {
  operations = [
    operationOf({ undoableUntil: inMinutes(-1) }),
    operationOf({ _id: 'nobody', done: 0 }),
    operationOf({ _id: 'soon', undoableUntil: new Date(Date.now() + 1_500).toISOString() }),
  ];
  await show();
  await screen.findByText(ONE);
  await waitFor(() => expect(screen.queryByText(ONE)).toBeNull(), { timeout: 5_000 });
});

it('shows how far one is while it runs, with Cancel', async () => {
  operations = [operationOf({ state: 'running', done: 788, skipped: 0, undoableUntil: null })];
  await show();
  const bar = await screen.findByRole('region', { name: 'Archiving 1,577 candidates…' });
  within(bar).getByText('50%');
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
