import { Injectable } from '@nestjs/common';
import { BULK_UNDO_MINUTES, OPEN_BULK_STATES, type BulkState } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { Audit } from '../../common/audit/audit.service.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import { undoableUntil } from './bulk.rules.js';

type Id = string | Types.ObjectId;
export type BulkAuditAction = 'approve' | 'decline' | 'cancel' | 'lapse' | 'undo';

/** Ends operations, and records decisions and lapses in the audit trail. */
@Injectable()
export class EndBulkOperation {
  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
  ) {}

  /** Ends an open operation; a worker needs its lease. Null otherwise. */
  async end(
    operation: BulkOperationRecord,
    state: BulkState,
    session: ClientSession,
    lease?: Types.ObjectId,
  ): Promise<BulkOperationRecord | null> {
    const ended = await this.operations.move(
      operation._id,
      { state: { $in: OPEN_BULK_STATES }, ...(lease && { lease }) },
      { state, undoableUntil: undoableUntil(operation) },
      session,
    );
    if (ended?.undoes && state !== 'done') {
      const until = new Date(Date.now() + BULK_UNDO_MINUTES * 60_000);
      await this.operations.reopenUndo(ended, until, session);
    }
    return ended;
  }

  /** Stops an operation; finished changes stay, and can be undone. */
  async cancel(
    operation: BulkOperationRecord,
    actorId: Id,
    session: ClientSession,
  ): Promise<BulkOperationRecord | null> {
    const cancelled = await this.end(operation, 'cancelled', session);
    if (cancelled) await this.record(operation, 'cancel', actorId, session);
    return cancelled;
  }

  /** Cancels a user's open operations, and keeps their held mails undoable. */
  async cancelAllOf(userId: string, actorId: string, session: ClientSession): Promise<void> {
    for (const operation of await this.operations.openOf(userId, session))
      await this.cancel(operation, actorId, session);
    await this.operations.keepMailsUndoable(userId, session);
  }

  /** Ends operations without an approval in time. */
  async lapse(): Promise<void> {
    for (const operation of await this.operations.lapsing())
      await this.transactions.run(async (session) => {
        const lapsed = await this.operations.move(operation._id, { state: 'waiting' }, { state: 'lapsed' }, session);
        if (lapsed) await this.record(operation, 'lapse', null, session);
      });
  }

  record(
    { _id: entityId, state, total }: BulkOperationRecord,
    action: BulkAuditAction,
    actorId: Id | null,
    session: ClientSession,
  ): Promise<void> {
    return this.audit.record(
      { actorId, entity: 'bulk_operation', entityId, action, before: { state }, after: { total } },
      session,
    );
  }
}
