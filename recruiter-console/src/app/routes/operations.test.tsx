import { setClock } from '@byline/web-kit/dates';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { UserMenu } from '../../components/layout/UserMenu';
import { OperationList } from '../../features/bulk/components/OperationList';
import { Operations } from '../../features/bulk/components/Operations';
import { WorkProvider } from '../../features/bulk/components/WorkProvider';
import { renderApp, SESSION } from '../../test/render';

const API = 'http://localhost:3000/api/v1';
const MINUTE_MS = 60_000;
const page = (records: object[]) => HttpResponse.json({ records, totalCount: records.length });
const ID = '665f1c2e9b1d4a00000000aa';
const problem = (code: string) =>
  HttpResponse.json(
    { type: 'x', status: 409, title: 'Conflict', detail: 'Too late.', code },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const { _id, firstname, name } = SESSION.user;
const ME = { _id, firstname, name };
const KARIM = { _id: 'karim', firstname: 'Karim', name: 'Peeters' };
const MAIL = { subject: 'Are you free?', message: '<p>Dear you</p>', scheduledAt: null };
const NOTHING = { cancel: false, undo: false, decide: false };
const operationOf = (fields: object) => ({
  ...{ _id: ID, action: { archived: true }, undoes: null, state: 'done', startedBy: ME },
  ...{ total: 1_577, done: 1_576, skipped: 1, skippedCandidates: [], createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ waitsUntil: null, decidedBy: null, declineReason: null, abilities: { ...NOTHING, undo: true } },
  undoableUntil: inMinutes(9.5),
  ...fields,
});
let operations: object[] = [];
const asked: string[] = [];
let refusal: Response | null = null;
let hasEnded = false;
testServer(
  http.get(`${API}/candidates/bulk`, () => page(operations)),
  http.post<{ id: string }>(`${API}/candidates/bulk/:id/undo`, ({ params }) => {
    if (refusal) return refusal;
    asked.push(`undo ${params.id}`);
    const undoing = operationOf({ _id: 'undoing', undoes: params.id, skipped: 0, abilities: NOTHING });
    operations = [undoing, ...operations.map((operation) => ({ ...operation, abilities: NOTHING }))];
    return HttpResponse.json({ data: undoing }, { status: 201 });
  }),
  http.post<{ id: string; action: string }>(`${API}/candidates/bulk/:id/:action`, async ({ params, request }) => {
    const { id, action } = params;
    if (hasEnded && action === 'cancel') return problem('impossible_transition');
    asked.push([action, id, await request.text()].join(' ').trim());
    const state = { cancel: 'cancelled', approve: 'running', decline: 'declined' }[action];
    operations = operations.map((operation) => ({ ...operation, state, done: 20, skipped: 0, abilities: NOTHING }));
    return HttpResponse.json(operations[0]);
  }),
  http.get(`${API}/candidates/bulk/:id/mails`, () =>
    HttpResponse.json({
      ...{ total: 2_000, archived: 3, attachments: [{ fileId: 'f1', name: 'Terms.pdf', size: 38_000 }] },
      mails: [{ candidateId: 'c1', to: { name: 'Ilse', email: 'i@example.be' }, subject: 'Free, Ilse?', message: '' }],
    }),
  ),
  http.get(`${API}/candidates/bulk/:id/files/:fileId`, ({ params }) => {
    asked.push(`file ${String(params.fileId)}`);
    return problem('not_found');
  }),
  http.get(`${API}/candidates/bulk/:id/origin`, () =>
    HttpResponse.json({ address: '203.0.113.9', network: '203.0.113.0', userAgent: 'Firefox/140' }),
  ),
  http.get(`${API}/*`, () => page([])),
);
afterEach(() => {
  operations = [];
  asked.length = 0;
  refusal = null;
  hasEnded = false;
});

const ADMIN = { ...SESSION, user: { ...SESSION.user, roles: ['recruiter' as const, 'super-admin' as const] } };
const show = (session = SESSION) =>
  renderApp(
    <WorkProvider>
      <UserMenu short={false} />
      <Operations />
    </WorkProvider>,
    '/',
    session,
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
  refusal = problem('undo_expired');
  await show();
  await screen.findByText(ONE);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: /archived/ }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('leaves out what can no longer be undone, as soon as the time is over', async () => {
  operations = [
    operationOf({ undoableUntil: inMinutes(-1) }),
    operationOf({ _id: 'nobody', done: 0, abilities: NOTHING }),
    operationOf({ _id: 'soon', undoableUntil: new Date(Date.now() + 1_500).toISOString() }),
  ];
  await show();
  await screen.findByText(ONE);
  await waitFor(() => expect(screen.queryByText(ONE)).toBeNull(), { timeout: 5_000 });
});

it('shows how far one is while it runs, with Cancel', async () => {
  operations = [
    operationOf({
      state: 'running',
      done: 788,
      skipped: 0,
      undoableUntil: null,
      abilities: { ...NOTHING, cancel: true },
    }),
  ];
  await show();
  const bar = await screen.findByRole('region', { name: 'Archiving 1,577 candidates…' });
  within(bar).getByText('50%');
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

const RUNAWAY = {
  ...{ action: { mail: MAIL }, startedBy: KARIM, state: 'running', total: 2_000, done: 700, skipped: 0 },
  ...{ undoableUntil: null, abilities: { ...NOTHING, cancel: true } },
};

it('lets a super-admin stop the mail of a colleague, and take back what has not left, in three clicks', async () => {
  operations = [operationOf(RUNAWAY)];
  await show(ADMIN);
  await screen.findByText('1 change to many runs or waits');
  expect(screen.queryByRole('region')).toBeNull();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Writing to 2,000.*Karim Peeters · 35%/ }));
  const dialog = await screen.findByRole('dialog');
  for (const said of ['Karim Peeters', '203.0.113.9', 'Firefox/140', '700 of 2,000', 'Free, Ilse?'])
    await within(dialog).findByText(said);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop and cancel sending' }));
  await waitFor(() => expect(asked).toEqual([`cancel ${ID}`, `undo ${ID}`]));
});

