import type { ApplicationStatus } from '@byline/shared-types/domain';

/** What asking for another status comes to. An approval and a decline are idempotent (docs/domain/recruiting.md#deciding). */
export type Transition = 'none' | 'change' | 'impossible';

/**
 * Where an application may go (docs/domain/recruiting.md#deciding): approving is only closed to a successful one, declining only to a rejected one,
 * and nothing becomes pending again.
 */
export function transition(from: ApplicationStatus, to: ApplicationStatus): Transition {
  if (from === to) return 'none';
  return to === 'pending' ? 'impossible' : 'change';
}

/** A candidate takes back an application while nobody has decided on it; a recruiter deletes any (docs/domain/recruiting.md#applying). */
export const mayDelete = (status: ApplicationStatus, byRecruiter: boolean): boolean =>
  byRecruiter || status === 'pending';
