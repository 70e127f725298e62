import { dayOf, startOfDay } from '@byline/backend/common/time.js';

const MINUTE = 60_000;
const HOURS_24 = 24 * 60 * MINUTE;

/** The reference day and moments around it, in the agency's calendar. All dates of the demo count from here. */
export class DemoDays {
  private readonly midnights = new Map<number, number>();
  private readonly start: number;

  /** `YYYY-MM-DD` */
  readonly today: string;

  constructor(today: string) {
    this.today = today;
    this.start = Date.parse(`${today}T00:00:00Z`);
  }

  /** The day that many days from today, `YYYY-MM-DD`. */
  day(offset: number): string {
    return new Date(this.start + offset * HOURS_24).toISOString().slice(0, 10);
  }

  /** A moment of that day. */
  at(offset: number, time: `${number}:${number}` | number): Date {
    const minutes = typeof time === 'number' ? time : Number(time.slice(0, -3)) * 60 + Number(time.slice(-2));
    return new Date(this.midnight(offset) + minutes * MINUTE);
  }

  /** The offset of the Monday of a week; 0 is this week. */
  monday(week: number): number {
    return week * 7 - ((this.weekday(0) + 6) % 7);
  }

  /** The offset itself, or the Friday before if it falls in a weekend. */
  workday(offset: number): number {
    const weekday = this.weekday(offset);
    return offset - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
  }

  /** Days from today to a day, `YYYY-MM-DD`. */
  offsetOf(day: string): number {
    return Math.round((Date.parse(`${day}T00:00:00Z`) - this.start) / HOURS_24);
  }

  /** Days from a moment to today. */
  ageOf(moment: Date): number {
    return -this.offsetOf(dayOf(moment));
  }

  get year(): number {
    return Number(this.today.slice(0, 4));
  }

  private weekday(offset: number): number {
    return new Date(this.start + offset * HOURS_24).getUTCDay();
  }

  /** Computes each day once, because time zones are slow. */
  private midnight(offset: number): number {
    const known = this.midnights.get(offset);
    if (known !== undefined) return known;
    const midnight = startOfDay(this.day(offset)).getTime();
    this.midnights.set(offset, midnight);
    return midnight;
  }
}
