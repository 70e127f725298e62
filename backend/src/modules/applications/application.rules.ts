import type { ApplicationStatus } from '@byline/shared-types/domain';

/** The effect of a request for a status. Approval and decline are idempotent (docs/domain/recruiting.md#deciding). */
export type Transition = 'none' | 'change' | 'impossible';

/**
 * The allowed changes of status (docs/domain/recruiting.md#deciding): approval unless successful, decline unless rejected;
 * an application never becomes pending again.
 */
export function transition(from: ApplicationStatus, to: ApplicationStatus): Transition {
  if (from === to) return 'none';
  return to === 'pending' ? 'impossible' : 'change';
}

/** The reasons of a decision, and the mail about it. */
interface Said<Id> {
  reason: string | null;
  candidateReason: string | null;
  emailId: Id | null;
}

/** A decision replaces the previous one completely: reasons that it does not give become empty. */
export const decisionOf = <Id = never>(
  status: ApplicationStatus,
  said: Partial<Said<Id>> = {},
): Said<Id> & { status: ApplicationStatus } => ({
  status,
  reason: said.reason ?? null,
  candidateReason: said.candidateReason ?? null,
  emailId: said.emailId ?? null,
});

/** A candidate may delete an application before its decision; a recruiter may always (docs/domain/recruiting.md#applying). */
export const mayDelete = (status: ApplicationStatus, byRecruiter: boolean): boolean =>
  byRecruiter || status === 'pending';

/**
 * Ids of the applications that changed after the decider read them. Excludes those that already have the status: a repeated decision changes
 * nothing, even if the client missed the first answer.
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
