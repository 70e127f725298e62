import { deviceTime } from '@byline/web-kit/dates';
import { testServer } from '@byline/web-kit/test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { CalendarItemResponse, CreateCalendarItemRequest, UpdateCalendarItemRequest } from '../../../api';
import { setLive } from '../../../lib/live/live-state';
import { renderApp, SESSION } from '../../../test/render';
import { Agenda } from './Agenda';

const API = 'http://localhost:3000/api/v1';
const LOTTE = { _id: SESSION.user._id, firstname: 'Lotte', name: 'Janssens' };
const item = (id: string, title: string, start: string, end: string): CalendarItemResponse => ({
  _id: id.padStart(24, '0'),
  title,
  startDate: `2026-11-${start}:00.000Z`,
  endDate: `2026-11-${end}:00.000Z`,
  assignedTo: { ...LOTTE, candidateId: null },
  candidateId: null,
  candidate: null,
  recruiters: [],
  type: null,
  place: null,
  callLink: null,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  modifiedAt: '2026-11-01T10:00:00.000Z',
});
const problem = (status: number, code: string, errors?: object[]) =>
  HttpResponse.json({ status, title: code, code, type: 'about:blank', detail: '', errors }, { status });

let saved: CalendarItemResponse[] = [];
const sent: (CreateCalendarItemRequest | UpdateCalendarItemRequest)[] = [];
const server = testServer(
  http.get(`${API}/calendar`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [limit, skip] = ['limit', 'skip'].map((name) => Number(searchParams.get(name)));
    return HttpResponse.json({ records: saved.slice(skip, (skip ?? 0) + (limit ?? 0)), totalCount: saved.length });
  }),
  http.get(`${API}/calendar/:id`, ({ params }) => HttpResponse.json(saved.find(({ _id }) => _id === params.id))),
  http.get(`${API}/users/recruiters`, () => HttpResponse.json({ records: [LOTTE], totalCount: 1 })),
  http.get(`${API}/recruiters`, () => HttpResponse.json({ records: [LOTTE], totalCount: 1 })),
  http.get(`${API}/users`, () => HttpResponse.json({ records: [], totalCount: 0 })),
  http.post<never, CreateCalendarItemRequest>(`${API}/calendar`, async ({ request }) => {
    const body = await request.json();
    if (!body.title) return problem(400, 'invalid_input', [{ field: 'title', code: 'missing_field', detail: '' }]);
    sent.push(body);
    const { title, startDate, endDate } = body;
    saved = [...saved, { ...item('9', title, '20T10:00', '20T11:00'), startDate, endDate }];
    return HttpResponse.json({ data: saved.at(-1) }, { status: 201 });
  }),
  http.delete(`${API}/calendar/:id`, ({ params }) => {
    saved = saved.filter(({ _id }) => _id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
  http.patch<{ id: string }, UpdateCalendarItemRequest>(`${API}/calendar/:id`, async ({ request, params }) => {
    const { version, assignedTo: _, recruiters: __, ...change } = await request.json();
    const found = saved.find(({ _id }) => _id === params.id);
    if (!found) return problem(404, 'not_found');
    if (version !== found.version) return problem(409, 'stale_version');
    sent.push(change);
    const changed = { ...found, ...change, version: found.version + 1 };
    saved = saved.map((one) => (one === found ? changed : one));
    return HttpResponse.json(changed);
  }),
);
beforeEach(() => {
  saved = [item('1', 'Interview', '19T09:00', '19T10:00'), item('2', 'Breakfast', '20T07:00', '20T08:00')];
  sent.length = 0;
});

const show = (address = '/agenda?date=2026-11-19', of: typeof LOTTE | null = null) =>
  renderApp(<Agenda of={of} />, address);
/** Finds an item by its text, because computing the accessible name of every element in the calendar is slow. */
const entry = async (text: string): Promise<HTMLElement> => {
  const button = (await screen.findByText(text)).closest<HTMLElement>('[role="button"], button');
  if (!button) throw new Error(`${text} is in no button`);
  return button;
};
const focusedItem = (): string | null | undefined => document.activeElement?.getAttribute('data-item');
const nudge = async (keys: string): Promise<void> => {
  (await entry('Interview')).focus();
  await userEvent.keyboard(keys);
};

it('shows items with their time and initials, and a marker for what lies outside the hours', async () => {
  await show();
  expect(await screen.findByText('At set times')).toBeTruthy();
  expect((await entry('Interview')).textContent).toBe(
    'Interview10:00 – 11:00 · LJ, donderdag 19 november, 10:00 – 11:00, Lotte Janssens',
  );
  await userEvent.click(await screen.findByText(/1 earlier, 08:00/));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Breakfast');
});

it('says on each piece of an item from and until which day it lasts', async () => {
  saved = [item('3', 'Fair', '19T09:00', '21T10:00'), item('4', 'Early', '20T07:00', '20T10:00')];
  await show();
  const texts = (await screen.findAllByText('Fair')).map((title) => title.nextSibling?.textContent);
  expect(texts).toEqual(['10:00 – za\u00A021 · LJ', 'do\u00A019 – za\u00A021 · LJ', 'do\u00A019 – 11:00 · LJ']);
  expect(screen.getByText('Early').nextSibling?.textContent).toBe('08:00 – 11:00 · LJ');
});

it('shows a night item of a month only on the day on which it begins', async () => {
  saved = [item('3', 'Fair', '21T09:00', '23T15:00'), item('4', 'Press night', '22T21:00', '23T00:30')];
  await show('/agenda?view=month&date=2026-11-19');
  const pieces = async (title: string) =>
    (await screen.findAllByText(title)).map((one) => one.previousSibling?.textContent);
  expect(await pieces('Fair')).toEqual(['10:00 ', 'za\u00A021 ']);
  expect(await pieces('Press night')).toEqual(['22:00 ']);
});

it('says on Today whether today is shown', async () => {
  await show('/agenda?date=2020-11-19');
  const isPressed = () => screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed');
  expect(isPressed()).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(isPressed()).toBe('true'));
});

it('has days and months in Belgian Dutch until somebody chooses the language of the interface', async () => {
  await show();
  await screen.findByText(/^16.+22 november 2026$/);
  await userEvent.click(await screen.findByLabelText('Days and months'));
  await userEvent.click(await screen.findByText(/as the interface/));
  await screen.findByText(/^16.+22 November 2026$/);
  expect(localStorage.getItem(`byline.agendaDates.${LOTTE._id}`)).toBe('interface');
});

it('reads all pages of a busy range, and says what it leaves out', async () => {
  saved = Array.from({ length: 1_020 }, (_, index) => item(String(index), `Item ${index}`, '19T09:00', '19T10:00'));
  await show('/agenda?view=month&date=2026-11-19');
  await screen.findByText(/These are 1,000 of 1,020 appointments/);
});

it('moves an item by keyboard, saves the last place, and takes it back', async () => {
  await show();
  (await entry('Interview')).focus();
  // `fireEvent` has no pause between the keys, so one save follows even on a slow machine: the save waits half a second after the last
  // move.
  for (const keys of [{ key: 'ArrowRight' }, { key: 'ArrowDown' }, { key: 'ArrowDown', shiftKey: true }])
    fireEvent.keyDown(document.activeElement ?? document, { altKey: true, ...keys });
  await screen.findByText(/vrijdag 20 november, 10:15 – 11:30, Lotte/);
  await screen.findByText(/^Appointment changed/);
  const there = { startDate: '2026-11-20T09:15:00.000Z', endDate: '2026-11-20T10:30:00.000Z' };
  expect(sent).toEqual([there]);
  await userEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ startDate: '2026-11-19T09:00:00.000Z', endDate: '2026-11-19T10:00:00.000Z' });
});

