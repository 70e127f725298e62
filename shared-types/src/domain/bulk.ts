import { INTERVIEW_STATUSES, type InterviewStatus } from './statuses.js';

/** Changes to many candidates at once (docs/domain/bulk.md). */

/** `waiting`: for a second recruiter's yes; `declined` and `lapsed` never got it (docs/domain/bulk.md#a-second-yes). */
export const BULK_STATES = ['waiting', 'running', 'done', 'cancelled', 'declined', 'lapsed', 'failed'] as const;
export type BulkState = (typeof BULK_STATES)[number];
/** States from which an operation still goes on. */
export const OPEN_BULK_STATES = ['waiting', 'running'] as const satisfies readonly BulkState[];

/** Whose operations a list has: one's own, or of everybody as far as one may see them. */
export const BULK_SCOPES = ['mine', 'everybody'] as const;
export type BulkScope = (typeof BULK_SCOPES)[number];

/** Why an operation left a candidate as they were; the last two are those of an undo. */
export const BULK_SKIPS = ['unchanged', 'gone', 'archived', 'changed_since', 'already_sent'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

/** A contract hires, which is one person's matter (docs/domain/candidates.md#status). */
export type BulkStatus = Exclude<InterviewStatus, 'contract'>;
export const BULK_STATUSES = INTERVIEW_STATUSES.filter((status): status is BulkStatus => status !== 'contract');

/** Most candidates that are named one by one, and most that one operation takes. */
export const MAX_BULK_IDS = 1_000;
export const MAX_BULK = 50_000;
/** Up to this many are done before the request is answered; more are the worker's. */
export const BULK_IN_REQUEST = 50;
export const BULK_UNDO_MINUTES = 10;
/** A mail to many waits this long, so that there is something to undo. */
export const BULK_MAIL_HOLD_SECONDS = 60;
/** A mail to many waits this long for a second recruiter's yes, then it lapses. */
export const BULK_APPROVAL_HOURS = 24;
/** Skipped candidates that an answer names. */
export const BULK_SKIPPED_SHOWN = 100;
/** How long an operation can be looked up. */
export const BULK_KEPT_DAYS = 7;
/** Mails that a preview shows. */
export const BULK_PREVIEWS = 3;

/** What a mail to many can hold as `{{name}}`: who gets it, and `recruiter`, who writes. */
export const MAIL_FIELDS = ['firstname', 'name', 'email', 'recruiter'] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

const MAIL_FIELD = new RegExp(`\\{\\{\\s*(${MAIL_FIELDS.join('|')})\\s*\\}\\}`, 'g');

/** A text with its fields filled. */
export const fillMailFields = (text: string, values: Readonly<Record<MailField, string>>): string =>
  text.replace(MAIL_FIELD, (_, field: MailField) => values[field]);

/** Whether every `{{` in a text opens a field there is: what is misspelt would be sent as it is. */
export const hasKnownMailFields = (text: string): boolean => !text.replace(MAIL_FIELD, '').includes('{{');
