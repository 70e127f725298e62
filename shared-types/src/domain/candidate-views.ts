/** When a recruiter gets a mail about the new candidates of a view (docs/domain/views.md#mails). */
export const VIEW_MAILS = ['never', 'at_once', 'mornings', 'mondays'] as const;
export type ViewMails = (typeof VIEW_MAILS)[number];

/** The filters that name records, which may be removed later (docs/domain/views.md#gone). */
export const VIEW_REFERENCES = ['skills', 'tags', 'sourceId', 'assignedTo', 'folder', 'jobId'] as const;
export type ViewReference = (typeof VIEW_REFERENCES)[number];

/** Views of one recruiter, shared views of all recruiters, and characters of a name. */
export const MAX_VIEWS = 100;
export const MAX_SHARED_VIEWS = 200;
export const MAX_VIEW_NAME = 80;
/** Columns of a view. */
export const MAX_VIEW_COLUMNS = 40;
/** Remembered candidates of a view; in a larger one, the candidates that were made since are the new ones. */
export const MAX_SEEN = 5_000;
/** The menu counts so far in a view that its recruiter never opened. */
export const MAX_UNSEEN_COUNT = 1_000;
/** New candidates that an answer names. */
export const MAX_NEW = 1_000;
/** The length of a visit after which its candidates count as seen. */
export const VISIT_MS = 60_000;
/** Hours in which a removed view can come back. */
export const VIEW_UNDO_HOURS = 24;
/** Candidates whom a mail about a view names. */
export const VIEW_MAIL_NAMES = 20;
/** The hour of the mails in the morning, in Europe/Brussels. */
export const VIEW_MAIL_HOUR = 8;
