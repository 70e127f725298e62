import { expect, it } from 'vitest';
import { bookingLine, workLine } from './availability-lines.js';
import { Formatter } from './formatter.js';

const booking = (from: string, to: string | null, days: number | null) =>
  ({ title: 'Menu', from, to, days }) as Parameters<typeof bookingLine>[0];

it('writes a booking with its days a week, without an end and of one day in words', () => {
  const format = new Formatter('en');
  const lines = [
    booking('2098-12-07', '2099-02-26', 3),
    booking('2098-12-07', null, null),
    booking('2098-12-07', '2098-12-07', null),
  ];
  expect(lines.map((one) => bookingLine(one, format))).toEqual([
    'Menu: 7 December 2098 – 26 February 2099, three days a week',
    'Menu: from 7 December 2098',
    'Menu: 7 December 2098',
  ]);
});

it('writes the period of work of an application, in French with the first of a month', () => {
  const format = new Formatter('fr');
  const work = { workFrom: '2099-06-01', workTo: null, workDays: 2.5 };
  expect(workLine({ status: 'successful', work }, format)).toBe('à partir du 1er juin 2099, 2,5 jours par semaine');
  expect(workLine({ status: 'rejected', work }, format)).toBeNull();
  expect([workLine({ status: 'pending', work: null }, format), workLine({ status: 'pending' }, format)]).toEqual([
    null,
    null,
  ]);
});
