import { agencyDayOf, TIME_ZONE } from '@byline/shared-types/domain';
import { DateTime, Settings } from 'luxon';

export { agencyDayOf as dayOf } from '@byline/shared-types/domain';

// The validators refuse what is not a date, so one here is a mistake in the code.
Settings.throwOnInvalid = true;

const DAY = 'yyyy-MM-dd';
const dayIn = (zone: string, day: string): DateTime => DateTime.fromISO(day, { zone });

/** Today in the agency's calendar, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => agencyDayOf(now);

/** The first and the last moment of a day, `YYYY-MM-DD`, in the agency's calendar. */
export const startOfDay = (day: string): Date => dayIn(TIME_ZONE, day).toJSDate();
export const endOfDay = (day: string): Date => dayIn(TIME_ZONE, day).endOf('day').toJSDate();

/** The day that many days later, regardless of changes of the clocks. */
export const addDays = (day: string, days: number): string => dayIn('utc', day).plus({ days }).toFormat(DAY);

/** The Monday of a day's week: a work week starts on it (docs/domain/agenda.md#time). */
export const mondayOf = (day: string): string => dayIn('utc', day).startOf('week').toFormat(DAY);

/** The next time that it is this hour in the agency's calendar on one of these days of the week, of which Monday is 1. */
export function nextMorning(now: Date, hour: number, weekdays: readonly number[]): Date {
  let at = DateTime.fromJSDate(now, { zone: TIME_ZONE }).startOf('day').set({ hour });
  while (at.toMillis() <= now.getTime() || !weekdays.includes(at.weekday)) at = at.plus({ days: 1 });
  return at.toJSDate();
}
