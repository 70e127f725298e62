import { fullPeriods, type BookedPeriod, type WeekLimits } from './bookings.js';
import { agencyDayOf, byFirstDay, dayAfter, firstDayOutside, laterDay, type DayPeriod } from './day-periods.js';
import { DAY_MS } from './limits.js';

/** Whether a candidate looks for work (docs/domain/availability.md). */
export const AVAILABILITY_STATES = ['looking', 'not_looking'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];

/** The ways by which an availability is confirmed: in the portal, by a recruiter, or by the answer to a mail. */
export const AVAILABILITY_CONFIRMERS = ['candidate', 'recruiter', 'mail'] as const;
export type AvailabilityConfirmer = (typeof AVAILABILITY_CONFIRMERS)[number];

/** Days a week, in halves. */
export const DAYS_PER_WEEK = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7] as const;
export const HOURS_PER_WEEK = { min: 1, max: 80 } as const;
export const NOTICE_DAYS = { min: 0, max: 180 } as const;
/** Maximum number of periods away. */
export const MAX_AWAY = 20;
/** An availability is fresh for so many days, and counts as known for so many. */
export const AVAILABILITY_FRESH_DAYS = 30;
export const AVAILABILITY_KNOWN_DAYS = 60;

/** The parts of an availability that a person says. */
export interface SaidAvailability extends WeekLimits {
  state: AvailabilityState;
  /** First free day; null is now. */
  from: string | null;
  /** Last free day; null is open. */
  until: string | null;
  /** Periods away, the earliest first. */
  away: DayPeriod[];
  /** Days that the person needs before a start. */
  noticeDays: number | null;
}

/** An availability, and the time and way of its last confirmation. */
export interface StoredAvailability<Moment = Date> extends SaidAvailability {
  confirmedOn: Moment | null;
  confirmedBy: AvailabilityConfirmer | null;
}

/** The availability of a person who has said nothing but this. */
export const UNSAID: Readonly<SaidAvailability> = {
  ...{ state: 'looking', from: null, until: null, daysPerWeek: null, hoursPerWeek: null, noticeDays: null },
  ...{ weekdays: [], away: [] },
};

/** The first day on which a person could start, before their periods away. */
export const earliestStart = ({ from, noticeDays }: SaidAvailability, today: string): string =>
  laterDay(dayAfter(today, noticeDays ?? 0), from);

/** The first day from today on which a person can work, besides their bookings; null if none is known. */
export function nextFreeDay(
  availability: SaidAvailability,
  today: string,
  bookings: readonly BookedPeriod[] = [],
): string | null {
  if (availability.state === 'not_looking') return null;
  const busy = [...availability.away, ...fullPeriods(availability, bookings)];
  const day = firstDayOutside(busy, laterDay(today, availability.from));
  return day !== null && availability.until !== null && day > availability.until ? null : day;
}

/** Whether a candidate can work on a day. `until` is the last day of the absence, null if unknown. */
export interface Availability {
  available: boolean;
  until: string | null;
}

/** Availability on a day (public profile: "available" or "available after {date}"). */
export function availabilityOn(
  day: string,
  availability: SaidAvailability | null,
  bookings: readonly BookedPeriod[] = [],
): Availability {
  const free = nextFreeDay(availability ?? UNSAID, day, bookings);
  if (free === day) return { available: true, until: null };
  return { available: false, until: free && dayAfter(free, -1) };
}

/** The period away that lasts today or comes next: the short form `unavailable` of the contract. */
export const currentAway = (away: readonly DayPeriod[], today: string): DayPeriod | null =>
  away.find(({ to }) => to === null || to >= today) ?? null;

/** Periods away after a write of the short form. An absence without a first day begins today, or on an earlier last day. */
export function withCurrentAway(
  away: readonly DayPeriod[],
  written: { from?: string | null; to?: string | null } | null,
  today: string,
): DayPeriod[] {
  const others = away.filter((one) => one !== currentAway(away, today));
  const { from = null, to = null } = written ?? {};
  if (from === null && to === null) return others;
  return byFirstDay([...others, { from: from ?? (to !== null && to < today ? to : today), to }]);
}

/** How far an availability can be trusted (docs/domain/availability.md#age). */
export type AvailabilityAge = 'fresh' | 'old' | 'unknown';

/** Days of the agency's calendar since a confirmation, so one of last evening is from yesterday. */
export const daysSince = (moment: Date | string, now: Date = new Date()): number =>
  (Date.parse(agencyDayOf(now)) - Date.parse(agencyDayOf(moment))) / DAY_MS;

export function ageOf(confirmedOn: Date | string | null | undefined, now: Date = new Date()): AvailabilityAge {
  if (!confirmedOn) return 'unknown';
  const days = daysSince(confirmedOn, now);
  if (days < AVAILABILITY_FRESH_DAYS) return 'fresh';
  return days <= AVAILABILITY_KNOWN_DAYS ? 'old' : 'unknown';
}
