import { AGENDA_HOURS } from '@byline/shared-types/domain';
import { formatDay, formatMoment, parseMoment, today } from '@byline/web-kit/dates';
import { addDays } from '../../lib/days';

/** From one moment to another, in ISO 8601. */
export interface Period {
  start: string;
  end: string;
}

const DAY_MINUTES = 1_440;
/** What a move by keyboard takes, and what items snap to: a quarter of an hour. */
export const STEP_MINUTES = 15;
const NEW_MINUTES = 60;

/** A moment by the agency's clock. */
export function clockOf(moment: string): { day: string; minutes: number } {
  const [hours = 0, minutes = 0] = formatMoment(moment).slice(-5).split(':').map(Number);
  return { day: today(new Date(moment)), minutes: hours * 60 + minutes };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The moment that so many minutes after midnight by the clock is; an hour that the clock skips is the one after it. */
export function momentAt(day: string, minutes: number): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - days * DAY_MINUTES;
  const time = `${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
  return parseMoment(`${formatDay(addDays(day, days))} ${time}`) ?? '';
}

const length = ({ start, end }: Period): number => Date.parse(end) - Date.parse(start);
const plus = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

interface Shift {
  days?: number;
  minutes?: number;
}

function shifted(moment: string, { days = 0, minutes = 0 }: Shift): string {
  const at = clockOf(moment);
  return momentAt(addDays(at.day, days), at.minutes + minutes);
}

/** A period moved by the clock: what lasts from nine to ten does so on the day the clocks change too. */
export function moved(period: Period, by: Shift): Period {
  const start = shifted(period.start, by);
  const end = shifted(period.end, by);
  return Date.parse(end) > Date.parse(start) ? { start, end } : { start, end: plus(start, length(period)) };
}

/** A period that ends later or earlier, a step after its start at the least. */
export function resized({ start, end }: Period, minutes: number): Period {
  const least = plus(start, STEP_MINUTES * 60_000);
  const next = plus(end, minutes * 60_000);
  return { start, end: Date.parse(next) < Date.parse(least) ? least : next };
}

/** Where a new item is put: an hour, unless longer was drawn; on a whole day at its first hour shown. */
export function newPeriod({ start, end }: Period, wholeDays = false): Period {
  const from = wholeDays ? momentAt(clockOf(start).day, AGENDA_HOURS.from * 60) : start;
  const isDrawn = !wholeDays && length({ start, end }) > STEP_MINUTES * 60_000;
  return { start: from, end: isDrawn ? end : plus(from, NEW_MINUTES * 60_000) };
}

/** Where the button puts a new item: at the next full hour of today, at the first hour shown of another day. */
export function suggested(day: string, now: Date): Period {
  const { day: here, minutes } = clockOf(now.toISOString());
  const hour = day === here ? Math.max(AGENDA_HOURS.from, Math.floor(minutes / 60) + 1) : AGENDA_HOURS.from;
  const start = momentAt(day, hour * 60);
  return { start, end: plus(start, NEW_MINUTES * 60_000) };
}

/** Whether a period has a part in a day, and none in the hours of it that are shown. */
export function isOutside({ start, end }: Period, day: string): boolean {
  const [midnight, opens] = [momentAt(day, 0), momentAt(day, AGENDA_HOURS.from * 60)].map(Date.parse);
  const until = Date.parse(end);
  return Date.parse(start) < (opens ?? 0) && until > (midnight ?? 0) && until <= (opens ?? 0);
}
