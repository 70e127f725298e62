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
  '_id' | 'createdBy' | 'writer' | 'action' | 'undoes' | 'state' | 'waitsUntil' | 'total' | 'leasedUntil' | 'expireAt'
>;

/** An operation in the hands of one worker. */
export type LeasedOperation = BulkOperationRecord & { lease: Types.ObjectId };

@Injectable()
export class BulkOperationsRepository {
  constructor(@InjectModel('BulkOperation') private readonly operations: Model<BulkOperationRecord>) {}

  /** Those that somebody started, those that they may see as well, or all. */
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

  /** What somebody started that still goes on. */
  openOf(createdBy: string, session: ClientSession): Promise<BulkOperationRecord[]> {
    return this.operations
      .find({ createdBy, state: { $in: OPEN_BULK_STATES } })
      .session(session)
      .lean<BulkOperationRecord[]>();
  }

  /** Lets mails of somebody that have not left be taken back for as long as an operation is kept: they are held, not sent. */
  async keepMailsUndoable(writerId: string, session: ClientSession): Promise<void> {
    await this.operations.updateMany(
      {
        'writer._id': objectId(writerId),
        'action.mail': { $exists: true },
        undoes: null,
        undoableUntil: { $gt: new Date() },
      },
      [{ $set: { undoableUntil: '$expireAt' } }],
      { session, updatePipeline: true },
    );
  }

  create(operation: NewBulkOperation, session: ClientSession): Promise<BulkOperationRecord> {
    return createRecord(this.operations, operation, session);
  }

  /** Takes an operation that runs and that nobody works on; null when there is none. It is answered with the session of who had it before. */
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

  /** Counts what was done and holds the operation on; false when it was cancelled, or another worker has it. */
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

  /** Leaves an operation to whoever comes next. */
  async release({ _id, lease }: LeasedOperation): Promise<void> {
    await this.operations.updateOne({ _id, lease }, { $set: { lease: null, session: null, leasedUntil: new Date() } });
  }

  /** Moves an operation on if it still is as expected; null when it is not. */
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

  /** Says which operation takes this one back, if none does yet and there is time. */
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

  /** Lets an operation be taken back again whose undo ended before everybody was reached. */
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

  /** Those whose time to get a second recruiter's yes is over. */
  lapsing(now = new Date()): Promise<BulkOperationRecord[]> {
    return this.operations
      .find({ state: 'waiting', waitsUntil: { $lte: now } })
      .limit(1_000)
      .lean<BulkOperationRecord[]>();
  }

  /** Operations that run and that nobody works on. */
  idle(now = Date.now()): Promise<Pick<BulkOperationRecord, '_id' | 'leasedUntil'>[]> {
    return this.operations
      .find({ state: 'running', leasedUntil: { $lte: new Date(now) } })
      .select('leasedUntil')
      .limit(1_000)
      .lean();
  }

  /** Takes users who are erased out of operations: as their writer, and out of the mails that mention them; answers how many named them. */
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
