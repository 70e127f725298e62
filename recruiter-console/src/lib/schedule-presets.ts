import { formatDay, now, today } from '@byline/web-kit/dates';
import { addDays } from './days';

/** Common moments for a deadline or a mail, as typed text in the agency's time zone. */
export function schedulePresets(at: Date = new Date(now())) {
  const day = today(at);
  const untilMonday = (8 - new Date(day).getUTCDay()) % 7 || 7;
  return {
    today: `${formatDay(day)} 17:00`,
    tomorrow: `${formatDay(addDays(day, 1))} 09:00`,
    nextWeek: `${formatDay(addDays(day, 7))} 09:00`,
    monday: `${formatDay(addDays(day, untilMonday))} 09:00`,
  };
}