it('lists what a colleague ended among what can be undone, not among what runs, and opens it first', async () => {
  operations = [operationOf({ startedBy: KARIM })];
  await show(ADMIN);
  await screen.findByText(ONE);
  expect(screen.queryByText(/runs or waits/)).toBeNull();
  await openMenu();
  expect(screen.queryByText('Running work')).toBeNull();
  screen.getByText('Can still be undone');
  await userEvent.click(screen.getByRole('menuitem', { name: /archived.*Karim Peeters · 10 minutes left/ }));
  const dialog = await screen.findByRole('dialog');
  expect(asked).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toEqual([`undo ${ID}`]));
});

it('takes back what a mail wrote that ended while its reader decided', async () => {
  operations = [operationOf(RUNAWAY)];
  await show(ADMIN);
  await screen.findByText('1 change to many runs or waits');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Writing to 2,000/ }));
  hasEnded = true;
  const stop = await screen.findByRole('button', { name: 'Stop and cancel sending' });
  await userEvent.click(stop);
  await waitFor(() => expect(asked).toEqual([`undo ${ID}`]));
});

it('lists what was done with many, of everybody for a super-admin, each with its starter and how far it is', async () => {
  operations = [operationOf(RUNAWAY), operationOf({ _id: 'other', undoableUntil: null, abilities: NOTHING })];
  await renderApp(<OperationList />, '/', ADMIN);
  const [running, ended] = await screen.findAllByRole('listitem');
  within(running as HTMLElement).getByText('Writing to 2,000 candidates…');
  within(running as HTMLElement).getByText(/Karim Peeters · 700 of 2,000/);
  within(ended as HTMLElement).getByText(/1,576 candidates archived · 1 skipped/);
  await userEvent.click(screen.getByText('Writing to 2,000 candidates…'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop and cancel sending' }));
  await waitFor(() => expect(asked).toEqual([`cancel ${ID}`, `undo ${ID}`]));
});

const WAITING = {
  ...{ action: { mail: MAIL }, state: 'waiting', total: 2_000, done: 0, skipped: 0, undoableUntil: null },
  waitsUntil: '2026-11-02T00:00:00.000Z',
};

it('asks a colleague for a yes to a mail to many, who reads it first', async () => {
  operations = [operationOf({ ...WAITING, startedBy: KARIM, abilities: { ...NOTHING, decide: true } })];
  await show();
  await screen.findByText('1 change to many runs or waits');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Waits for a colleague’s yes: Writing to 2,000/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Free, Ilse?');
  await within(dialog).findByText(/1,997 candidates get it/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Say no' }));
  await userEvent.click(await screen.findByLabelText(/^Why not/));
  await userEvent.paste('This job is filled.');
  await userEvent.click(screen.getByRole('button', { name: 'Say no' }));
  await waitFor(() => expect(asked).toEqual([`decline ${ID} {"reason":"This job is filled."}`]));
  await screen.findByText('Declined: nothing is sent');
});

it('downloads its attachments first', async () => {
  operations = [operationOf({ ...WAITING, startedBy: KARIM, abilities: { ...NOTHING, decide: true } })];
  await show();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Writing to 2,000/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download Terms.pdf' }));
  await waitFor(() => expect(asked).toEqual(['file f1']));
});

it('approves it', async () => {
  operations = [operationOf({ ...WAITING, startedBy: KARIM, abilities: { ...NOTHING, decide: true } })];
  await show();
  await screen.findByText('1 change to many runs or waits');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Waits/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked).toEqual([`approve ${ID}`]));
});

it('tells its starter that it waits, who may withdraw it', async () => {
  operations = [operationOf({ ...WAITING, abilities: { ...NOTHING, cancel: true } })];
  await show();
  await screen.findByText('1 change to many runs or waits');
  expect(screen.queryByRole('region')).toBeNull();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Waits/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  await waitFor(() => expect(asked).toEqual([`cancel ${ID}`]));
});

it('says until when a mail for later can be undone', async () => {
  operations = [operationOf({ action: { mail: MAIL }, undoableUntil: '2099-01-15T12:05:00.000Z' })];
  await show();
  await screen.findByText(ONE);
  await openMenu();
  screen.getByText(/Cancel sending · until 15\/01\/2099 13:05/);
});
