import { testServer } from '@byline/web-kit/test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { AvailabilityStatsResponse } from '../../../api';
import { renderApp, SESSION } from '../../../test/render';
import { AvailabilityStats } from './AvailabilityStats';

const STATS: AvailabilityStatsResponse = {
  total: { active: 50, within14: 10, within30: 23 },
  functions: [
    { function: 'translator', active: 40, within14: 8, within30: 20 },
    { function: 'copywriter', active: 10, within14: 2, within30: 3 },
  ],
  hours: [
    { hour: 8, asked: 4, answered: 1 },
    { hour: 9, asked: 8, answered: 6 },
  ],
};
const ADDRESS = '*/statistics/availability';
const server = testServer(http.get(ADDRESS, () => HttpResponse.json(STATS)));
const show = () => renderApp(<AvailabilityStats />, '/settings/stats/availability');
const table = (name: string) => within(screen.getByRole('table', { name }));
const rows = (name: string): (string | null)[] =>
  table(name)
    .getAllByRole('row')
    .map((row) => row.textContent);
const FRESH = 'Availability confirmed, by function';
const ANSWERS = 'Share of questions answered by hour of asking, in %';

it('says how many are fresh by function, each number with a way to its candidates', async () => {
  await show();
  await screen.findByRole('heading', { name: '46% confirmed within 30 days' });
  expect(rows(FRESH).slice(1)).toEqual([
    'Translator40820.0%2050.0%',
    'Copywriter10220.0%330.0%',
    'Total501020.0%2346.0%',
  ]);
  expect(table(FRESH).getByRole('link', { name: '20' }).getAttribute('href')).toBe(
    '/candidates?tile=active&function=translator&confirmedWithin=30',
  );
  screen.getByRole('img', { name: FRESH });
});

it('leads a mouse from each part of a bar to its candidates', async () => {
  const to = async (part: string): Promise<string> => {
    const shown = await renderApp(<AvailabilityStats />, '/settings/stats/availability', SESSION, [
      { path: '/candidates', Component: () => <p>{useLocation().search}</p> },
    ]);
    const chart = await shown.findByRole('img', { name: FRESH });
    await userEvent.click(chart.querySelector(`rect${part}`) ?? expect.fail(part));
    const search = (await shown.findByText(/^\?tile/)).textContent;
    shown.unmount();
    return search;
  };
  expect(await to('[data-part="0"]')).toBe('?tile=active&function=translator&confirmedWithin=14');
  expect(await to('[data-part="1"]')).toBe('?tile=active&function=translator&confirmedWithin=30');
  expect(await to(':not([data-part])')).toBe('?tile=active&function=translator');
});

it('says how many answered by the hour of asking, and sorts by their share', async () => {
  await show();
  await screen.findByRole('table', { name: ANSWERS });
  expect(rows(ANSWERS).slice(1)).toEqual(['08:004125.0%', '09:008675.0%', 'Total12758.3%']);
  await userEvent.click(table(ANSWERS).getByRole('button', { name: 'Answered' }));
  expect(rows(ANSWERS)[1]).toBe('09:008675.0%');
});

it('saves both tables for a spreadsheet', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:table';
  });
  await show();
  await screen.findByRole('table', { name: FRESH });
  for (const button of screen.getAllByRole('button', { name: 'Save as CSV' })) await userEvent.click(button);
  const [fresh, answers] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(fresh).toContain('Function;Active;14 days;Share (%);30 days;Share (%)\r\nTranslator;40;8;20;20;50\r\n');
  expect(answers).toContain('Hour;Asked;Answered;Share (%)\r\n08:00;4;1;25\r\n');
});

it('says that nobody was asked yet', async () => {
  server.use(http.get(ADDRESS, () => HttpResponse.json({ ...STATS, hours: [] })));
  await show();
  await screen.findByText('No questions');
  screen.getByRole('table', { name: FRESH });
});

it('says what did not load, in no dialog, and loads it on Try again', async () => {
  const problem = { status: 503, title: 'Service Unavailable', code: 'unavailable', type: 'about:blank', detail: '' };
  server.use(http.get(ADDRESS, () => HttpResponse.json(problem, { status: 503 }), { once: true }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('table', { name: FRESH });
});
