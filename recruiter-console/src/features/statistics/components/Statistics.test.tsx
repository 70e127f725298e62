import { testServer } from '@byline/web-kit/test';
import { formatDay, today } from '@byline/web-kit/dates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { useCountWords } from '../useCountWords';
import { Statistics } from './Statistics';

const REGISTRATIONS = 'http://localhost:3000/api/v1/registrations';
const STATS = [
  { _id: { year: 2026, month: 1 }, total: 3 },
  { _id: { year: 2026, month: 2 }, total: 9 },
];
const POSTAL = [
  { _id: { postal: '9000', country: 'BE', city: 'Gent' }, total: 8 },
  { _id: { postal: null }, total: 4 },
];
const asked: Record<string, string>[] = [];
const answer = (stats: { total: number }[]) =>
  HttpResponse.json({ total: stats.reduce((sum, { total }) => sum + total, 0), stats });
const server = testServer(
  http.get(REGISTRATIONS, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    if (query.name) return answer([]);
    return answer(query.group === 'postal' ? POSTAL : STATS);
  }),
);
beforeEach(() => void (asked.length = 0));

const show = (address = '/settings/stats?from=2026-01-01') => renderApp(<Statistics />, address);
const rows = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('counts by month, each month with a way to its candidates, and sorts', async () => {
  await show();
  await screen.findByRole('heading', { name: '12 registrations' });
  expect(rows()).toContain('February 2026975.0%');
  expect(rows().at(-1)).toBe('Total12100%');
  expect(screen.getByRole('link', { name: 'January 2026' }).getAttribute('href')).toBe(
    '/candidates?tile=all&createdAt=2026-01-01..2026-01-31',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Registrations' }));
  expect(rows()[1]).toBe('February 2026975.0%');
});

it('names the first period below the title of the chart if it is counted in part', async () => {
  const { unmount } = await show('/settings/stats?from=2026-01-15');
  await screen.findByText('January 2026 from 15/01/2026', { selector: 'span' });
  unmount();
  await show();
  await screen.findByRole('heading', { name: '12 registrations' });
  expect(screen.queryByText(/January 2026 from/u)).toBeNull();
});

it('asks for what is chosen: a range with its end, part of a name', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Range' }));
  await screen.findByRole('textbox', { name: 'End date' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ groupBy: 'range' }));
  expect(Object.keys(asked.at(-1) ?? {})).toContain('createdAt.to');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'Zzz');
  await screen.findByText('No registrations');
  expect(asked.at(-1)).toMatchObject({ name: 'Zzz' });
});

it('has no numbers, no chart and no table until it knows them, nor of a range that ends before it starts', async () => {
  const first = Promise.withResolvers<Response>();
  server.use(http.get(REGISTRATIONS, () => first.promise, { once: true }));
  const { unmount } = await show();
  await screen.findByRole('textbox', { name: 'Start date' });
  expect([screen.queryByRole('table'), screen.queryByRole('img')]).toEqual([null, null]);
  first.resolve(answer(STATS));
  await screen.findByRole('heading', { name: '12 registrations' });
  screen.getByRole('table');
  unmount();
  await show('/settings/stats?per=range&from=2026-02-01&to=2026-01-01');
  await screen.findByText('The end is before the start');
  await screen.findByRole('heading', { name: 'Statistics' });
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that nobody has registered from a day that is still to come', async () => {
  await show('/settings/stats?per=month&from=2090-01-01');
  await screen.findByText('No registrations');
});

