import { earliestStart, UNSAID, type SaidAvailability, type StoredAvailability } from './availability.js';
import { loadsOf, USUAL_WEEK, weekLimit, type BookedPeriod } from './bookings.js';
import { dayAfter, laterDay, overlap, weekdaysIn, type DayPeriod } from './day-periods.js';

/** Whether a person is free in a period, or the first reason why not. */
export const FITS = [
  ...(['free', 'past', 'booked', 'unknown', 'not_looking', 'from', 'notice'] as const),
  ...(['until', 'away', 'weekdays', 'days'] as const),
] as const;
export type FitKind = (typeof FITS)[number];

export interface Fit {
  fit: FitKind;
  /** The first free day (`from`, `notice`), the last one (`until`), or the end of what takes the person (`away`, `booked`); null if there is none. */
  day: string | null;
}

/** A period of work, and the days a week that it takes; as for a booking, without them it takes the person's whole week. */
export interface AskedPeriod extends DayPeriod {
  days?: number | null;
}

/** A work without a known end asks for so many days, so that a holiday of next year does not count. */
const OPEN_WORK_DAYS = 7;

/** The days on which a person must be free to take on a work: from today on, and its first week if it has no known end. */
export function askedOf<T extends DayPeriod>(work: T, today: string): T & { to: string } {
  const from = laterDay(work.from, today);
  return { ...work, from, to: work.to ?? dayAfter(from, OPEN_WORK_DAYS - 1) };
}

const because = (fit: FitKind, day: string | null = null): Fit => ({ fit, day });

/** The day until which bookings leave fewer days a week than the period asks for, however many follow each other; undefined if they leave enough. */
function bookedUntil(
  said: SaidAvailability,
  bookings: readonly BookedPeriod[],
  coming: AskedPeriod,
): string | null | undefined {
  const week = weekLimit(said) ?? USUAL_WEEK;
  const needed = Math.min(coming.days ?? week, week);
  const busy = loadsOf(said, bookings).filter(({ days }) => week - days < needed || days >= week);
  const last = busy.findLast((load) => overlap(load, coming));
  return last && busy.reduce((end, { from, to }) => (end !== null && from === dayAfter(end) ? to : end), last.to);
}

/** Whether a person is free in a whole period from today on, on at least one of their weekdays and besides their bookings, or the first reason why not. */
export function fitOf(
  availability: SaidAvailability | null,
  bookings: readonly BookedPeriod[],
  period: AskedPeriod,
  today: string,
): Fit {
  const coming = { ...period, from: laterDay(period.from, today) };
  if (coming.to !== null && coming.to < coming.from) return because('past');
  const said = availability ?? UNSAID;
  // The agency knows of a booking, however little a person says.
  const booked = bookedUntil(said, bookings, coming);
  if (booked !== undefined) return because('booked', booked);
  if (!availability) return because('unknown');
  if (said.state === 'not_looking') return because('not_looking');
  if (said.from !== null && said.from > coming.from) return because('from', said.from);
  const start = earliestStart(said, today);
  if (start > coming.from) return because('notice', start);
  if (said.until !== null && (coming.to === null || coming.to > said.until)) return because('until', said.until);
  const away = said.away.filter((one) => overlap(one, coming)).at(-1);
  if (away) return because('away', away.to);
  if (said.weekdays.length > 0 && !weekdaysIn(coming).some((day) => said.weekdays.includes(day)))
    return because('weekdays');
  const limit = weekLimit(said);
  return limit !== null && limit < (coming.days ?? 0) ? because('days') : because('free');
}

/** The same for a work. A person who can begin a work without an end, but is free only until a day, has that day as the reason. */
export function fitOfWork(
  availability: SaidAvailability | null,
  bookings: readonly BookedPeriod[],
  work: BookedPeriod,
  today: string,
): Fit {
  const fit = fitOf(availability, bookings, askedOf(work, today), today);
  const until = work.to === null && fit.fit === 'free' ? availability?.until : null;
  return until ? because('until', until) : fit;
}

export const isFree = (...asked: Parameters<typeof fitOf>): boolean => fitOf(...asked).fit === 'free';

/** Contradictions between what a person has said and their bookings. */
export const BOOKING_CONFLICTS = ['free', 'away', 'from', 'until', 'days'] as const;
export type BookingConflictKind = (typeof BOOKING_CONFLICTS)[number];

export interface BookingConflict<T extends BookedPeriod = BookedPeriod> {
  kind: BookingConflictKind;
  /** The booking that contradicts; of several that are too many days together, the last one. */
  booking: T;
  /** The statement: the first day away, the first or last free day, or the days a week. */
  said: string | number | null;
}

/** The contradictions of a booking with what a person has said. `confirmedDay` is the day on which they last said so. */
function conflictsOfBooking<T extends BookedPeriod>(
  said: SaidAvailability,
  booking: T,
  { confirmedDay, today }: { confirmedDay: string | null; today: string },
): BookingConflict<T>[] {
  const coming = { from: laterDay(booking.from, today), to: booking.to };
  const away = said.away.find((one) => overlap(one, coming));
  const isFreeNow =
    (said.from === null || (confirmedDay !== null && said.from <= confirmedDay)) &&
    !said.away.some((one) => overlap(one, { from: today, to: today }));
  const isWhole = booking.days === null || booking.days >= (weekLimit(said) ?? USUAL_WEEK);
  const saidSince = confirmedDay !== null && confirmedDay >= booking.from;
  return [
    ...(isFreeNow && isWhole && saidSince ? [{ kind: 'free' as const, booking, said: confirmedDay }] : []),
    ...(away ? [{ kind: 'away' as const, booking, said: away.from }] : []),
    ...(said.from !== null && said.from > coming.from ? [{ kind: 'from' as const, booking, said: said.from }] : []),
    ...(said.until !== null && (coming.to === null || coming.to > said.until)
      ? [{ kind: 'until' as const, booking, said: said.until }]
      : []),
  ];
}

/** The contradictions between what a person has said and their bookings that are not over. A person who is not looking may well be booked. */
export function bookingConflicts<T extends BookedPeriod>(
  availability: StoredAvailability<unknown> | null,
  bookings: readonly T[],
  { confirmedDay, today }: { confirmedDay: string | null; today: string },
): BookingConflict<T>[] {
  const said = availability ?? UNSAID;
  const coming = bookings.filter(({ to }) => to === null || to >= today);
  const limit = weekLimit(said);
  // One booking beyond a usual week contradicts nothing that was said.
  const tooMany = loadsOf(said, coming).find(
    ({ days, bookings: together }) => days > (limit ?? (together.length > 1 ? USUAL_WEEK : days)),
  );
  const last = tooMany?.bookings.at(-1);
  return [
    ...(said.state === 'looking'
      ? coming.flatMap((one) => conflictsOfBooking(said, one, { confirmedDay, today }))
      : []),
    ...(last ? [{ kind: 'days' as const, booking: last, said: limit }] : []),
  ];
}
