import { TIME_ZONE } from '@byline/shared-types/domain';
import { now } from './clock';

const ZONED = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** A moment in the agency's time zone. */
export const partsOf = (moment: Date): Record<Part, string> =>
  Object.fromEntries(ZONED.formatToParts(moment).map(({ type, value }) => [type, value])) as Record<Part, string>;

type Value = string | null | undefined;

/**
 * A value with only a day (YYYY-MM-DD) means that day everywhere; a moment means the day in the agency's time zone. Any other value gives
 * an empty text.
 */
function write(value: Value, text: (day: string, month: string, year: string) => string): string {
  if (!value) return '';
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year && month && day) return text(day, month, year);
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = partsOf(moment);
  return text(parts.day, parts.month, parts.year);
}

/** DD/MM/YYYY: the console, and typed dates in both apps. */
export const formatDay = (value: Value): string => write(value, (day, month, year) => `${day}/${month}/${year}`);
/** DD-MM-YYYY: the portal. */
export const formatDashed = (value: Value): string => write(value, (day, month, year) => `${day}-${month}-${year}`);
/** DD.MM.YYYY: work experience in the wizard. */
export const formatDotted = (value: Value): string => write(value, (day, month, year) => `${day}.${month}.${year}`);
/** MM/YYYY. */
export const formatMonth = (value: Value): string => write(value, (_, month, year) => `${month}/${year}`);

/** HH:mm. */
export function formatTime(value: Value): string {
  if (!value || !formatDay(value)) return '';
  const { hour, minute } = partsOf(new Date(value));
  return `${hour}:${minute}`;
}

/** DD/MM/YYYY HH:mm. */
export function formatMoment(value: Value): string {
  const time = formatTime(value);
  return time && `${formatDay(value)} ${time}`;
}

/** DD-MM-YYYY, HH:mm: the portal. */
export function formatDashedMoment(value: Value): string {
  const time = formatTime(value);
  return time && `${formatDashed(value)}, ${time}`;
}

/** Today at the agency as YYYY-MM-DD, to compare day-only values with. */
export const today = (moment: Date = new Date(now())): string =>
  write(moment.toISOString(), (day, month, year) => `${year}-${month}-${day}`);

export const currentYear = (moment: Date = new Date(now())): number => Number(today(moment).slice(0, 4));
