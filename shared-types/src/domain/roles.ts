/** Roles of a user. A `super-admin` is also a `recruiter`. */
export const ROLES = ['candidate', 'recruiter', 'super-admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Audiences of a call, as in backend/test/contract/calls.tsv. `first-step` is the token between password and two-factor code. `set-up` is
 * every user, including one who must set up a second factor first.
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
