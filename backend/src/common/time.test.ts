import { afterEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, mondayOf, startOfDay } from './time.js';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

/** Machines whose clocks change on other days, in the opposite direction, or never. */
describe.each(['UTC', 'Europe/Brussels', 'America/New_York', 'Pacific/Auckland'])('on a machine in %s', (machine) => {
  const inZone = <T>(work: () => T): T => {
    process.env.TZ = machine;
    return work();
  };

  it.each([
    ['2026-03-28', '2026-03-27T23:00:00.000Z', '2026-03-28T22:59:59.999Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z', '2026-03-30T21:59:59.999Z'],
    ['2026-10-24', '2026-10-23T22:00:00.000Z', '2026-10-24T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z', '2026-10-26T22:59:59.999Z'],
    ['2024-03-10', '2024-03-09T23:00:00.000Z', '2024-03-10T22:59:59.999Z'],
    ['2024-09-29', '2024-09-28T22:00:00.000Z', '2024-09-29T21:59:59.999Z'],
  ])('%s is a day of Brussels', (day, first, last) => {
    const [start, end] = inZone(() => [startOfDay(day), endOfDay(day)]);
    expect([start.toISOString(), end.toISOString()]).toEqual([first, last]);
    expect(inZone(() => [dayOf(start), dayOf(end), dayOf(new Date(end.getTime() + 1))])).toEqual([
      day,
      day,
      addDays(day, 1),
    ]);
  });
});

it('knows the Monday of every day of a week, and days of long ago', () => {
  const week = Array.from({ length: 7 }, (_, days) => mondayOf(addDays('2026-10-19', days)));
  expect(new Set(week)).toEqual(new Set(['2026-10-19']));
  expect(mondayOf('2026-10-26')).toBe('2026-10-26');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayOf(startOfDay('0001-01-01'))).toBe('0001-01-01');
  expect(endOfDay('9999-12-31').getTime()).toBeGreaterThan(startOfDay('9999-12-31').getTime());
});
