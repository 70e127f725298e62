import { describe, expect, it } from 'vitest';
import { byPostal, countsOf, defaultStart, gridLines, isPartial } from './periods';

const TODAY = '2026-11-19';

describe('periods', () => {
  it('are all there between two days, and the running one is marked', () => {
    const stats = [{ _id: { year: 2026, month: 9 }, total: 3 }];
    expect(countsOf({ stats }, 'month', { from: '2026-09-15', to: TODAY, today: TODAY })).toEqual([
      { key: '2026-09-01', total: 3, from: '2026-09-15', to: '2026-09-30', running: false },
      { key: '2026-10-01', total: 0, from: '2026-10-01', to: '2026-10-31', running: false },
      { key: '2026-11-01', total: 0, from: '2026-11-01', to: TODAY, running: true },
    ]);
  });

  it('are partial if the days begin within them or they have not ended', () => {
    const parts = (from: string): boolean[] =>
      countsOf({ stats: [] }, 'month', { from, to: TODAY, today: TODAY }).map(isPartial);
    expect([parts('2026-09-15'), parts('2026-09-01')]).toEqual([
      [true, false, true],
      [false, false, true],
    ]);
  });

  it.each([
    ['year', '2025-03-01', ['2025-01-01', '2026-01-01']],
    ['week', '2026-11-08', ['2026-11-02', '2026-11-09', '2026-11-16']],
    ['day', '2026-11-18', ['2026-11-18', '2026-11-19']],
  ] as const)('by %s from %s start on %j', (period, from, starts) => {
    const counts = countsOf({ stats: [] }, period, { from, to: TODAY, today: TODAY });
    expect(counts.map(({ key }) => key)).toEqual(starts);
  });

  it('of a long time are those with a registration', () => {
    const stats = [{ _id: { year: 2019, month: 4, day: 5 }, total: 1 }];
    const counts = countsOf({ stats }, 'day', { from: '2010-01-01', to: TODAY, today: TODAY });
    expect(counts.map(({ key }) => key)).toEqual(['2019-04-05']);
  });

  it.each([
    ['year', '2022-01-01'],
    ['month', '2025-12-01'],
    ['week', '2026-08-31'],
    ['day', '2026-10-21'],
    ['range', '2026-10-21'],
  ] as const)('go back by themselves, by %s to %s', (period, start) => {
    expect(defaultStart(period, TODAY)).toBe(start);
  });
});

it('counts those without a postal code too', () => {
  const stats = [
    { _id: { postal: '9000' }, total: 4 },
    { _id: { postal: null }, total: 1 },
  ];
  expect(byPostal({ stats }).map(({ key, total }) => [key, total])).toEqual([
    ['9000', 4],
    ['', 1],
  ]);
});

it.each([
  [0, [0, 5]],
  [17, [0, 5, 10, 15, 20]],
  [35, [0, 5, 10, 15, 20, 25, 30, 35, 40]],
  [250, [0, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275]],
])('has lines for %i at %j', (most, lines) => {
  expect(gridLines(most)).toEqual(lines);
});
