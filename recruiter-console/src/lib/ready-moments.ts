import { formatDay, today } from '@byline/web-kit/dates';
import { addDays } from './days';

/** Moments that a deadline or a mail is often set to, as they are typed: by the agency's clock. */
export function readyMoments(now: Date = new Date()) {
  const day = today(now);
  const untilMonday = (8 - new Date(day).getUTCDay()) % 7 || 7;
  return {
    today: `${formatDay(day)} 17:00`,
    tomorrow: `${formatDay(addDays(day, 1))} 09:00`,
    monday: `${formatDay(addDays(day, untilMonday))} 09:00`,
  };
}
