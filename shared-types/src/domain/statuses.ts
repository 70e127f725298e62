/** Interview stages of a candidate (docs/domain/candidates.md#status). The apps show `none` as "new applicant". */
export const INTERVIEW_STATUSES = [
  'none',
  'phone_interview',
  'test',
  'live_interview',
  'offer',
  'active',
  'contract',
] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** The eight tiles above the candidate list, in their order (docs/domain/candidates.md#tiles). */
export const CANDIDATE_TILES = [
  'active',
  'newApplicant',
  'recruiter',
  'phoneInterview',
  'test',
  'liveInterview',
  'offer',
  'archived',
] as const;
export type CandidateTile = (typeof CANDIDATE_TILES)[number];

/** The filter behind a tile (docs/domain/candidates.md#tiles): `none` is without a recruiter, `any` is with one. */
export interface TileCondition {
  archived: boolean;
  status?: InterviewStatus[];
  assignedTo?: ('none' | 'any')[];
}

export const TILE_CONDITIONS: Readonly<Record<CandidateTile, TileCondition>> = {
  active: { archived: false },
  newApplicant: { archived: false, assignedTo: ['none'] },
  recruiter: { archived: false, assignedTo: ['any'] },
  phoneInterview: { archived: false, status: ['phone_interview'] },
  test: { archived: false, status: ['test'] },
  liveInterview: { archived: false, status: ['live_interview'] },
  offer: { archived: false, status: ['offer'] },
  archived: { archived: true },
};

/** The filters that a tile restricts. */
interface TiledFilter {
  status?: InterviewStatus[];
  archived?: boolean;
  assignedTo?: string[];
}

/** Combines two conditions on one field; null when no candidate can meet both. */
function both<T extends string>(own: T[] | undefined, tile: T[] | undefined): T[] | undefined | null {
  if (!own || !tile) return own ?? tile;
  const matches = tile.includes('any' as T)
    ? own.filter((value) => value !== 'none')
    : own.filter((value) => tile.includes(value));
  return matches.length > 0 ? matches : null;
}

/** Combines filter and tile; null when they exclude each other, so no candidate matches. */
export function withTile<F extends TiledFilter>(filter: F, tile: CandidateTile | null): F | null {
  if (tile === null) return filter;
  const condition = TILE_CONDITIONS[tile];
  const status = both(filter.status, condition.status);
  const assignedTo = both<string>(filter.assignedTo, condition.assignedTo);
  if (status === null || assignedTo === null) return null;
  if (filter.archived !== undefined && filter.archived !== condition.archived) return null;
  return {
    ...filter,
    ...(condition.archived !== undefined && { archived: condition.archived }),
    ...(status && { status }),
    ...(assignedTo && { assignedTo }),
  };
}

/** A recruiter decides for `rejected` or `successful`; only the candidate withdraws (docs/domain/recruiting.md#withdrawing). */
export const APPLICATION_STATUSES = ['pending', 'rejected', 'successful', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** Whether an application is neither rejected nor withdrawn. */
export const isOngoing = (status: ApplicationStatus): boolean => status === 'pending' || status === 'successful';

/** The statuses that a recruiter can give an application, and that a job counts. */
export const DECIDED_STATUSES = ['pending', 'rejected', 'successful'] as const satisfies readonly ApplicationStatus[];
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

/** `held`: the sender is no longer a recruiter, so a super-admin decides (docs/domain/mail.md#held). */
export const EMAIL_STATUSES = ['scheduled', 'sending', 'sent', 'failed', 'cancelled', 'held'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const SKILL_STATES = ['approved', 'pending'] as const;
export type SkillState = (typeof SKILL_STATES)[number];

/** Time state of a job, derived from its dates in Europe/Brussels. */
export const JOB_TIME_STATES = ['none', 'future', 'ongoing', 'finished'] as const;
export type JobTimeState = (typeof JOB_TIME_STATES)[number];

export const TASK_TYPES = ['todo', 'call'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Kinds of appointment: the stages of a candidate that happen at a time (docs/domain/calendar.md#people). */
export const APPOINTMENT_TYPES = ['phone_interview', 'test', 'live_interview'] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];

/** Note scores (docs/domain/assessment.md#notes). */
export const NOTE_SCORES = { none: -1, veryBad: 0, bad: 1, good: 2, veryGood: 3 } as const;
export type NoteScoreName = keyof typeof NOTE_SCORES;
export const noteScoreName = (score: number): NoteScoreName | undefined =>
  (Object.keys(NOTE_SCORES) as NoteScoreName[]).find((name) => NOTE_SCORES[name] === score);
export const DEFAULT_NOTE_SCORE = NOTE_SCORES.veryGood;

export const FILE_KINDS = ['cv', 'portfolio', 'avatar', 'attachment', 'library'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
