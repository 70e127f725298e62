import type { OwnData } from '../own-data.js';
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

/** "Tourism site: 7 December 2026 – 26 February 2027". */
export const bookingLine = ({ title, from, to }: OwnData['profile']['bookings'][number], format: Formatter): string =>
  `${title}: ${format.date(from) ?? ''} – ${format.date(to) ?? ''}`;
