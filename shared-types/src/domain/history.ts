/** The kinds of entries in the history of a candidate, in the order in which the console offers them. */
export const HISTORY_KINDS = [
  ...(['mail', 'note', 'stage', 'application', 'interview', 'score', 'test', 'task', 'file', 'change'] as const),
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** The acts of each kind (docs/domain/candidates.md#history). */
export const HISTORY_ACTS = [
  ...(['mail_sent', 'mail_waiting', 'mail_failed', 'mail_cancelled', 'mail_received', 'mail_auto_reply'] as const),
  ...(['note', 'note_changed', 'note_removed', 'stage'] as const),
  ...([
    'applied',
    'proposed',
    'approved',
    'declined',
    'work_changed',
    'withdrawn',
    'application_ended',
    'application_removed',
  ] as const),
  ...(['interview', 'interview_removed', 'appointment', 'appointment_moved', 'score'] as const),
  ...(['test', 'test_scored', 'test_removed', 'task', 'task_completed', 'task_reopened', 'task_removed'] as const),
  ...(['file', 'photo', 'portfolio', 'registered', 'added', 'change', 'merged', 'separated'] as const),
] as const;
export type HistoryAct = (typeof HISTORY_ACTS)[number];

/** The kinds of authors; `mail_server` reports a mail that did not arrive, and `sender` is another person who writes about the candidate. */
export const HISTORY_AUTHORS = ['user', 'candidate', 'sender', 'mail_server', 'system'] as const;
export type HistoryAuthor = (typeof HISTORY_AUTHORS)[number];

/** Entries a page. */
export const HISTORY_PAGE = 50;

/** Changes of one record by one person that follow each other this closely are one entry. */
export const HISTORY_GAP_MS = 5 * 60_000;
