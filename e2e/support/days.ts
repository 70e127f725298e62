import { dayAfter, TIME_ZONE } from '@byline/shared-types/domain';

const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day that many days after today in the agency's calendar, `YYYY-MM-DD`. */
export const agencyDay = (days = 0): string => dayAfter(DAYS.format(new Date()), days);

/** The day of a moment in the agency's calendar, `YYYY-MM-DD`. */
export const agencyDayOf = (moment: Date): string => DAYS.format(moment);
