import { DAY_MS } from '@byline/shared-types/domain';
import { formatDay, today } from '@byline/web-kit/dates';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Moments that a deadline or a mail is often set to, as they are typed: by the agency's clock. */
export function readyMoments(now: Date = new Date()) {
  const day = today(now);
  const untilMonday = (8 - new Date(day).getUTCDay()) % 7 || 7;
  return {
    today: `${formatDay(day)} 17:00`,
    tomorrow: `${formatDay(dayAfter(day, 1))} 09:00`,
    monday: `${formatDay(dayAfter(day, untilMonday))} 09:00`,
  };
}
