import { DAY_MS } from '@byline/shared-types/domain';
import { today } from '../../../common/time.js';
import type { AvailabilityFilter, FreePeriodDto } from '../dto/availability-filter.dto.js';
import type { CandidateMatch } from '../record/candidate.record.js';

const AVAILABILITY = 'availability';
const HOURS_PER_DAY = 8;

const isAwayIn = (from: string, to: string): CandidateMatch => ({
  [`${AVAILABILITY}.away`]: { $elemMatch: { from: { $lte: to }, to: { $not: { $lt: from } } } },
});

/** The candidate has not said that the day is taken. An absence without a last day never ends. */
const availableOn = (day: string): CandidateMatch => ({
  $nor: [
    { [`${AVAILABILITY}.state`]: 'not_looking' },
    { [`${AVAILABILITY}.from`]: { $gt: day } },
    { [`${AVAILABILITY}.until`]: { $lt: day } },
    isAwayIn(day, day),
  ],
});

/** The rule `isFree` as a condition. Without a first day the period begins today, without a last one it is that day. */
function freeBetween({ from = today(), to = from }: FreePeriodDto): CandidateMatch[] {
  const start = from > today() ? from : today();
  const notice = Math.round((Date.parse(start) - Date.parse(today())) / DAY_MS);
  return [
    { [`${AVAILABILITY}.state`]: 'looking' },
    { [`${AVAILABILITY}.from`]: { $not: { $gt: start } } },
    { [`${AVAILABILITY}.until`]: { $not: { $lt: to } } },
    { [`${AVAILABILITY}.noticeDays`]: { $not: { $gt: notice } } },
    { $nor: [isAwayIn(from, to)] },
  ];
}

/** A person who has set no limit to a week has the days. */
const freeDays = (days: number): CandidateMatch[] => [
  { [`${AVAILABILITY}.state`]: 'looking' },
  { [`${AVAILABILITY}.daysPerWeek`]: { $not: { $lt: days } } },
  { [`${AVAILABILITY}.hoursPerWeek`]: { $not: { $lt: days * HOURS_PER_DAY } } },
];

export const availabilityConditions = (filter: AvailabilityFilter): CandidateMatch[] => [
  ...(filter.availableOn ? [availableOn(filter.availableOn)] : []),
  ...(filter.freeBetween ? freeBetween(filter.freeBetween) : []),
  ...(filter.freeDays === undefined ? [] : freeDays(filter.freeDays)),
  ...(filter.confirmedWithin === undefined
    ? []
    : [{ confirmedKey: { $gte: new Date(Date.now() - filter.confirmedWithin * DAY_MS) } }]),
];
