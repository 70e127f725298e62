import { ANSWER_DAYS, type ApplicationStatus } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';
import { addDays, dayOf } from '../../common/time.js';
import { WORK_FIELDS, type JobWork } from '../jobs/job.rules.js';

/** The effect of a request for a status. Approval and decline are idempotent (docs/domain/recruiting.md#deciding). */
export type Transition = 'none' | 'change' | 'impossible';

/**
 * The allowed changes of status (docs/domain/recruiting.md#deciding): approval unless successful, decline unless rejected;
 * an application never becomes pending again, and a withdrawn one takes no decision.
 */
export function transition(from: ApplicationStatus, to: ApplicationStatus): Transition {
  if (from === to) return 'none';
  return to === 'pending' || from === 'withdrawn' ? 'impossible' : 'change';
}

/** Whether a decision changes the status; refuses an impossible one. */
export function changesStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  const effect = transition(from, to);
  if (effect === 'impossible') throw new ProblemError('impossible_transition', { parameters: { from, to } });
  return effect === 'change';
}

/** Whether a recruiter may propose the candidate again, which opens the application again (docs/domain/recruiting.md#proposing). */
export const hasEnded = (status: ApplicationStatus): boolean => status === 'withdrawn' || status === 'rejected';

/** The day of the promised answer (docs/domain/recruiting.md#stages); applications older than the promise get that of their time. */
export const answerDay = ({ answerBy, createdAt }: { answerBy: string | null; createdAt: Date }): string =>
  answerBy ?? addDays(dayOf(createdAt), ANSWER_DAYS.default);

/** Whether these fields of a period of work differ from those of the application. */
export const changesWork = (application: JobWork, work: JobWork): boolean =>
  WORK_FIELDS.some((field) => work[field] !== undefined && work[field] !== (application[field] ?? null));

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

/** A decision as a recruiter asks for it; a single application may get a period of work of its own with it. */
export interface AskedDecision extends JobWork {
  status: ApplicationStatus;
  reason?: string | null;
  candidateReason?: string | null;
}

/** Whether an application has this decision already, with each given reason and day. */
const hasDecision = (
  application: JobWork & Partial<Said<unknown>> & { status: ApplicationStatus },
  { status, reason, candidateReason, ...work }: AskedDecision,
): boolean =>
  transition(application.status, status) === 'none' &&
  !changesWork(application, work) &&
  (!reason || reason === application.reason) &&
  (!candidateReason || candidateReason === application.candidateReason);

/**
 * Ids of the applications that changed after the decider read them. Excludes those that have exactly this decision: a repeat changes
 * nothing, even if the client missed the first answer. The same status with another reason or period of work changes
 * the decision: the API refuses it, so that the decider keeps the typed text.
 */
export function staleOf(
  applications: readonly (JobWork &
    Partial<Said<unknown>> & { _id: unknown; status: ApplicationStatus; version: number })[],
  seen: readonly { id: string; version: number }[],
  asked: AskedDecision,
): string[] {
  const versions = new Map(seen.map(({ id, version }) => [id.toLowerCase(), version]));
  return applications
    .filter((application) => !hasDecision(application, asked))
    .filter(
      ({ _id, status, version }) =>
        transition(status, asked.status) === 'none' || versions.get(String(_id)) !== version,
    )
    .map(({ _id }) => String(_id));
}
