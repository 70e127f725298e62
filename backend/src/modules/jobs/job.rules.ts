import { JOB_CLOSING_DAYS, type BookedPeriod, type JobTimeState } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';
import { addDays } from '../../common/time.js';

/** First and last day, `YYYY-MM-DD`, which sort as text. */
export interface JobPeriod {
  from: string | null;
  to: string | null;
  /** When a recruiter closed the job; absent on records older than the field. */
  closedAt?: Date | null;
}

/** The fields of a period of work, of a job or of an application; missing on older records. */
export interface JobWork {
  workFrom?: string | null;
  workTo?: string | null;
  workDays?: number | null;
}
export const WORK_FIELDS = ['workFrom', 'workTo', 'workDays'] as const satisfies readonly (keyof JobWork)[];

/** docs/domain/recruiting.md#job-time */
export function jobTimeState({ from, to, closedAt }: JobPeriod, day: string): JobTimeState {
  if (closedAt) return 'finished';
  if (from === null && to === null) return 'none';
  if (from !== null && day < from) return 'future';
  if (to !== null && day > to) return 'finished';
  return 'ongoing';
}

/** A period of work, and its days a week; null without a first day (docs/domain/recruiting.md#period-of-work). */
export const workOf = ({ workFrom, workTo = null, workDays = null }: JobWork): BookedPeriod | null =>
  workFrom ? { from: workFrom, to: workTo, days: workDays } : null;

/** The period of work for which an application books its candidate: its own, else that of its job; a removed job books nobody. */
export const workOfApplication = (
  own: JobWork,
  job: (JobWork & { removed: boolean }) | null | undefined,
): BookedPeriod | null => (job && !job.removed ? (workOf(own) ?? workOf(job)) : null);

/** Refuses a period of work that contradicts itself; unlike the days of the applications it may have begun. */
export function requireWork({ workFrom, workTo, workDays }: JobWork, records?: string[]): void {
  if (!workFrom && (workTo || workDays)) throw ProblemError.field('workFrom', 'required', records);
  if (workFrom && workTo && workTo < workFrom) throw ProblemError.field('workTo', 'end_before_start', records);
}

/** Applicants can apply until the last day is over or a recruiter closes the job, also before the first day. */
export type JobStanding = 'open' | 'finished' | 'removed';

export const jobStanding = (job: JobPeriod & { removed: boolean }, day: string): JobStanding =>
  job.removed ? 'removed' : jobTimeState(job, day) === 'finished' ? 'finished' : 'open';

/** The last day of a job that is about to close. */
export const lastDayOfClosing = (day: string): string => addDays(day, JOB_CLOSING_DAYS);

const notClosed = { closedAt: null };

/** The time state as a database condition. */
export function timeStateCondition(state: JobTimeState, day: string): Record<string, unknown> {
  switch (state) {
    case 'none':
      return { from: null, to: null, ...notClosed };
    case 'future':
      return { from: { $gt: day }, ...notClosed };
    case 'finished':
      return { $or: [{ to: { $lt: day } }, { closedAt: { $gt: new Date(0) } }] };
    case 'ongoing':
      return {
        ...notClosed,
        $or: [
          { from: { $lte: day }, to: { $gte: day } },
          { from: { $lte: day }, to: null },
          { from: null, to: { $gte: day } },
        ],
      };
  }
}