it('keeps the numbers of before as months until the days are there', async () => {
  const days = Promise.withResolvers<Response>();
  const ofDays = (request: Request): boolean => new URL(request.url).searchParams.get('groupBy') === 'day';
  server.use(http.get(REGISTRATIONS, ({ request }) => (ofDays(request) ? days.promise : undefined)));
  await show();
  await screen.findByRole('link', { name: 'January 2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Day' }));
  expect(screen.getByRole('button', { name: 'Day' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByRole('link', { name: 'January 2026' });
  days.resolve(answer([{ _id: { year: 2026, month: 1, day: 5 }, total: 2 } as { total: number }]));
  await screen.findByRole('heading', { name: '2 registrations' });
  expect(screen.queryByRole('link', { name: 'January 2026' })).toBeNull();
});

it('counts applications by source, for the days of the page', async () => {
  const query = Promise.withResolvers<URLSearchParams>();
  server.use(
    http.get('http://localhost:3000/api/v1/jobapplications/sources', ({ request }) => {
      query.resolve(new URL(request.url).searchParams);
      return HttpResponse.json({ campaign: 3, proposed: 6, direct: 1 });
    }),
  );
  await show('/settings/stats?by=source&per=range&from=2026-01-01&to=2026-02-28');
  await screen.findByRole('heading', { name: '10 applications' });
  expect(rows()).toEqual([
    'SourceApplicationsShare',
    ...['Proposed660.0%', 'Campaign330.0%', 'Directly110.0%'],
    'Total10100%',
  ]);
  const asked = Object.fromEntries(await query.promise);
  expect(asked).toEqual({ 'filter[createdAt][from]': '2026-01-01', 'filter[createdAt][to]': '2026-02-28' });
  expect(screen.queryByRole('searchbox', { name: 'Name' })).toBeNull();
});

it('counts by postal code, the most first', async () => {
  await show('/settings/stats?by=postal&per=range&from=2026-01-01&to=2026-02-28&firstname=%C3%89lo');
  await screen.findByRole('heading', { name: 'Candidates per postal code' });
  expect(rows().slice(1, 3)).toEqual(['9000 Gent, Belgium866.7%', 'Unknown433.3%']);
  expect(screen.getByRole('link', { name: '9000 Gent, Belgium' }).getAttribute('href')).toBe(
    '/candidates?tile=all&place=9000&country=BE&firstname=%C3%89lo&createdAt=2026-01-01..2026-02-28',
  );
});

function Below() {
  const { name, below } = useCountWords({ by: 'postal', period: 'month' });
  return <p>{[name({ key: '', total: 4, running: false }), below('', false), below('9000', false)].join(' ')}</p>;
}

it('calls an unknown code in full in the table, and by one letter below a bar as wide as a code', async () => {
  await renderApp(<Below />);
  await screen.findByText('Unknown ? 9000');
});

it('saves the table for a spreadsheet', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:table';
  });
  await show('/settings/stats?by=postal');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(await blobs[0]?.text()).toBe(
    '\uFEFFPostal code;City;Country;Registrations;Share (%)\r\n9000;Gent;Belgium;8;66.7\r\nUnknown;;;4;33.3\r\n',
  );
});

it('says in the saved table from or until which day a period is counted', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:table';
  });
  await show('/settings/stats?from=2026-01-15');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.slice(0, 3)).toEqual([
    'Month;Registrations;Share (%);Counted',
    'January 2026;3;25;from 15/01/2026',
    'February 2026;9;75;',
  ]);
  expect(lines.at(-1)).toMatch(new RegExp(`;0;0;until ${formatDay(today())}$`));
});

it('says what did not load, in no dialog, and loads it on Try again', async () => {
  const problem = { status: 503, title: 'Service Unavailable', code: 'unavailable', type: 'about:blank', detail: '' };
  server.use(http.get(REGISTRATIONS, () => HttpResponse.json(problem, { status: 503 }), { once: true }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('heading', { name: '12 registrations' });
});

it('lists postal codes with equal numbers in the order of the chart', async () => {
  const codes = ['1800', '3500', '8400'];
  server.use(
    http.get(REGISTRATIONS, () => answer(codes.map((postal) => ({ _id: { postal, country: 'BE' }, total: 2 })))),
  );
  await show('/settings/stats?by=postal&from=2026-01-01');
  await screen.findByRole('heading', { name: '6 registrations' });
  expect(
    rows()
      .slice(1, -1)
      .map((row) => row?.slice(0, 4)),
  ).toEqual(codes);
});
