/** Kinds of records whose changes the screens follow (docs/decisions/0012-live.md). Every recruiter may read each of them. */
export const CHANGE_KINDS = [
  'application',
  'bulk-operation',
  'calendar-item',
  'campaign',
  'candidate',
  'candidate-scorecard',
  'candidate-view',
  'conversation',
  'diploma',
  'duplicate',
  'email',
  'experience',
  'file',
  'folder',
  'interview',
  'interview-template',
  'job',
  'mail-template',
  'medium',
  'note',
  'scorecard',
  'scorecard-category',
  'skill',
  'skill-category',
  'source',
  'tag',
  'task',
  'test',
  'viewer',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A fact about a committed write: the record and the user, never the contents. */
export interface Change {
  kind: ChangeKind;
  /** Null: several records of the kind. */
  id: string | null;
  candidateId: string | null;
  /** Null: a worker or a visitor. */
  by: string | null;
}

/** An event of the stream, as `GET /changes` describes it. */
export interface Changes {
  cursor: string;
  live: boolean;
  missed: boolean;
  changes: Change[];
}

/** Comments of a stream of changes come this often while nothing happens; a reader without one for twice the time reconnects. */
export const LIVE_PULSE_MS = 20_000;

/** A viewer who is not renewed counts as gone after this time. */
export const VIEWER_MS = 45_000;
