import type { BulkState } from '@byline/shared-types/domain';
import { Schema, type mongo, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import type { BulkAction } from './bulk.rules.js';

/** Who writes the mails of an operation, as they were when it began; of one that takes another back it is that one's. */
export interface BulkWriter {
  _id: Types.ObjectId;
  firstname: string;
  name: string;
  email: string;
}

/** A change to many candidates, and how far it is (docs/domain/bulk.md#what). Whom it is for stands in its items. */
export interface BulkOperationRecord extends StoredRecord {
  /** Who started it. */
  createdBy: Types.ObjectId;
  writer: BulkWriter;
  action: BulkAction;
  /** The operation that this one takes back, and the one that takes this one back. */
  undoes: Types.ObjectId | null;
  undoneBy: Types.ObjectId | null;
  /** One that took it back and ended before everybody was reached: the next one goes on with who is left. */
  unfinishedUndo: Types.ObjectId | null;
  state: BulkState;
  /** Until when it waits for a second recruiter's yes; null for what needs none. */
  waitsUntil: Date | null;
  /** Who said yes or no to it, and why no. */
  decidedBy: Types.ObjectId | null;
  declineReason: string | null;
  total: number;
  done: number;
  skipped: number;
  undoableUntil: Date | null;
  /** Who works on it, and until when nobody else may; a worker that is killed lets it run out. */
  lease: Types.ObjectId | null;
  leasedUntil: Date;
  /** The session that one works in, to be ended in its place when it was killed. */
  session: mongo.Binary | null;
  /** Times somebody began to work on it since it last got on. */
  attempts: number;
  expireAt: Date;
}

const id = { type: Schema.Types.ObjectId, default: null };
const count = { type: Number, default: 0 };

export const bulkOperationSchema = new Schema<BulkOperationRecord>(
  {
    createdBy: { type: Schema.Types.ObjectId, required: true },
    writer: { type: Schema.Types.Mixed, required: true },
    action: { type: Schema.Types.Mixed, required: true },
    undoes: id,
    undoneBy: id,
    unfinishedUndo: id,
    state: { type: String, required: true },
    waitsUntil: { type: Date, default: null },
    decidedBy: id,
    declineReason: { type: String, default: null },
    total: { type: Number, required: true },
    done: count,
    skipped: count,
    undoableUntil: { type: Date, default: null },
    lease: id,
    leasedUntil: { type: Date, required: true },
    session: { type: Schema.Types.Mixed, default: null },
    attempts: count,
    expireAt: { type: Date, required: true },
    ...versionField,
  },
  recordOptions('bulk_operations'),
);
bulkOperationSchema.index({ createdBy: 1, createdAt: -1, _id: -1 });
// The lists of a super-admin, and of a recruiter whose yes is waited for.
bulkOperationSchema.index({ createdAt: -1, _id: -1 });
bulkOperationSchema.index({ state: 1, createdAt: -1, _id: -1 });
bulkOperationSchema.index({ decidedBy: 1, createdAt: -1, _id: -1 });
// The mails of a recruiter who leaves.
bulkOperationSchema.index({ 'writer._id': 1 });
// The reconciler.
bulkOperationSchema.index({ state: 1, leasedUntil: 1 }, { partialFilterExpression: { state: 'running' } });
bulkOperationSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