it('asks when somebody else moved the item too, and goes over what else they changed', async () => {
  await show();
  await entry('Interview');
  const change = (more: Partial<CalendarItemResponse>): void => {
    saved = saved.map((one) => (one.title === 'Breakfast' ? one : { ...one, ...more, version: one.version + 1 }));
  };
  change({ startDate: '2026-11-19T12:00:00.000Z', endDate: '2026-11-19T13:00:00.000Z' });
  await nudge('{Alt>}{ArrowRight}{/Alt}');
  const question = within(await screen.findByRole('dialog'));
  question.getByText(/It is now at donderdag 19 november, 13:00 – 14:00/);
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(/donderdag 19 november, 13:00 – 14:00, Lotte/);
  expect(sent).toEqual([]);
  change({ title: 'Interview with Noor' });
  await nudge('{Alt>}{ArrowRight}{/Alt}');
  await screen.findByText(/^Appointment changed · Interview with Noor/);
});

it('puts back what could not be saved, and tries again', async () => {
  server.use(http.patch(`${API}/calendar/:id`, () => HttpResponse.error(), { once: true }));
  await show();
  await nudge('{Alt>}{ArrowRight}{/Alt}');
  const again = await screen.findByText('Try again');
  await screen.findByText(/donderdag 19 november, 10:00 – 11:00, Lotte/);
  await userEvent.click(again);
  await screen.findByText(/^Appointment changed/);
});

