/** Kinds of records that go when a person is erased (docs/domain/erasure.md). */
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
  'file',
  'experience',
  'diploma',
  'skill',
  'draft',
  'archive',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** What is kept of somebody who was erased: what happened, without values, and a number in the statistics. */
export const KEPT_OF_ERASED = ['audit_without_values', 'registration_count'] as const;
export type KeptOfErased = (typeof KEPT_OF_ERASED)[number];
