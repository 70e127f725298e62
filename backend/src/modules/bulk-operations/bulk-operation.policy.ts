import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';

/** An operation is its starter's: mails in it leave under their name. Nobody else follows it, cancels it or takes it back. */
export function requireStarter(me: Principal, { createdBy }: Pick<BulkOperationRecord, 'createdBy'>): void {
  if (String(createdBy) !== me.userId) throw new ProblemError('forbidden');
}
