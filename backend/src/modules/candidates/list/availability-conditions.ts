import { DAY_MS, HOURS_PER_DAY, ISO_WEEKDAYS, weekdaysIn } from '@byline/shared-types/domain';
import { addDays, startOfDay, today } from '../../../common/time.js';
import type { AvailabilityFilter, FreePeriodDto } from '../dto/availability-filter.dto.js';
import type { CandidateMatch } from '../record/candidate.record.js';
import { isBookedBetween } from './booking-conditions.js';

const AVAILABILITY = 'availability';
const WEEKDAYS = `${AVAILABILITY}.weekdays`;

const isAwayIn = (from: string, to: string): CandidateMatch => ({
  [`${AVAILABILITY}.away`]: { $elemMatch: { from: { $lte: to }, to: { $not: { $lt: from } } } },
});

/** The candidate has not said that the day is taken, and is not booked for it whole. An absence without a last day never ends. */
const availableOn = (day: string): CandidateMatch => ({
  $nor: [
    { [`${AVAILABILITY}.state`]: 'not_looking' },
    { [`${AVAILABILITY}.from`]: { $gt: day } },
    { [`${AVAILABILITY}.until`]: { $lt: day } },
    isAwayIn(day, day),
    isBookedBetween(day, day, 0),
  ],
});

/** The rule `isFree` as a condition. Without a first day the period begins today, without a last one it is that day; without days a week it takes the whole week. */
function freeBetween({ from = today(), to = from }: FreePeriodDto, freeDays?: number): CandidateMatch[] {
  const start = from > today() ? from : today();
  if (to < start) return [{ _id: { $in: [] } }];
  const days = weekdaysIn({ from: start, to });
  const notice = Math.round((Date.parse(start) - Date.parse(today())) / DAY_MS);
  return [
    { [`${AVAILABILITY}.state`]: 'looking' },
    { [`${AVAILABILITY}.from`]: { $not: { $gt: start } } },
    { [`${AVAILABILITY}.until`]: { $not: { $lt: to } } },
    { [`${AVAILABILITY}.noticeDays`]: { $not: { $gt: notice } } },
    { $nor: [isAwayIn(start, to), isBookedBetween(start, to, freeDays ?? ISO_WEEKDAYS.length)] },
    // An empty list of weekdays is any.
    ...(days.length < ISO_WEEKDAYS.length ? [{ [WEEKDAYS]: { $in: [[], ...days] } }] : []),
  ];
}

/** A person who has set no limit to a week has the days; weekdays are a limit where no days and hours are said. */
function freeDays(days: number): CandidateMatch[] {
  const fewer = ISO_WEEKDAYS.filter((count) => count < days).map((count) => ({ [WEEKDAYS]: { $size: count } }));
  const [perWeek, hours] = [`${AVAILABILITY}.daysPerWeek`, `${AVAILABILITY}.hoursPerWeek`];
  return [
    { [`${AVAILABILITY}.state`]: 'looking' },
    { [perWeek]: { $not: { $lt: days } } },
    { [hours]: { $not: { $lt: days * HOURS_PER_DAY } } },
    ...(fewer.length > 0 ? [{ $nor: [{ [perWeek]: null, [hours]: null, $or: fewer }] }] : []),
  ];
}

/** The first moment of a confirmation within so many days of the calendar. */
export const confirmedSince = (days: number): Date => startOfDay(addDays(today(), -days));

export const availabilityConditions = (filter: AvailabilityFilter): CandidateMatch[] => [
  ...(filter.availableOn ? [availableOn(filter.availableOn)] : []),
  ...(filter.freeBetween ? freeBetween(filter.freeBetween, filter.freeDays) : []),
  ...(filter.freeDays === undefined ? [] : freeDays(filter.freeDays)),
  ...(filter.confirmedWithin === undefined ? [] : [{ confirmedKey: { $gte: confirmedSince(filter.confirmedWithin) } }]),
];
