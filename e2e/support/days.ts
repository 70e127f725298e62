import { agencyDayOf, dayAfter } from '@byline/shared-types/domain';

/** The day that many days after today in the agency's calendar, `YYYY-MM-DD`. */
export const agencyDay = (days = 0): string => dayAfter(agencyDayOf(new Date()), days);
