import { dayAfter, overlap, type DayPeriod } from './day-periods.js';

/** Work for which a person is booked: an approved application for a job with a period of work (docs/domain/availability.md#bookings). */
export interface BookedPeriod extends DayPeriod {
  /** Days a week; null is the person's whole week. */
  days: number | null;
}

/** The limits that a person sets to a week. */
export interface WeekLimits {
  /** Either days or hours, or neither. */
  daysPerWeek: number | null;
  hoursPerWeek: number | null;
  /** ISO numbers; empty is any. */
  weekdays: number[];
}

export const HOURS_PER_DAY = 8;
/** The week of a person who has set no limit, as far as bookings fill it. */
export const USUAL_WEEK = 5;

/** The days a week that a person works at most; null without a limit. Weekdays are one where no days and hours are said. */
export const weekLimit = ({ daysPerWeek, hoursPerWeek, weekdays }: WeekLimits): number | null =>
  daysPerWeek ?? (hoursPerWeek === null ? weekdays.length || null : hoursPerWeek / HOURS_PER_DAY);

/** A period in which the same bookings run on every day. */
export interface Load<T extends BookedPeriod = BookedPeriod> extends DayPeriod {
  bookings: T[];
  /** Days a week of all of them. */
  days: number;
}

/** The periods in which a person is booked, in their order, without a day in common. */
export function loadsOf<T extends BookedPeriod>(week: WeekLimits, bookings: readonly T[]): Load<T>[] {
  const whole = weekLimit(week) ?? USUAL_WEEK;
  const starts = bookings.flatMap(({ from, to }) => (to === null ? [from] : [from, dayAfter(to)]));
  const days = [...new Set(starts)].sort();
  return days.flatMap((from, place) => {
    const next = days[place + 1];
    const to = next === undefined ? null : dayAfter(next, -1);
    const running = bookings.filter((booking) => overlap(booking, { from, to: from }));
    if (running.length === 0) return [];
    return [{ from, to, bookings: running, days: running.reduce((sum, booking) => sum + (booking.days ?? whole), 0) }];
  });
}

/** The periods in which bookings leave nothing of a person's week. */
export const fullPeriods = (week: WeekLimits, bookings: readonly BookedPeriod[]): DayPeriod[] =>
  loadsOf(week, bookings).filter(({ days }) => days >= (weekLimit(week) ?? USUAL_WEEK));
