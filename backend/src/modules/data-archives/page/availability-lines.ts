import { isOngoing, type BookedPeriod } from '@byline/shared-types/domain';
import type { OwnApplication, OwnData } from '../own-data.js';
import type { AvailabilityPart, Formatter } from './formatter.js';

/** "Free from 7 December 2026", "3 days a week", a line for each part, and when it was last confirmed. */
export function availabilityLines(
  { state, confirmedOn, away, ...said }: NonNullable<OwnData['profile']['availability']>,
  format: Formatter,
): string {
  const line = (part: AvailabilityPart, value: string | number | null): string[] =>
    value === null ? [] : [format.text(`archive.availability.${part}`, { value: String(value) })];
  const weekdays = said.weekdays.map((day) => format.weekday(day)).join(', ');
  return [
    format.text(`archive.availability.${state}`),
    ...line('from', format.date(said.from)),
    ...line('until', format.date(said.until)),
    ...line('daysPerWeek', said.daysPerWeek),
    ...line('hoursPerWeek', said.hoursPerWeek),
    ...line('weekdays', weekdays || null),
    ...line('noticeDays', said.noticeDays),
    ...away.flatMap(({ from, to }) => line('away', `${format.date(from) ?? ''} – ${format.date(to) ?? ''}`)),
    ...line('confirmed', format.time(confirmedOn)),
  ].join('\n');
}

/** "7 December 2026 – 26 February 2027, three days a week", or "from 7 December 2026". */
function periodLine({ from, to, days }: BookedPeriod, format: Formatter): string {
  const [first, last] = [format.date(from) ?? '', format.date(to)];
  const period = last === null ? format.text('availability.from', { day: first }) : `${first} – ${last}`;
  return [from === to ? first : period, days !== null && format.text('availability.days', { days })]
    .filter(Boolean)
    .join(', ');
}

/** The period of work of an application; null without one, for an application that ended, and in archives that an earlier version took. */
export const workLine = ({ status, work }: Pick<OwnApplication, 'status' | 'work'>, format: Formatter): string | null =>
  isOngoing(status) && work?.workFrom
    ? periodLine({ from: work.workFrom, to: work.workTo, days: work.workDays }, format)
    : null;

/** "Tourism site: 7 December 2026 – 26 February 2027, three days a week". */
export const bookingLine = ({ title, ...period }: OwnData['profile']['bookings'][number], format: Formatter): string =>
  `${title}: ${periodLine(period, format)}`;
