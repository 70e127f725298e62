import { ASK_SKIPS } from './availability-asks.js';
import { INTERVIEW_STATUSES, type InterviewStatus } from './statuses.js';

/** Changes to many candidates at once (docs/domain/bulk.md). */

/**
 * `waiting`: for the approval of a second recruiter. `declined` and `lapsed`: that approval was refused, or did not come in time
 * (docs/domain/bulk.md#a-second-yes).
 */
export const BULK_STATES = ['waiting', 'running', 'done', 'cancelled', 'declined', 'lapsed', 'failed'] as const;
export type BulkState = (typeof BULK_STATES)[number];
/** States of an unfinished operation. */
export const OPEN_BULK_STATES = ['waiting', 'running'] as const satisfies readonly BulkState[];

/** The scope of a list: the user's own operations, or all that the user may see. */
export const BULK_SCOPES = ['mine', 'everybody'] as const;
export type BulkScope = (typeof BULK_SCOPES)[number];

/** Reasons why an operation skips a candidate; only an undo uses the last two. */
export const BULK_SKIPS = [
  'unchanged',
  'gone',
  ...ASK_SKIPS,
  'already_applied',
  'unfilled',
  'changed_since',
  'already_sent',
] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

/** Excludes `contract`, which recruiters set for one candidate at a time (docs/domain/candidates.md#status). */
export type BulkStatus = Exclude<InterviewStatus, 'contract'>;
export const BULK_STATUSES = INTERVIEW_STATUSES.filter((status): status is BulkStatus => status !== 'contract');

/** Maximum of named candidates, and maximum of candidates of one operation. */
export const MAX_BULK_IDS = 1_000;
export const MAX_BULK = 50_000;
/** The request itself processes up to this many; the worker processes more. */
export const BULK_IN_REQUEST = 50;
export const BULK_UNDO_MINUTES = 10;
/** Delay of a mail to many, so that an undo can stop it. */
export const BULK_MAIL_HOLD_SECONDS = 60;
/** A mail to many waits this long for the approval of a second recruiter, then it lapses. */
export const BULK_APPROVAL_HOURS = 24;
/** Skipped candidates that an answer names. */
export const BULK_SKIPPED_SHOWN = 100;
/** Lifetime of an operation. */
export const BULK_KEPT_DAYS = 7;
/** Mails that a preview shows. */
export const BULK_PREVIEWS = 3;