it('asks for the title that is missing, and keeps the rest', async () => {
  await show('/agenda?date=2026-11-19', LOTTE);
  await userEvent.click(await entry('New appointment'));
  const end = await screen.findByLabelText(/^End/);
  fireEvent.change(end, { target: { value: '19/11/2026 11:30' } });
  await userEvent.click(screen.getByText('Save appointment'));
  await screen.findByText('Something is missing');
  await userEvent.click(screen.getByText('OK'));
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Call');
  await userEvent.click(screen.getByText('Save appointment'));
  await screen.findByText('Appointment added');
  expect(sent).toEqual([
    {
      title: 'Call',
      startDate: '2026-11-19T08:00:00.000Z',
      endDate: '2026-11-19T10:30:00.000Z',
      assignedTo: LOTTE._id,
      candidateId: null,
      recruiters: [],
      type: null,
      place: null,
      callLink: null,
    },
  ]);
});

it('turns to the day of a new item, lights it there, and stops leaving out whom it is for', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(decodeURIComponent(request.url)));
  const adding = 'from=2026-11-24T09:00:00.000Z&to=2026-11-24T10:00:00.000Z';
  await show(`/agenda?view=day&date=2026-11-19&assigned=${'7'.padStart(24, '0')}&${adding}`);
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Call');
  expect(asked.filter((url) => url.includes('/calendar?')).every((url) => url.includes('assignedTo'))).toBe(true);
  await userEvent.click(screen.getByText('Save appointment'));
  await screen.findByText(/dinsdag 24 november, 10:00 – 11:00, Lotte/);
  await waitFor(() => expect(asked.findLast((url) => url.includes('/calendar?'))).not.toContain('assignedTo'));
  screen.getByRole('button', { name: 'Open' });
  server.events.removeAllListeners();
});

it('moves the end with a typed start, and leaves an end alone that was wrong before', async () => {
  await show('/agenda?view=day&date=2026-11-19&from=2026-11-24T09:00:00.000Z&to=2026-11-24T10:00:00.000Z');
  const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
  await screen.findByLabelText(/^Start/);
  await userEvent.clear(field(/^Start/));
  await userEvent.type(field(/^Start/), '1/12/2026 14:30');
  expect(field(/^End/).value).toBe('01/12/2026 15:30');
  fireEvent.change(field(/^End/), { target: { value: '30/11/2026 9:00' } });
  for (const half of ['29/11/2026', '29/11/2026 8:00']) fireEvent.change(field(/^Start/), { target: { value: half } });
  expect(field(/^End/).value).toBe('30/11/2026 9:00');
});

const SOFIE = { _id: '7'.repeat(24), firstname: 'Sofie', name: 'De Backer' };
const ID = '1'.padStart(24, '0');
const markedBySofie = (at: number): void =>
  act(() => setLive({ marks: new Map([[ID, { by: SOFIE._id, at, kind: 'calendar-item' }]]) }));
const sofieIsKnown = (): void =>
  server.use(
    ...['users/recruiters', 'recruiters'].map((path) =>
      http.get(`${API}/${path}`, () => HttpResponse.json({ records: [LOTTE, SOFIE], totalCount: 2 })),
    ),
  );

