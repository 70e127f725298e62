import { describe, expect, it } from 'vitest';
import {
  currentYear,
  formatDashed,
  formatDashedMoment,
  formatDay,
  formatDotted,
  formatMoment,
  formatMonth,
  parseDay,
  parseMoment,
  today,
} from '.';

describe('shown', () => {
  it('is a moment by the clock of Brussels, a day as it is', () => {
    expect(formatDay('2026-06-30T22:30:00Z')).toBe('01/07/2026');
    expect(formatDay('2026-12-31')).toBe('31/12/2026');
    expect(formatDashed('2027-01-03')).toBe('03-01-2027');
    expect(formatDashed('2026-11-15T23:30:00Z')).toBe('16-11-2026');
    expect(formatDotted('2021-03-01')).toBe('01.03.2021');
    expect(formatMonth('2021-03-01')).toBe('03/2021');
    expect(formatMoment('2026-01-15T12:05:00Z')).toBe('15/01/2026 13:05');
    expect(formatDashedMoment('2026-01-15T12:05:00Z')).toBe('15-01-2026, 13:05');
  });

  it.each([null, undefined, '', 'soon'])('is nothing for %j', (value) => {
    expect([formatDay(value), formatMonth(value), formatMoment(value)]).toEqual(['', '', '']);
  });
});

describe('typed', () => {
  it('is what people type', () => {
    expect(parseDay('1/2/2026')).toBe('2026-02-01');
    expect(parseDay('01.02.2026')).toBe('2026-02-01');
    expect(parseDay('29/02/2028')).toBe('2028-02-29');
    expect(parseMoment('15/07/2026 9:05')).toBe('2026-07-15T07:05:00.000Z');
    expect(parseMoment('15/01/2026 09:05')).toBe('2026-01-15T08:05:00.000Z');
  });

  it.each([undefined, null, '', '2026', '31/02/2026', '29/02/2026', '00/01/2026', '15/13/2026'])(
    'is no day: %j',
    (text) => {
      expect([parseDay(text), parseMoment(text)]).toEqual([null, null]);
    },
  );

  it.each(['15/01/2026 25:00', '15/01/2026 24:00', '15/01/2026 09:60'])('is no moment: %s', (text) => {
    expect(parseMoment(text)).toBeNull();
  });

  it.each([
    '28/03/2026 12:00',
    '29/03/2026 01:59',
    '29/03/2026 03:00',
    '25/10/2026 01:59',
    '25/10/2026 12:00',
    '26/10/2026 23:59',
  ])('comes back as it was, also around a change of the clocks: %s', (text) => {
    expect(formatMoment(parseMoment(text))).toBe(text);
  });
});

it('knows which day it is in Brussels', () => {
  const almost = new Date('2026-12-31T23:30:00Z');
  expect(today(almost)).toBe('2027-01-01');
  expect(currentYear(almost)).toBe(2027);
});
