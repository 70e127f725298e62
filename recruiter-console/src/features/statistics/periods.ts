import { addDays, mondayOf } from '../../lib/days';
import type { ApplicationSourcesResponse, RegistrationsResponse } from '../../api';

/** The periods of the statistics (docs/domain/statistics.md#periods). `range` counts by day between two days. */
export const PERIODS = ['year', 'month', 'week', 'day', 'range'] as const;
export type Period = (typeof PERIODS)[number];

/** One bar: a period, a postal code of a country, or a source of applications. */
export interface Count {
  key: string;
  /** Of a postal code. */
  place?: { postal: string; city: string | null; country: string | null };
  total: number;
  /** First and last day; undefined for a postal code. */
  from?: string;
  to?: string;
  /** True if the period has not ended. */
  running: boolean;
}

/** True if the days of the statistics begin within the period. */
export const beginsLate = (count: Count): count is Count & { from: string } =>
  count.from !== undefined && count.from > count.key;

/** True for a bar with a colour of its own: its period is counted in part. */
export const isPartial = (count: Count): boolean => count.running || beginsLate(count);

const two = (number: number): string => String(number).padStart(2, '0');

/** The first day of the period that a day belongs to. */
export function startOf(day: string, period: Period): string {
  if (period === 'year') return `${day.slice(0, 4)}-01-01`;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return period === 'week' ? mondayOf(day) : day;
}

/** The first day of the next period. */
function next(start: string, period: Period): string {
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  if (period === 'year') return `${year + 1}-01-01`;
  if (period === 'month') return month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return addDays(start, period === 'week' ? 7 : 1);
}

/** The default number of periods, including the current one. */
const BACK = { year: 5, month: 12, week: 12, day: 30, range: 30 } as const satisfies Record<Period, number>;

export function defaultStart(period: Period, today: string): string {
  if (period === 'year') return `${Number(today.slice(0, 4)) - BACK.year + 1}-01-01`;
  if (period === 'month') {
    const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - BACK.month;
    return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
  }
  return addDays(startOf(today, period), -(BACK[period] - 1) * (period === 'week' ? 7 : 1));
}

/** The most periods that the list fills up. Beyond it, periods without registrations are left out, because the list becomes unreadable. */
const MOST = 1_000;

/** Every period between two days in the order of time, including those without registrations. */
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
  stats.map(({ _id: { postal, city = null, country = null }, total }) =>
    postal
      ? { key: [postal, country].filter(Boolean).join(' '), place: { postal, city, country }, total, running: false }
      : { key: '', total, running: false },
  );

/** The sources of applications (docs/domain/statistics.md#sources). */
export const SOURCES = ['campaign', 'proposed', 'direct'] as const;
export const bySource = (sources: ApplicationSourcesResponse): Count[] =>
  SOURCES.map((key) => ({ key, total: sources[key], running: false }));

/** The most lines of the grid. They are five apart, or further for high numbers (docs/domain/statistics.md#chart). */
const LINES = 12;
export function gridStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [5, 10, 25].map((number) => number * power).find((size) => most / size <= LINES);
    if (step !== undefined) return step;
  }
}

/** Heights of the grid lines. The last line lies above the highest bar, which leaves room for its number, unless the numbers have a limit. */
export function gridLines(most: number, limit = Infinity): number[] {
  const step = gridStep(most);
  return Array.from({ length: Math.floor(most / step) + 2 }, (_, line) => line * step).filter((line) => line <= limit);
}

/** The share of a count in the total, from 0 to 1. */
export const shareOf = (count: number, total: number): number => (total === 0 ? 0 : count / total);
