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
/** Days of the week as ISO numbers, Monday first. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** An availability is fresh for so many days, and counts as known for so many. */
export const AVAILABILITY_FRESH_DAYS = 30;
export const AVAILABILITY_KNOWN_DAYS = 60;

/** Days, `YYYY-MM-DD`, both included; without `to` it has no end. */
export interface DayPeriod {
  from: string;
  to: string | null;
}

/** The parts of an availability that a person says. */
export interface SaidAvailability {
  state: AvailabilityState;
  /** First free day; null is now. */
  from: string | null;
  /** Last free day; null is open. */
  until: string | null;
  /** Either days or hours, or neither. */
  daysPerWeek: number | null;
  hoursPerWeek: number | null;
  /** ISO numbers; empty is any. */
  weekdays: number[];
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

/** The day that many days later, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);

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

/** The first day on which a person could start, before their periods away. */
export const earliestStart = ({ from, noticeDays }: SaidAvailability, today: string): string =>
  later(dayAfter(today, noticeDays ?? 0), from);

/** Whether a person is free in a whole period from today on, on at least one of their weekdays, with those periods taken by other work. */
export function isFree(
  availability: SaidAvailability | null,
  period: DayPeriod,
  today: string,
  taken: readonly DayPeriod[] = [],
): boolean {
  if (!availability || availability.state === 'not_looking') return false;
  const { until, away, weekdays } = availability;
  const coming = { from: later(period.from, today), to: period.to };
  if (coming.to !== null && coming.to < coming.from) return false;
  if (earliestStart(availability, today) > coming.from) return false;
  if (weekdays.length > 0 && !weekdaysIn(coming).some((day) => weekdays.includes(day))) return false;
  if (until !== null && (period.to === null || period.to > until)) return false;
  return ![...away, ...taken].some((busy) => overlap(busy, coming));
}

/** The first day from today on which a person can work; null if none is known. */
export function nextFreeDay(
  availability: SaidAvailability,
  today: string,
  taken: readonly DayPeriod[] = [],
): string | null {
  if (availability.state === 'not_looking') return null;
  let day = later(today, availability.from);
  for (const { from, to } of [...availability.away, ...taken].toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from > day || (to !== null && to < day)) continue;
    if (to === null) return null;
    day = dayAfter(to);
  }
  return availability.until !== null && day > availability.until ? null : day;
}

/** Whether a candidate can work on a day. `until` is the last day of the absence, null if unknown. */
export interface Availability {
  available: boolean;
  until: string | null;
}

/** Availability on a day (public profile: "available" or "available after {date}"). */
export function availabilityOn(day: string, availability: SaidAvailability | null): Availability {
  const free = nextFreeDay(availability ?? UNSAID, day);
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
  return sortedAway([...others, { from: from ?? (to !== null && to < today ? to : today), to }]);
}

export const sortedAway = (away: readonly DayPeriod[]): DayPeriod[] =>
  away.toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));

/** How far an availability can be trusted (docs/domain/availability.md#age). */
export type AvailabilityAge = 'fresh' | 'old' | 'unknown';

/** Whole days since a confirmation. */
export const daysSince = (moment: Date | string, now: Date = new Date()): number =>
  Math.floor((now.getTime() - new Date(moment).getTime()) / DAY_MS);

export function ageOf(confirmedOn: Date | string | null | undefined, now: Date = new Date()): AvailabilityAge {
  if (!confirmedOn) return 'unknown';
  const days = daysSince(confirmedOn, now);
  if (days < AVAILABILITY_FRESH_DAYS) return 'fresh';
  return days <= AVAILABILITY_KNOWN_DAYS ? 'old' : 'unknown';
}
