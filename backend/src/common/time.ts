import { TIME_ZONE } from '@byline/shared-types/domain';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A moment, or the midnight a `YYYY-MM-DD` day starts at, in the agency's calendar (Europe/Brussels). */
export const inBrussels = (moment: Date | string = new Date()): dayjs.Dayjs =>
  typeof moment === 'string' && moment.length === 10 ? dayjs.tz(moment, TIME_ZONE) : dayjs(moment).tz(TIME_ZONE);

/** Today in the agency's calendar, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => inBrussels(now).format('YYYY-MM-DD');
