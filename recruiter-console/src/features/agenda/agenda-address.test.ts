import { expect, it } from 'vitest';
import { daysOf, formatAgenda, parseAgenda, showsDay, stepped } from './agenda-address';

it('comes back from its address as it was', () => {
  const text =
    'view=month&date=2026-02-28&assigned=65b00000d000000000000000%2C65b00000d000000000000002&open=65b00000d01a000000000060';
  expect(formatAgenda(parseAgenda(new URLSearchParams(text))).toString()).toBe(text);
  const adding = 'from=2026-02-28T10%3A00%3A00.000Z&to=2026-02-28T11%3A00%3A00.000Z';
  expect(formatAgenda(parseAgenda(new URLSearchParams(adding))).toString()).toBe(adding);
});

it('takes nothing from an address that nobody could have meant', () => {
  const text = 'view=year&date=2026-02-31&assigned=me&open=1&from=soon&to=late';
  expect(formatAgenda(parseAgenda(new URLSearchParams(text))).toString()).toBe('');
});

it.each([
  ['day', '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
  ['week', '2026-11-22', { from: '2026-11-16', to: '2026-11-22' }],
  ['week', '2026-03-29', { from: '2026-03-23', to: '2026-03-29' }],
  ['month', '2026-11-22', { from: '2026-10-26', to: '2026-12-06' }],
] as const)('shows by the %s of %s the days %j', (view, day, days) => {
  expect(daysOf(view, day)).toEqual(days);
});

it.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-10-26', -1, '2026-10-19'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-01-31', -1, '2025-12-31'],
] as const)('steps by the %s from %s', (view, day, steps, to) => {
  expect(stepped(view, day, steps)).toBe(to);
});

it.each([
  ['day', '2026-11-22', '2026-11-22', true],
  ['day', '2026-11-22', '2026-11-23', false],
  ['week', '2026-11-22', '2026-11-16', true],
  ['week', '2026-11-22', '2026-11-23', false],
  ['month', '2026-11-22', '2026-11-01', true],
  ['month', '2026-11-22', '2026-12-01', false],
] as const)('knows whether the %s of %s shows %s', (view, day, other, shown) => {
  expect(showsDay(view, day, other)).toBe(shown);
});
