import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { UnreadCount } from '../../components/layout/UnreadCount';
import { WriteMailContext } from '../../components/mail/write-mail-context';
import { renderApp } from '../../test/render';
import { Component as MailPage } from './MailPage';

const API = 'http://localhost:3000/api/v1';
const ID = (place: number): string => String(place).padStart(24, '0');
const NOOR = { name: 'Noor Dewitte', email: 'noor@dewitte.example' };
const row = (place: number, subject: string, more: object = {}) => ({
  ...{ _id: ID(place), candidateId: 'c1', candidate: { _id: 'c1', firstname: 'Noor', name: 'Dewitte' }, person: NOOR },
  ...{ subject, mailCount: 1, lastAt: '2026-11-12T10:00:00.000Z', lastWords: 'Hello there', lastFrom: 'Noor' },
  ...{
    lastReceived: true,
    hasFiles: false,
    scheduledAt: null,
    undelivered: false,
    heldFor: null,
    cancelled: false,
    unverified: false,
    discarded: false,
    laterUntil: null,
    open: true,
    unread: false,
  },
  ...{ assignee: null, version: 0, createdAt: '', modifiedAt: '', ...more },
});
const ROWS = [
  row(1, 'Kick-off', { unread: true }),
  row(2, 'Invoice', { undelivered: true }),
  row(4, 'Proposal', { undelivered: true, heldFor: '2099-12-04T08:00:00.000Z' }),
  row(3, 'Who am I', { candidateId: null, candidate: null, person: { name: 'Xavier', email: 'x@else.example' } }),
];
let counted = 4;
const asked = vi.fn<(call: string) => void>();
beforeEach(() => {
  asked.mockReset();
  counted = 4;
});
testServer(
  http.get(`${API}/conversations`, ({ request }) => {
    asked(`list ${new URL(request.url).searchParams.toString()}`);
    return HttpResponse.json({ records: ROWS, totalCount: null });
  }),
  http.get(`${API}/conversations/total`, () => HttpResponse.json({ total: 3, capped: false })),
  http.get(`${API}/conversations/counts`, () => HttpResponse.json({ unread: counted, mine: 2, team: 4, unmatched: 1 })),
  http.post(`${API}/conversations/done`, async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] };
    asked(`done ${ids.map(Number).join(' ')}`);
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${API}/conversations/:id`, ({ params }) =>
    HttpResponse.json({ ...ROWS.find(({ _id }) => _id === params.id), mails: [], answerTo: null }),
  ),
  http.put(`${API}/conversations/:id/read`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${API}/candidates`, () =>
    HttpResponse.json({
      records: [{ _id: 'c1', firstname: 'Noor', name: 'Dewitte', email: NOOR.email }],
      totalCount: 1,
    }),
  ),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

function Screen() {
  return (
    <>
      <UnreadCount />
      <MailPage />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}
const address = (): string | null => screen.getByTestId('address').textContent;
const calls = (of: string): string[] => asked.mock.calls.map(([call]) => call).filter((call) => call.startsWith(of));

it('walks through the conversations by J and K, and E marks the open one as done', async () => {
  await renderApp(<Screen />, '/mail');
  const table = await screen.findByRole('table', { name: 'Mail' });
  await within(table).findByText('Kick-off');
  within(table).getByText('Xavier');
  within(table).getByText('x@else.example');
  within(table).getByText('Whose is it?');
  await userEvent.keyboard('j');
  const panel = await screen.findByRole('complementary', { name: 'Kick-off' });
  await within(panel).findByRole('button', { name: 'Done' });
  await userEvent.keyboard('j');
  await screen.findByRole('complementary', { name: 'Invoice' });
  expect(address()).toBe(`?open=${ID(2)}`);
  await userEvent.keyboard('k');
  await screen.findByRole('complementary', { name: 'Kick-off' });
  await userEvent.keyboard('e');
  await expect.poll(() => calls('done')).toEqual(['done 1']);
});

it('says in the row of a held mail when it was to leave, and not that it came back', async () => {
  await renderApp(<Screen />, '/mail');
  const held = await screen.findByRole('row', { name: /Proposal/ });
  within(held).getByText('Held, planned for 04/12/2099 09:00');
  expect(within(held).queryByText('Not delivered')).toBeNull();
  within(screen.getByRole('row', { name: /Invoice/ })).getByText('Not delivered');
});

it('marks the selected ones as done together', async () => {
  await renderApp(<Screen />, '/mail');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select .*Kick-off/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Select .*Invoice/ }));
  const bar = screen.getByRole('toolbar', { name: 'Selected conversations' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Done' }));
  await expect.poll(() => calls('done')).toEqual(['done 1 2']);
  await expect.poll(() => screen.queryByRole('toolbar', { name: 'Selected conversations' })).toBeNull();
});

it('begins a new mail to a candidate that the recruiter chooses', async () => {
  const write = vi.fn<(mail: object) => void>();
  await renderApp(
    <WriteMailContext value={write}>
      <Screen />
    </WriteMailContext>,
    '/mail',
  );
  await userEvent.click(screen.getByRole('button', { name: 'New mail' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'To' }), 'noor');
  await userEvent.click(await screen.findByRole('option', { name: /Noor Dewitte/ }));
  expect(write).toHaveBeenCalledWith({ candidateId: 'c1' });
});

it('asks for the box and the state that the address holds', async () => {
  await renderApp(<Screen />, '/mail?box=mine&state=undelivered&page=2');
  await expect.poll(() => calls('list').at(-1)).toContain('filter%5Bbox%5D=mine');
  expect(calls('list').at(-1)).toContain('filter%5Bstate%5D=undelivered');
  await userEvent.click(screen.getByRole('button', { name: /^Unmatched/ }));
  expect(address()).toBe('?box=unmatched&state=undelivered');
  await userEvent.click(within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name: 'All' }));
  expect(address()).toBe('?box=unmatched');
});

it('shows the number of unread conversations, at most 99+, and none at zero', async () => {
  const screenOf = async (count: number) => {
    counted = count;
    return renderApp(<UnreadCount />);
  };
  const few = await screenOf(4);
  await few.findByText('4 unread');
  few.unmount();
  const many = await screenOf(100);
  await many.findByText('99+');
  many.unmount();
  const none = await screenOf(0);
  expect(none.container.textContent).toBe('');
});
