import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_BULK_STATES, type BulkState } from '@byline/shared-types/domain';
import { Types, type ClientSession, type Model, type QueryFilter, type mongo } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { createRecord, objectId } from '../../common/mongo/record.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { NOBODY } from '../../common/rich-text/rich-text.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import type { BulkOperationFilter } from './dto/bulk-operation.dto.js';

type Id = string | Types.ObjectId;
export type NewBulkOperation = Pick<
  BulkOperationRecord,
  | '_id'
  | 'createdBy'
  | 'writer'
  | 'action'
  | 'attachments'
  | 'undoes'
  | 'reminds'
  | 'state'
  | 'waitsUntil'
  | 'total'
  | 'leasedUntil'
  | 'expireAt'
>;

/** An operation with a worker's lease. */
export type LeasedOperation = BulkOperationRecord & { lease: Types.ObjectId };

@Injectable()
export class BulkOperationsRepository {
  constructor(@InjectModel('BulkOperation') private readonly operations: Model<BulkOperationRecord>) {}

  /** The caller's operations, all that they may see, or all. */
  list(
    of: { starter: Types.ObjectId } | { seenBy: Types.ObjectId } | 'everybody',
    params: ListParams<BulkOperationFilter>,
  ): Promise<Page<BulkOperationRecord>> {
    const { state } = params.filter;
    return readList(this.operations, { ...ofWhom(of), ...(state ? { state } : {}) }, params);
  }

  find(id: Id): Promise<BulkOperationRecord | null> {
    return this.operations.findById(id).lean<BulkOperationRecord>();
  }

  /** A user's open operations. */
  openOf(createdBy: string, session: ClientSession): Promise<BulkOperationRecord[]> {
    return this.operations
      .find({ createdBy, state: { $in: OPEN_BULK_STATES } })
      .session(session)
      .lean<BulkOperationRecord[]>();
  }

  /** Extends the undo of a user's held mails to the lifetime of the operation. */
  async keepMailsUndoable(writerId: string, session: ClientSession): Promise<void> {
    await this.operations.updateMany(
      {
        'writer._id': objectId(writerId),
        $or: [{ 'action.mail': { $exists: true } }, { 'action.askAvailability': true }],
        undoes: null,
        undoableUntil: { $gt: new Date() },
      },
      [{ $set: { undoableUntil: '$expireAt' } }],
      { session, updatePipeline: true },
    );
  }

  /** Marks an operation as reminded of; false if it is already. */
  async markReminded(id: Types.ObjectId, remindedBy: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const match = { _id: id, remindedBy: null };
    return (await this.operations.updateOne(match, { $set: { remindedBy } }, { session })).matchedCount === 1;
  }

  create(operation: NewBulkOperation, session: ClientSession): Promise<BulkOperationRecord> {
    return createRecord(this.operations, operation, session);
  }

  /** Takes a running operation without a valid lease; null otherwise. Returns it with the session of the previous worker. */
  async take(id: Id, session: mongo.Binary | null, leaseMs: number, now = Date.now()): Promise<LeasedOperation | null> {
    const lease = new Types.ObjectId();
    const before = await this.operations
      .findOneAndUpdate(
        { _id: id, state: 'running', leasedUntil: { $lte: new Date(now) } },
        { $set: { lease, session, leasedUntil: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
        { returnDocument: 'before' },
      )
      .lean<BulkOperationRecord>();
    return before && { ...before, lease };
  }

  /** Adds to the progress and renews the lease; false if the operation was cancelled or another worker has it. */
  async advance(
    { _id, lease }: LeasedOperation,
    moved: { done: number; skipped: number },
    leaseMs: number,
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.operations.updateOne(
      { _id, lease, state: 'running' },
      { $set: { leasedUntil: new Date(Date.now() + leaseMs), attempts: 0 }, $inc: moved },
      { session },
    );
    return matchedCount === 1;
  }

  /** Gives the lease back. */
  async release({ _id, lease }: LeasedOperation): Promise<void> {
    await this.operations.updateOne({ _id, lease }, { $set: { lease: null, session: null, leasedUntil: new Date() } });
  }

  /** Changes an operation if it still is as expected; null otherwise. */
  move(
    id: Id,
    expected: { state: BulkState | { $in: readonly BulkState[] }; lease?: Types.ObjectId; waitsUntil?: { $gt: Date } },
    changes: Partial<BulkOperationRecord>,
    session: ClientSession,
  ): Promise<BulkOperationRecord | null> {
    return this.operations
      .findOneAndUpdate(
        { _id: id, ...expected } as QueryFilter<BulkOperationRecord>,
        { $set: { ...changes, lease: null, session: null }, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<BulkOperationRecord>();
  }

  /** Names the undo of an operation; false if it has one or the time is over. */
  async markUndone(
    { _id, unfinishedUndo }: BulkOperationRecord,
    undoneBy: Types.ObjectId,
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.operations.updateOne(
      { _id, unfinishedUndo: unfinishedUndo ?? null, undoneBy: null, undoableUntil: { $gt: new Date() } },
      { $set: { undoneBy }, $inc: { version: 1 } },
      { session },
    );
    return matchedCount === 1;
  }

  /** Allows another undo after one that ended early. */
  async reopenUndo(
    undoing: Pick<BulkOperationRecord, '_id' | 'undoes'>,
    until: Date,
    session: ClientSession,
  ): Promise<void> {
    await this.operations.updateOne(
      { _id: undoing.undoes, undoneBy: undoing._id },
      { $set: { undoneBy: null, unfinishedUndo: undoing._id }, $max: { undoableUntil: until }, $inc: { version: 1 } },
      { session },
    );
  }

  /** Operations whose wait for an approval is over. */
  lapsing(now = new Date()): Promise<BulkOperationRecord[]> {
    return this.operations
      .find({ state: 'waiting', waitsUntil: { $lte: now } })
      .limit(1_000)
      .lean<BulkOperationRecord[]>();
  }

  /** Running operations without a valid lease. */
  idle(now = Date.now()): Promise<Pick<BulkOperationRecord, '_id' | 'leasedUntil'>[]> {
    return this.operations
      .find({ state: 'running', leasedUntil: { $lte: new Date(now) } })
      .select('leasedUntil')
      .limit(1_000)
      .lean();
  }

  /** Removes erased users as senders and from mentions in mails; returns the number of changed operations. */
  async forget(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    if (userIds.length === 0) return 0;
    const written = { 'writer._id': { $in: userIds } } as QueryFilter<BulkOperationRecord>;
    const nobody = { 'writer.firstname': NOBODY, 'writer.name': '', 'writer.email': '' };
    const { modifiedCount } = await this.operations.updateMany(written, { $set: nobody }, { session });
    return modifiedCount + (await dropMentions(this.operations, ['action.mail.message'], userIds, session));
  }
}

function ofWhom(
  of: { starter: Types.ObjectId } | { seenBy: Types.ObjectId } | 'everybody',
): QueryFilter<BulkOperationRecord> {
  if (of === 'everybody') return {};
  if ('starter' in of) return { createdBy: of.starter };
  return { $or: [{ createdBy: of.seenBy }, { state: 'waiting' }, { decidedBy: of.seenBy }] };
}
