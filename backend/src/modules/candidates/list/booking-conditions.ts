import { HOURS_PER_DAY, USUAL_WEEK } from '@byline/shared-types/domain';
import type { CandidateMatch } from '../record/candidate.record.js';

const BOOKINGS = 'bookings';
const said = (part: string): string => `$availability.${part}`;

/** `weekLimit`, or the usual week, as an expression. */
const WEEK = {
  $ifNull: [
    said('daysPerWeek'),
    { $divide: [said('hoursPerWeek'), HOURS_PER_DAY] },
    {
      $let: {
        vars: { count: { $size: { $ifNull: [said('weekdays'), []] } } },
        in: { $cond: ['$$count', '$$count', USUAL_WEEK] },
      },
    },
  ],
};

const runsIn = (booking: string, from: unknown, to: unknown): object => ({
  $and: [
    { $lte: [`${booking}.from`, to] },
    { $or: [{ $eq: [`${booking}.to`, null] }, { $gte: [`${booking}.to`, from] }] },
  ],
});

/** The most days a week that bookings take on one same day of the period: on its first one, or when a booking begins. */
const taken = (from: string, to: string): object => ({
  $max: {
    $map: {
      input: { $filter: { input: `$${BOOKINGS}`, as: 'one', cond: runsIn('$$one', from, to) } },
      as: 'one',
      in: {
        $let: {
          vars: { day: { $max: ['$$one.from', from] } },
          in: {
            $sum: {
              $map: {
                input: { $filter: { input: `$${BOOKINGS}`, as: 'other', cond: runsIn('$$other', '$$day', '$$day') } },
                as: 'other',
                in: { $ifNull: ['$$other.days', '$$week'] },
              },
            },
          },
        },
      },
    },
  },
});

/**
 * The bookings of `fitOf` as a condition: they leave nothing of the week in the period, or fewer days than asked. MongoDB computes only for people with a
 * booking in the period.
 */
export const isBookedBetween = (from: string, to: string, days: number): CandidateMatch => ({
  $and: [
    { [BOOKINGS]: { $elemMatch: { from: { $lte: to }, to: { $not: { $lt: from } } } } },
    {
      $expr: {
        $let: {
          vars: { week: WEEK },
          in: {
            $let: {
              vars: { left: { $subtract: ['$$week', taken(from, to)] } },
              in: { $or: [{ $lte: ['$$left', 0] }, { $lt: ['$$left', { $min: [days, '$$week'] }] }] },
            },
          },
        },
      },
    },
  ],
});
