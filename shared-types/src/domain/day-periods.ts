import { DAY_MS, TIME_ZONE } from './limits.js';

/** Swedish dates are ISO dates. */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day of a moment in the agency's calendar, `YYYY-MM-DD`. */
export const agencyDayOf = (moment: Date | string): string =>
  DAYS.format(new Date(moment)).padStart('YYYY-MM-DD'.length, '0');

/** Days, `YYYY-MM-DD`, both included; without `to` it has no end. */
export interface DayPeriod {
  from: string;
  to: string | null;
}

/** Days of the week as ISO numbers, Monday first. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The day that many days later, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const laterDay = (one: string, other: string | null): string => (other !== null && other > one ? other : one);

/** Whether two periods share a day. */
export const overlap = (one: DayPeriod, other: DayPeriod): boolean =>
  (one.to === null || one.to >= other.from) && (other.to === null || other.to >= one.from);

/** The days of the week in a period, as ISO numbers. */
export function weekdaysIn({ from, to }: DayPeriod): number[] {
  const first = new Date(from).getUTCDay();
  const count = to === null ? ISO_WEEKDAYS.length : (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  // JavaScript counts from Sunday, ISO from Monday, and Sunday is 7.
  return ISO_WEEKDAYS.filter((day) => (day - first + ISO_WEEKDAYS.length) % ISO_WEEKDAYS.length < count);
}

export const byFirstDay = <T extends DayPeriod>(periods: readonly T[]): T[] =>
  periods.toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));

/** The first day, from a given one on, that is in none of these periods; null if there is none. */
export function firstDayOutside(periods: readonly DayPeriod[], start: string): string | null {
  let day = start;
  for (const { from, to } of byFirstDay(periods)) {
    if (from > day || (to !== null && to < day)) continue;
    if (to === null) return null;
    day = dayAfter(to);
  }
  return day;
}
