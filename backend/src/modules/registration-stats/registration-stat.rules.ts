import { mondayOf } from '../../common/time.js';

/** Periods of the counts (docs/domain/candidates.md#registrations); `range` counts by day between two days. */
export const PERIODS = ['year', 'month', 'week', 'day', 'range'] as const;
export type Period = (typeof PERIODS)[number];

/** The unit of a period, for MongoDB's `$dateTrunc` and for `startOf`. */
export const UNITS = { year: 'year', month: 'month', week: 'week', day: 'day', range: 'day' } as const satisfies Record<
  Period,
  string
>;

/** The first day of the unit that contains a day, `YYYY-MM-DD`. */
export function startOf(day: string, unit: (typeof UNITS)[Period]): string {
  switch (unit) {
    case 'year':
      return `${day.slice(0, 4)}-01-01`;
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'week':
      return mondayOf(day);
    case 'day':
      return day;
  }
}

export interface PeriodKey {
  year: number;
  month?: number;
  day?: number;
}

/** The key of the period that starts on a day, `YYYY-MM-DD`. */
export function keyOf(start: string, period: Period): PeriodKey {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  if (period === 'year') return { year };
  return period === 'month' ? { year, month } : { year, month, day };
}
