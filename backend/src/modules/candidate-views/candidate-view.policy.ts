import { ProblemError } from '../../common/errors/problem.error.js';
import { isWriter } from '../../common/auth/written.policy.js';
import type { Principal } from '../../common/auth/principal.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';

type Owned = Pick<CandidateViewRecord, 'createdBy' | 'shared'>;

export const ownsView = (me: Principal, { createdBy }: Owned): boolean => isWriter(me, createdBy);

/** A private view is for its owner; colleagues learn that it exists, but not its contents. */
export function requireReadable(me: Principal, view: Owned): void {
  if (!view.shared && !ownsView(me, view)) throw new ProblemError('forbidden');
}

export function requireOwner(me: Principal, view: Owned): void {
  requireReadable(me, view);
  if (!ownsView(me, view)) throw new ProblemError('not_yours');
}
