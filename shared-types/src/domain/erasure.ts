/** Kinds of records that an erasure removes (docs/domain/erasure.md). */
export const ERASED_KINDS = [
  'candidate',
  'login',
  'registration',
  'application',
  'note',
  'interview',
  'test',
  'scorecard',
  'task',
  'calendar_item',
  'mail',
  'conversation',
  'file',
  'experience',
  'diploma',
  'skill',
  'draft',
  'archive',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** Kinds of records that an erasure keeps: events without values, and a number in the statistics. */
export const KEPT_OF_ERASED = ['audit_without_values', 'registration_count'] as const;
export type KeptOfErased = (typeof KEPT_OF_ERASED)[number];
