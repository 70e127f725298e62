import { DAY_MS, MAIL_DAYS_AHEAD } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';

/** Tolerance for a slow clock of a browser, or a form that stays open for a while. */
const TOLERANCE_MS = 60_000;

/** The chosen time of a mail, not in the past (docs/domain/mail.md#moment); null for at once. */
export function chosenTime(scheduledAt: string | null | undefined, field = 'scheduledAt'): Date | null {
  if (!scheduledAt) return null;
  const [time, now] = [new Date(scheduledAt), Date.now()];
  if (time.getTime() < now - TOLERANCE_MS) throw ProblemError.field(field, 'date_in_past');
  if (time.getTime() > now + MAIL_DAYS_AHEAD * DAY_MS) throw ProblemError.field(field, 'date_too_late');
  return time;
}
