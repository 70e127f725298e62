import type { BulkState } from '@byline/shared-types/domain';
import { Schema, type mongo, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import type { MailAttachment } from '../files/mail-attachment.js';
import type { BulkAction } from './bulk.rules.js';

/** The sender of an operation's mails, as they were when it began. An undo has the sender of the undone operation. */
export interface BulkWriter {
  _id: Types.ObjectId;
  firstname: string;
  name: string;
  email: string;
}

/** A change to many candidates, with its progress (docs/domain/bulk.md#what). Its items name the candidates. */
export interface BulkOperationRecord extends StoredRecord {
  createdBy: Types.ObjectId;
  writer: BulkWriter;
  action: BulkAction;
  /** The files that hold the bytes for the attachments of its mails; absent in older operations. */
  attachments?: MailAttachment[];
  /** The operation that this one undoes, and the one that undoes this one. */
  undoes: Types.ObjectId | null;
  undoneBy: Types.ObjectId | null;
  /** An undo that ended early; the next one continues with the rest. */
  unfinishedUndo: Types.ObjectId | null;
  /** The operation whose questions this one repeats, and the one that repeats those of this one; absent in older operations. */
  reminds?: Types.ObjectId | null;
  remindedBy?: Types.ObjectId | null;
  state: BulkState;
  /** The end of its wait for an approval; null without one. */
  waitsUntil: Date | null;
  /** The recruiter who approved or declined it, and the reason of a decline. */
  decidedBy: Types.ObjectId | null;
  declineReason: string | null;
  total: number;
  done: number;
  skipped: number;
  undoableUntil: Date | null;
  /** The worker that has it, and until when; the lease of a killed worker expires. */
  lease: Types.ObjectId | null;
  leasedUntil: Date;
  /** The database session of that worker; the next worker ends it if the first one was killed. */
  session: mongo.Binary | null;
  /** Attempts since the last progress. */
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
    attachments: { type: [Schema.Types.Mixed], default: [] },
    undoes: id,
    undoneBy: id,
    unfinishedUndo: id,
    reminds: id,
    remindedBy: id,
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
// Lists of a super-admin, and of recruiters who may approve.
bulkOperationSchema.index({ createdAt: -1, _id: -1 });
bulkOperationSchema.index({ state: 1, createdAt: -1, _id: -1 });
bulkOperationSchema.index({ decidedBy: 1, createdAt: -1, _id: -1 });
// For a recruiter who loses the role.
bulkOperationSchema.index({ 'writer._id': 1 });
// For the reconciler.
bulkOperationSchema.index({ state: 1, leasedUntil: 1 }, { partialFilterExpression: { state: 'running' } });
bulkOperationSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
