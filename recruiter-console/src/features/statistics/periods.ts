import { addDays, mondayOf } from '../../lib/days';
import type { RegistrationsResponse } from '../../api';

/** What registrations are counted by (docs/domain/statistics.md#periods); `range` is by day between two days. */
export const PERIODS = ['year', 'month', 'week', 'day', 'range'] as const;
export type Period = (typeof PERIODS)[number];

/** One bar: a period of days, or a postal code. */
export interface Count {
  key: string;
  total: number;
  /** First and last day; none for a postal code. */
  from?: string;
  to?: string;
  /** It is not over yet. */
  running: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day the period of a day starts on. */
export function startOf(day: string, period: Period): string {
  if (period === 'year') return `${day.slice(0, 4)}-01-01`;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return period === 'week' ? mondayOf(day) : day;
}

/** The day the next period starts on. */
function next(start: string, period: Period): string {
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  if (period === 'year') return `${year + 1}-01-01`;
  if (period === 'month') return month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return addDays(start, period === 'week' ? 7 : 1);
}

/** How far back each counts until somebody says otherwise: this period and those before it. */
const BACK = { year: 5, month: 12, week: 12, day: 30, range: 30 } as const satisfies Record<Period, number>;

export function defaultStart(period: Period, today: string): string {
  if (period === 'year') return `${Number(today.slice(0, 4)) - BACK.year + 1}-01-01`;
  if (period === 'month') {
    const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - BACK.month;
    return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
  }
  return addDays(startOf(today, period), -(BACK[period] - 1) * (period === 'week' ? 7 : 1));
}

/** More than these are not filled up with those nobody registered in: nobody could read them. */
const MOST = 1_000;

/** Every period between two days, those without a registration too; in the order of time. */
export function countsOf(
  { stats }: Pick<RegistrationsResponse, 'stats'>,
  period: Period,
  { from, to, today }: { from: string; to: string; today: string },
): Count[] {
  const totals = new Map(
    stats.map(({ _id: { year = 0, month = 1, day = 1 }, total }) => [`${year}-${two(month)}-${two(day)}`, total]),
  );
  const first = startOf(from, period);
  const starts: string[] = [];
  for (let start = first; start <= to && starts.length < MOST; start = next(start, period)) starts.push(start);
  const known = starts.length < MOST ? starts : [...totals.keys()].sort();
  return known.map((start) => {
    const last = addDays(next(start, period), -1);
    return {
      key: start,
      total: totals.get(start) ?? 0,
      from: start < from ? from : start,
      to: last > to ? to : last,
      running: period !== 'range' && start <= today && today <= last,
    };
  });
}

export const byPostal = ({ stats }: Pick<RegistrationsResponse, 'stats'>): Count[] =>
  stats.map(({ _id, total }) => ({ key: _id.postal ?? '', total, running: false }));

/** Lines of the grid: five apart, further where there would be too many (docs/domain/statistics.md#chart). */
const LINES = 12;
export function gridStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [5, 10, 25].map((number) => number * power).find((size) => most / size <= LINES);
    if (step !== undefined) return step;
  }
}

/** Heights of the grid's lines, the last above the highest bar, whose value stands on it. */
export function gridLines(most: number): number[] {
  const step = gridStep(most);
  return Array.from({ length: Math.floor(most / step) + 2 }, (_, line) => line * step);
}

/** In per cent of all, with one decimal. */
export const shareOf = (count: number, total: number): number => (total === 0 ? 0 : count / total);
