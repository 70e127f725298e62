import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import { isOpen, isUndoable } from './bulk.rules.js';
import type { BulkAbilitiesDto } from './dto/bulk-operation.dto.js';

type Started = Pick<BulkOperationRecord, 'createdBy'>;

export const isStarter = (me: Principal, { createdBy }: Started): boolean => String(createdBy) === me.userId;

/** The starter stops an operation, and a super-admin stops all (docs/domain/bulk.md#who). */
const mayStop = (me: Principal, operation: Started): boolean => isStarter(me, operation) || isSuperAdmin(me);

/** Recruiters who may approve an operation, or decided on it, see it too. */
const maySee = (me: Principal, operation: BulkOperationRecord): boolean =>
  mayStop(me, operation) || operation.state === 'waiting' || String(operation.decidedBy) === me.userId;

export function requireMaySee(me: Principal, operation: BulkOperationRecord): void {
  if (!maySee(me, operation)) throw new ProblemError('forbidden');
}

export function requireMayStop(me: Principal, operation: Started): void {
  if (!mayStop(me, operation)) throw new ProblemError('forbidden');
}

/** Four eyes: the starter does not decide on their own mail. */
export function requireMayDecide(me: Principal, operation: Started): void {
  if (isStarter(me, operation)) throw new ProblemError('own_approval');
}

export const abilitiesOf = (me: Principal, operation: BulkOperationRecord): BulkAbilitiesDto => ({
  cancel: mayStop(me, operation) && isOpen(operation),
  undo: mayStop(me, operation) && isUndoable(operation),
  decide: !isStarter(me, operation) && operation.state === 'waiting',
});
