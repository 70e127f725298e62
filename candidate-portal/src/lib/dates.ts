import { TIME_ZONE } from '@byline/shared-types/domain';

/** The parts of a day in the agency's time zone; a day-only value (YYYY-MM-DD) is that day everywhere. */
function partsOf(value: string): { day: string; month: string; year: string } | null {
  const only = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (only) return { year: only[1] ?? '', month: only[2] ?? '', day: only[3] ?? '' };
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

const format = (value: string, write: (day: string, month: string, year: string) => string): string => {
  const parts = partsOf(value);
  return parts ? write(parts.day, parts.month, parts.year) : '';
};

/** DD-MM-YYYY, the portal's dates. */
export const formatDay = (value: string): string => format(value, (day, month, year) => `${day}-${month}-${year}`);
/** DD.MM.YYYY, work experience in the wizard. */
export const formatDotted = (value: string): string => format(value, (day, month, year) => `${day}.${month}.${year}`);
/** MM/YYYY, the public profile. */
export const formatMonth = (value: string): string => format(value, (_, month, year) => `${month}/${year}`);

/** Today in the agency's time zone as YYYY-MM-DD, for comparing day-only values. */
export function today(now: Date = new Date()): string {
  return format(now.toISOString(), (day, month, year) => `${year}-${month}-${day}`);
}

export const currentYear = (now: Date = new Date()): number => Number(today(now).slice(0, 4));
