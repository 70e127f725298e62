import {
  ageOf,
  AVAILABILITY_KNOWN_DAYS,
  dayAfter,
  daysSince,
  nextFreeDay,
  type AvailabilityAge,
  type SaidAvailability,
  type StoredAvailability,
} from '@byline/shared-types/domain';
import { now, today } from '../dates';
import type { Translate } from '../i18n';

type WriteDay = (day: string) => string;

/** "Mon, Thu": the first of January 2024 is a Monday. */
export const weekdayName = (day: number, locale: string, weekday: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

function startOf(t: Translate, { state, until }: SaidAvailability, free: string | null, day: WriteDay): string {
  if (state === 'not_looking') return t('availability.notLooking');
  if (free === null) return t('availability.notNow');
  if (free > today()) return t('availability.from', { date: day(free) });
  return t(until ? 'availability.free' : 'availability.now');
}

/** "From 7/12/2026", "until 31/12/2026", "3 days a week", one text for each part that somebody has said. */
export function availabilityParts(t: Translate, locale: string, said: SaidAvailability, day: WriteDay): string[] {
  const free = nextFreeDay(said, today());
  const start = startOf(t, said, free, day);
  if (said.state === 'not_looking') return [start];
  const { until, daysPerWeek, hoursPerWeek, weekdays, noticeDays, away } = said;
  // The first free day already says when an absence of now ends.
  const coming = away.filter(({ from, to }) => to === null || from > (free ?? today()));
  return [
    until && free ? `${start} ${t('availability.until', { date: day(until) })}` : start,
    ...(daysPerWeek === null ? [] : [t('availability.daysPerWeek', { days: daysPerWeek })]),
    ...(hoursPerWeek === null ? [] : [t('availability.hoursPerWeek', { hours: hoursPerWeek })]),
    ...(weekdays.length > 0 ? [weekdays.map((one) => weekdayName(one, locale)).join(', ')] : []),
    ...(noticeDays ? [t('availability.notice', { days: noticeDays })] : []),
    ...coming.map(({ from, to }) =>
      to === null
        ? t('availability.awayFrom', { from: day(from) })
        : t('availability.away', { from: day(from), to: day(to) }),
    ),
  ];
}

export interface AgeWords {
  age: AvailabilityAge;
  words: string;
}

/** "confirmed 4 days ago"; above 60 days "not known since" the day on which it stopped to be known. */
export function ageWords(
  t: Translate,
  { confirmedOn }: Pick<StoredAvailability<string>, 'confirmedOn'>,
  day: WriteDay,
): AgeWords {
  const moment = new Date(now());
  const age = ageOf(confirmedOn, moment);
  if (!confirmedOn) return { age, words: t('availability.neverConfirmed') };
  if (age !== 'unknown') return { age, words: t('availability.confirmed', { days: daysSince(confirmedOn, moment) }) };
  const end = dayAfter(today(new Date(confirmedOn)), AVAILABILITY_KNOWN_DAYS + 1);
  return { age, words: t('availability.unknownSince', { date: day(end) }) };
}
