/** Roles a user carries. `super-admin` comes on top of `recruiter`. */
export const ROLES = ['candidate', 'recruiter', 'super-admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may make a call, in the words of backend/test/contract/calls.tsv. `first-step` is the token between password and two-factor code; `set-up` is every user, also
 * one who has to set up a second factor before anything else is open.
 */
export const AUDIENCES = ['anyone', 'first-step', 'set-up', 'user', 'self', 'recruiter', 'super-admin'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Fields of a candidate that only a recruiter writes (docs/domain/candidates.md#recruiter-fields). */
export const RECRUITER_ONLY_FIELDS = [
  'status',
  'archived',
  'assignedTo',
  'resumeSummary',
  'websiteTag',
  'tags',
  'sourceId',
  'scoreCards',
] as const;
