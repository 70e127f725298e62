import type { ApplicationRecord } from '@byline/backend/modules/applications/application.schema.js';
import type { Booking } from '@byline/backend/modules/candidates/record/candidate.record.js';
import { byFirstDay, type BookedPeriod } from '@byline/shared-types/domain';
import type { DemoContext } from './context.ts';
import type { DemoDays } from './days.ts';
import type { DemoJob } from './jobs.ts';
import { Random } from './random.ts';

/** The periods of work of the first pictured jobs: days from today, and days a week. */
const KNOWN: readonly (readonly [from: number, to: number, days: number | null])[] = [
  [10, 91, 3],
  [4, 46, null],
];
/** No job before this one, which personas apply for, has another period of work, so that they look as in the pictures. */
const FIRST_MADE_UP = 11;

/** The period of work of a job. Every second made-up job has one, which begins after the last day of the applications. */
export function workOf({ index, to }: Pick<DemoJob, 'index' | 'to'>, days: DemoDays): BookedPeriod | null {
  const random = new Random(`work ${index}`);
  const known = KNOWN[index];
  if (known) return { from: days.day(known[0]), to: days.day(known[1]), days: known[2] };
  if (index < FIRST_MADE_UP || !random.chance(0.5)) return null;
  const start = to + random.int(3, 14);
  return {
    from: days.day(start),
    to: days.day(start + random.int(20, 120)),
    days: random.pick([null, null, 2, 3, 3, 4, 5]),
  };
}

/** The bookings of the successful applications of one candidate. */
export const bookingsOf = (applications: readonly ApplicationRecord[], context: DemoContext): Booking[] =>
  byFirstDay(
    applications.flatMap(({ _id: applicationId, jobId, status }) => {
      const job = context.jobOf(jobId);
      const work = status === 'successful' && job ? workOf(job, context.days) : null;
      return work ? [{ applicationId, jobId, ...work }] : [];
    }),
  );
