import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BulkItemRecord } from './bulk-item.schema.js';

/** The result for one candidate. */
export type BulkOutcome = Pick<BulkItemRecord, '_id' | 'state' | 'reason' | 'effect'>;

/** Items of one insert. */
const BATCH = 5_000;

@Injectable()
export class BulkItemsRepository {
  constructor(@InjectModel('BulkItem') private readonly items: Model<BulkItemRecord>) {}

  /** Stores the candidates of an operation. */
  async add(
    items: readonly (Pick<BulkItemRecord, 'operationId' | 'candidateId' | 'expireAt'> & Partial<BulkItemRecord>)[],
  ): Promise<void> {
    const rows = items.map((item) => ({ state: 'waiting', reason: null, effect: null, ...item }));
    for (let start = 0; start < rows.length; start += BATCH)
      await this.items.insertMany(rows.slice(start, start + BATCH), { ordered: false, lean: true });
  }

  waiting(operationId: Types.ObjectId, limit: number, session: ClientSession): Promise<BulkItemRecord[]> {
    return this.items
      .find({ operationId, state: 'waiting' })
      .sort({ _id: 1 })
      .limit(limit)
      .session(session)
      .lean<BulkItemRecord[]>();
  }

  async settle(outcomes: readonly BulkOutcome[], session: ClientSession): Promise<void> {
    await this.items.bulkWrite(
      outcomes.map(({ _id, ...outcome }) => ({ updateOne: { filter: { _id }, update: { $set: outcome } } })),
      { session },
    );
  }

  /** The effects that an interrupted undo did not reach. */
  unreached(operationId: Types.ObjectId): Promise<Pick<BulkItemRecord, 'candidateId' | 'effect'>[]> {
    return this.items.find({ operationId, state: 'waiting' }).sort({ _id: 1 }).select('candidateId effect').lean();
  }

  async candidateIds(operationId: Types.ObjectId): Promise<string[]> {
    const items = await this.items
      .find({ operationId })
      .sort({ _id: 1 })
      .select('candidateId')
      .lean<BulkItemRecord[]>();
    return items.map(({ candidateId }) => String(candidateId));
  }

  /** The effects of an operation, for its undo. */
  done(operationId: Types.ObjectId): Promise<Pick<BulkItemRecord, 'candidateId' | 'effect'>[]> {
    return this.items.find({ operationId, state: 'done' }).sort({ _id: 1 }).select('candidateId effect').lean();
  }

  skipped(operationId: Types.ObjectId, limit: number): Promise<Pick<BulkItemRecord, 'candidateId' | 'reason'>[]> {
    return this.items
      .find({ operationId, state: 'skipped' })
      .sort({ _id: 1 })
      .limit(limit)
      .select('candidateId reason')
      .lean();
  }

  /** Removes the effects on an erased person; items and counts stay. */
  async forget(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.items.updateMany({ candidateId: { $in: candidateIds } }, { $set: { effect: null } }, { session });
  }
}
