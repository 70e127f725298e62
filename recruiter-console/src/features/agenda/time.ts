import { AGENDA_HOURS } from '@byline/shared-types/domain';
import { formatDay, parseMoment, partsOf } from '@byline/web-kit/dates';
import { addDays } from '../../lib/days';

/** A start and an end in ISO 8601. */
export interface Period {
  start: string;
  end: string;
}

const DAY_MINUTES = 1_440;
/** The step of a move by keyboard, and the grid to which items snap. */
export const STEP_MINUTES = 15;
const NEW_MINUTES = 60;

/** A moment in the agency's time zone. */
export function clockOf(moment: string): { day: string; minutes: number } {
  const { year, month, day, hour, minute } = partsOf(new Date(moment));
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The moment at so many minutes after midnight on the clock. An hour that the clock skips becomes the hour after it. */
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

/** Moves a period by clock time: an item from nine to ten keeps these hours on the day when the clocks change. */
export function moved(period: Period, by: Shift): Period {
  const start = shifted(period.start, by);
  const end = shifted(period.end, by);
  return Date.parse(end) > Date.parse(start) ? { start, end } : { start, end: plus(start, length(period)) };
}

/** The end of a period that keeps its length by the clock from another start. */
export function endFrom(period: Period, start: string): string {
  const [before, after] = [clockOf(period.start), clockOf(start)];
  const minutes = (Date.parse(after.day) - Date.parse(before.day)) / 60_000 + after.minutes - before.minutes;
  return moved(period, { minutes }).end;
}

/** Moves the end of a period. The period stays at least one step long. */
export function resized({ start, end }: Period, minutes: number): Period {
  const least = plus(start, STEP_MINUTES * 60_000);
  const next = plus(end, minutes * 60_000);
  return { start, end: Date.parse(next) < Date.parse(least) ? least : next };
}

/** The end of the last day of an item that was drawn over several whole days. */
const LAST_HOUR = 18;

/** The period of a new item on whole days: one hour from the first visible one, or all the days that the user drew. */
function onDays({ start, end }: Period): Period {
  const [first, last] = [clockOf(start).day, addDays(clockOf(end).day, -1)];
  const from = momentAt(first, AGENDA_HOURS.from * 60);
  return { start: from, end: last > first ? momentAt(last, LAST_HOUR * 60) : plus(from, NEW_MINUTES * 60_000) };
}

/** The period of a new item: one hour, or the longer period that the user drew. */
export function newPeriod(drawn: Period, wholeDays = false): Period {
  if (wholeDays) return onDays(drawn);
  const { start } = drawn;
  return { start, end: length(drawn) > STEP_MINUTES * 60_000 ? drawn.end : plus(start, NEW_MINUTES * 60_000) };
}

/** The period that the button suggests: the next full hour today, or the first visible hour of another day. */
export function suggested(day: string, now: Date): Period {
  const { day: here, minutes } = clockOf(now.toISOString());
  const hour = day === here ? Math.max(AGENDA_HOURS.from, Math.floor(minutes / 60) + 1) : AGENDA_HOURS.from;
  const start = momentAt(day, hour * 60);
  return { start, end: plus(start, NEW_MINUTES * 60_000) };
}

/** From midnight until the visible hours of a day, in ms. */
export function earlyHours(day: string): { from: number; to: number } {
  return { from: Date.parse(momentAt(day, 0)), to: Date.parse(momentAt(day, AGENDA_HOURS.from * 60)) };
}

/** True if a period has a part in the early hours of a day, but none in the visible ones after them. */
export function isOutside({ start, end }: Period, { from, to }: ReturnType<typeof earlyHours>): boolean {
  const until = Date.parse(end);
  return Date.parse(start) < to && until > from && until <= to;
}
