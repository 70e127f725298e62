import type { BulkSkip } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import type { Delta } from './bulk.rules.js';

/** What an operation did to a candidate: what it changed, or the mail it put in the outbox. */
export type BulkEffect = Delta | { mailId: Types.ObjectId };

/**
 * One candidate of an operation. It goes from `waiting` to what became of it in the transaction of the change itself: however often a worker
 * is killed and another begins, a candidate is changed once.
 */
export interface BulkItemRecord {
  _id: Types.ObjectId;
  operationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  state: 'waiting' | 'done' | 'skipped';
  reason: BulkSkip | null;
  /** What was done; before that, in an operation that undoes another, what is to be taken back. */
  effect: BulkEffect | null;
  expireAt: Date;
}

export const bulkItemSchema = new Schema<BulkItemRecord>(
  {
    operationId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, default: 'waiting' },
    reason: { type: String, default: null },
    effect: { type: Schema.Types.Mixed, default: null },
    expireAt: { type: Date, required: true },
  },
  { collection: 'bulk_items', versionKey: false, minimize: false, strict: 'throw' },
);
bulkItemSchema.index({ operationId: 1, candidateId: 1 }, { unique: true });
bulkItemSchema.index({ operationId: 1, state: 1, _id: 1 });
// Erasing a person.
bulkItemSchema.index({ candidateId: 1 });
bulkItemSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