it('names the colleague who moved or removed an item after a move began, and not one who changed it before', async () => {
  sofieIsKnown();
  await show();
  await entry('Interview');
  const away = { startDate: '2026-11-19T12:00:00.000Z', endDate: '2026-11-19T13:00:00.000Z' };
  const nudgedAndMarked = async (): Promise<void> => {
    (await entry('Interview')).focus();
    fireEvent.keyDown(document.activeElement ?? document, { altKey: true, key: 'ArrowDown' });
    markedBySofie(deviceTime());
  };
  const question = async (): Promise<HTMLElement> => within(await screen.findByRole('dialog')).findByRole('heading');
  saved = saved.map((one) => (one._id === ID ? { ...one, ...away, version: 2 } : one));
  markedBySofie(deviceTime() - 1);
  await nudge('{Alt>}{ArrowRight}{/Alt}');
  expect((await question()).textContent).toBe('Somebody else changed this meanwhile');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(/donderdag 19 november, 13:00 – 14:00, Lotte/);
  saved = saved.map((one) =>
    one._id === ID ? { ...item('1', 'Interview', '20T09:00', '20T10:00'), version: 3 } : one,
  );
  await nudgedAndMarked();
  expect((await question()).textContent).toBe('Sofie De Backer changed this meanwhile');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(/vrijdag 20 november, 10:00 – 11:00, Lotte/);
  saved = [];
  await nudgedAndMarked();
  await screen.findByText('“Interview” was removed by Sofie De Backer');
});

it('names the colleague whose change was saved along, also after the mark of it is gone', async () => {
  sofieIsKnown();
  await show(`/agenda?date=2026-11-19&open=${ID}`);
  const title = await screen.findByLabelText(/^Title/);
  saved = saved.map((one) => (one._id === ID ? { ...one, place: 'Room 3', version: 2 } : one));
  markedBySofie(1);
  act(() => setLive({ marks: new Map() }));
  await userEvent.type(title, ' with Noor');
  await userEvent.click(screen.getByText('Save appointment'));
  await screen.findByText('Saved together with changes of Sofie De Backer');
});

it('says what did not load, and loads it on Try again', async () => {
  server.use(http.get(`${API}/calendar`, () => problem(503, 'unavailable'), { once: true }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await entry('Interview');
});

it('says what did not load of other days too, instead of none', async () => {
  let fails = false;
  server.use(http.get(`${API}/calendar`, () => (fails ? problem(503, 'unavailable') : undefined)));
  await show();
  await entry('Interview');
  fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('button', { name: 'Try again' });
});

it('follows an item that leaves the days by keyboard', async () => {
  await show('/agenda?view=day&date=2026-11-19');
  await nudge('{Alt>}{ArrowRight}{/Alt}');
  await screen.findByText(/vrijdag 20 november, 10:00 – 11:00, Lotte/);
  await waitFor(() => expect(focusedItem()).toBe('1'.padStart(24, '0')));
});

it('goes from item to item by arrows, and turns by single keys', async () => {
  saved = [...saved, item('3', 'Call Noor', '19T13:00', '19T14:00')];
  await show();
  await entry('Call Noor');
  await nudge('{ArrowDown}');
  expect(focusedItem()).toBe('3'.padStart(24, '0'));
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedItem()).toBe('1'.padStart(24, '0'));
  await userEvent.keyboard('m');
  await screen.findByRole('button', { name: 'Month', pressed: true });
  await userEvent.keyboard('n');
  await screen.findByLabelText(/^Title/);
});

it('shows the card of an item that has the focus', async () => {
  await show();
  await nudge('{Shift}');
  const card = await screen.findByText('donderdag 19 november, 10:00 – 11:00', { selector: '[lang=nl]' });
  expect(card.parentElement?.textContent).toContain('Lotte Janssens');
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => expect(card.isConnected).toBe(false));
});

it('removes an item by keyboard after a question, and leads to the one beside it', async () => {
  saved = [...saved, item('3', 'Call Noor', '19T13:00', '19T14:00')];
  await show();
  await entry('Call Noor');
  await nudge('{Delete}');
  const question = within(await screen.findByRole('dialog'));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Appointment removed');
  await waitFor(() => expect(focusedItem()).toBe('3'.padStart(24, '0')));
});

it('orders items with the same time by the numbers of their titles', async () => {
  saved = ['Call 10', 'Call 2', 'Call 1'].map((title, index) => item(String(index), title, '19T09:00', '19T10:00'));
  await show();
  await screen.findByText('Call 10');
  expect(screen.getAllByText(/^Call \d+$/).map(({ textContent }) => textContent)).toEqual([
    'Call 1',
    'Call 2',
    'Call 10',
  ]);
});
