import { describe, expect, it } from 'vitest';
import {
  clockOf,
  earlyHours,
  endFrom,
  isOutside,
  momentAt,
  moved,
  newPeriod,
  resized,
  suggested,
  type Period,
} from './time';

/** Takes `DD HH:MM` of a month, in Brussels time. */
const period = (month: string, start: string, end: string): Period => ({
  start: at(month, start),
  end: at(month, end),
});
const at = (month: string, text: string): string => {
  const [day, hours, minutes] = text.split(/[ :]/).map(Number) as [number, number, number];
  return momentAt(`${month}-${String(day).padStart(2, '0')}`, hours * 60 + minutes);
};

describe('a moment by the clock', () => {
  it.each([
    ['2026-03-28', 600, '2026-03-28T09:00:00.000Z'],
    ['2026-03-29', 600, '2026-03-29T08:00:00.000Z'],
    ['2026-10-24', 600, '2026-10-24T08:00:00.000Z'],
    ['2026-10-25', 600, '2026-10-25T09:00:00.000Z'],
    // In March the clock skips two o'clock.
    ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    // After and before midnight.
    ['2026-10-24', 1_440 + 600, '2026-10-25T09:00:00.000Z'],
    ['2026-03-29', -60, '2026-03-28T22:00:00.000Z'],
  ])('%s and %i minutes is %s', (day, minutes, moment) => {
    expect(momentAt(day, minutes)).toBe(moment);
  });

  it('is read by it too', () => {
    expect(clockOf('2026-10-25T22:30:00.000Z')).toEqual({ day: '2026-10-25', minutes: 1_410 });
    expect(clockOf('2026-06-30T22:30:00.000Z')).toEqual({ day: '2026-07-01', minutes: 30 });
  });
});

describe('an end that follows a new start', () => {
  it.each([
    ['a later hour', '2026-11', ['28 10:00', '28 11:00'], '28 14:30', '28 15:30'],
    ['another day', '2026-11', ['28 10:00', '29 09:15'], '10 08:00', '11 07:15'],
    ['over the change of clocks', '2026-10', ['24 10:00', '24 11:00'], '26 23:30', '27 00:30'],
  ] as const)('%s', (_, month, [start, end], next, expected) => {
    expect(endFrom(period(month, start, end), at(month, next))).toBe(at(month, expected));
  });
});

describe('an item that is moved', () => {
  it.each([
    ['over the change of clocks in March', '2026-03', ['28 10:00', '28 11:00'], { days: 1 }, ['29 10:00', '29 11:00']],
    [
      'over the change of clocks in October',
      '2026-10',
      ['24 10:00', '24 11:30'],
      { days: 1 },
      ['25 10:00', '25 11:30'],
    ],
    ['a quarter later', '2026-11', ['19 10:00', '19 11:00'], { minutes: 15 }, ['19 10:15', '19 11:15']],
    ['past midnight', '2026-11', ['19 23:50', '20 01:00'], { minutes: 15 }, ['20 00:05', '20 01:15']],
    ['with all its days', '2026-11', ['19 22:00', '21 02:00'], { days: -7 }, ['12 22:00', '14 02:00']],
  ])('%s keeps its times', (_, month, [start = '', end = ''], by, [toStart = '', toEnd = '']) => {
    expect(moved(period(month, start, end), by)).toEqual(period(month, toStart, toEnd));
  });

  it('keeps its length where the clock skips it', () => {
    const before = period('2026-03', '28 02:00', '28 03:00');
    const after = moved(before, { days: 1 });
    expect(Date.parse(after.end) - Date.parse(after.start)).toBe(3_600_000);
  });

  it('is a quarter of an hour long at the least', () => {
    const item = period('2026-11', '19 10:00', '19 10:30');
    expect(resized(item, 15)).toEqual(period('2026-11', '19 10:00', '19 10:45'));
    expect(resized(item, -60)).toEqual(period('2026-11', '19 10:00', '19 10:15'));
  });
});

describe('a new item', () => {
  it('is as long as it was drawn, an hour where it was clicked, at nine on a whole day, until six on the last of several', () => {
    const drawn = period('2026-11', '19 10:00', '19 10:45');
    expect(newPeriod(drawn)).toEqual(drawn);
    expect(newPeriod(period('2026-11', '19 10:00', '19 10:15'))).toEqual(period('2026-11', '19 10:00', '19 11:00'));
    expect(newPeriod(period('2026-11', '19 00:00', '20 00:00'), true)).toEqual(
      period('2026-11', '19 09:00', '19 10:00'),
    );
    expect(newPeriod(period('2026-11', '19 00:00', '22 00:00'), true)).toEqual(
      period('2026-11', '19 09:00', '21 18:00'),
    );
  });

  it.each([
    ['2026-11-19', '19 14:20', '19 15:00'],
    ['2026-11-19', '19 07:20', '19 09:00'],
    ['2026-11-20', '19 14:20', '20 09:00'],
  ])('of the button is at the next hour: on %s, at %s, %s', (day, now, start) => {
    expect(suggested(day, new Date(at('2026-11', now))).start).toBe(at('2026-11', start));
  });
});

it.each([
  ['19 08:00', '19 09:00', true],
  ['19 08:00', '19 09:15', false],
  ['18 22:00', '19 02:00', true],
  ['18 22:00', '19 00:00', false],
  ['18 22:00', '20 02:00', false],
  ['19 09:00', '19 10:00', false],
])('from %s to %s lies outside the hours of the 19th: %s', (start, end, outside) => {
  expect(isOutside(period('2026-11', start, end), earlyHours('2026-11-19'))).toBe(outside);
});
