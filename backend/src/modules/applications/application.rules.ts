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

/** What is said of a decision, and the mail it was told by. */
interface Said<Id> {
  reason: string | null;
  candidateReason: string | null;
  emailId: Id | null;
}

/** A decision replaces the one before with all it left: what is not said of it is none. */
export const decisionOf = <Id = never>(
  status: ApplicationStatus,
  said: Partial<Said<Id>> = {},
): Said<Id> & { status: ApplicationStatus } => ({
  status,
  reason: said.reason ?? null,
  candidateReason: said.candidateReason ?? null,
  emailId: said.emailId ?? null,
});

/** A candidate takes back an application while nobody has decided on it; a recruiter deletes any (docs/domain/recruiting.md#applying). */
export const mayDelete = (status: ApplicationStatus, byRecruiter: boolean): boolean =>
  byRecruiter || status === 'pending';

/**
 * Ids of the applications that changed since whoever decides saw them. Those that have the status already are none of them: deciding twice changes
 * nothing, also for a client that never saw the first answer.
 */
export function staleOf(
  applications: readonly { _id: unknown; status: ApplicationStatus; version: number }[],
  seen: readonly { id: string; version: number }[],
  status: ApplicationStatus,
): string[] {
  const versions = new Map(seen.map(({ id, version }) => [id.toLowerCase(), version]));
  return applications
    .filter((application) => transition(application.status, status) !== 'none')
    .filter(({ _id, version }) => versions.get(String(_id)) !== version)
    .map(({ _id }) => String(_id));
}
