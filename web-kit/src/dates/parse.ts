import { partsOf } from './format';

export const DAY_FORMAT = 'DD/MM/YYYY';

interface Typed {
  day: string;
  hour: number;
  minute: number;
}

/** Accepts single digits and other separators, because people type `1.2.2026` and `1/2/2026 9:05`. */
function read(text: string | null | undefined): Typed | null {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T]+(\d{1,2})[:.h](\d{2}))?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const [day, month, year, hour, minute] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` turns the 31st of February into a day of March.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && hour < 24 && minute < 60 ? { day: date.toISOString().slice(0, 10), hour, minute } : null;
}

/** `YYYY-MM-DD` of a typed day; null for another text. */
export const parseDay = (text: string | null | undefined): string | null => read(text)?.day ?? null;

/** How far the agency's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute } = partsOf(new Date(moment));
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) - moment;
}

/** The UTC moment of a day and time typed by the agency's clock; null for another text. */
export function parseMoment(text: string | null | undefined): string | null {
  const typed = read(text);
  if (!typed) return null;
  const clock = Date.parse(typed.day) + (typed.hour * 60 + typed.minute) * 60_000;
  // The offset depends on the moment, which is the result. So the first offset may be an hour wrong; the second is right.
  const near = clock - offsetAt(clock);
  return new Date(clock - offsetAt(near)).toISOString();
}
