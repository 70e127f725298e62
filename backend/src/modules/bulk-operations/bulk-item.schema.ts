import type { BulkSkip } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import type { ProposalEffect } from '../applications/propose-candidates.js';
import type { Delta } from './bulk.rules.js';

/** The effect of an operation on one candidate: a change, a mail in the outbox, or a proposal. */
export type BulkEffect = Delta | { mailId: Types.ObjectId } | ProposalEffect;

/** One candidate of an operation. It leaves the state `waiting` in the transaction of the change, so that a candidate changes once, even if workers are killed. */
export interface BulkItemRecord {
  _id: Types.ObjectId;
  operationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  state: 'waiting' | 'done' | 'skipped';
  reason: BulkSkip | null;
  /** The effect; in an undo that has not reached the candidate, the effect to reverse. */
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
// For the erasure of a person.
bulkItemSchema.index({ candidateId: 1 });
bulkItemSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
