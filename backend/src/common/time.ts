import { TIME_ZONE } from '@byline/shared-types/domain';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** How far the agency's clock is ahead of UTC at a moment, whatever the zone of the machine. */
function aheadAt(moment: number): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(OFFSET.format(moment)) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
}

/** The moment it is midnight in Brussels. Its clocks change at 01:00 UTC, so both midnights lie on the same side of a change. */
const midnight = (utcMidnight: number): number => utcMidnight - aheadAt(utcMidnight);
const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day of a moment in the agency's calendar (Europe/Brussels), `YYYY-MM-DD`. */
export function dayOf(moment: Date | string): string {
  const time = new Date(moment).getTime();
  return new Date(time + aheadAt(time)).toISOString().slice(0, 10);
}

/** Today in the agency's calendar, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => dayOf(now);

/** The moment a day, `YYYY-MM-DD`, begins at in the agency's calendar, and its last. */
export const startOfDay = (day: string): Date => new Date(midnight(utcMidnight(day)));
export const endOfDay = (day: string): Date => new Date(midnight(utcMidnight(day) + DAY_MS) - 1);

/** The day that many days later; days are days, whatever the clocks do. */
export const addDays = (day: string, days: number): string =>
  new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week: a work week starts on it (decisions, the rest). */
export const mondayOf = (day: string): string => addDays(day, -((new Date(utcMidnight(day)).getUTCDay() + 6) % 7));
