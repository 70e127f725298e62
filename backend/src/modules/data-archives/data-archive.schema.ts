import type { DataArchiveState, Language } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** Whose archive it is, as they were when they asked: the worker mails them. */
export interface ArchiveOwner {
  firstname: string;
  name: string;
  email: string;
  language: Language;
}

/** Somebody's archive of their own data (docs/domain/accounts.md#archive-of-ones-data). */
export interface DataArchiveRecord extends StoredRecord {
  userId: Types.ObjectId;
  candidateId: Types.ObjectId;
  owner: ArchiveOwner;
  state: DataArchiveState;
  /** What is known of them, as they asked for it; while it is being made. */
  dataKey: string | null;
  /** The archive; while it is kept. */
  storageKey: string | null;
  size: number | null;
  keptUntil: Date | null;
  /** Who makes it, and until when nobody else may; a worker that is killed lets it run out. */
  lease: Types.ObjectId | null;
  leasedUntil: Date;
  attempts: number;
  /** When nothing tells of it any more. */
  expireAt: Date;
}

export const dataArchiveSchema = new Schema<DataArchiveRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    dataKey: { type: String, default: null },
    storageKey: { type: String, default: null },
    size: { type: Number, default: null },
    keptUntil: { type: Date, default: null },
    lease: { type: Schema.Types.ObjectId, default: null },
    leasedUntil: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    expireAt: { type: Date, required: true },
    ...versionField,
  },
  recordOptions('data_archives'),
);
dataArchiveSchema.index({ userId: 1, createdAt: -1 });
// Erasing a person.
dataArchiveSchema.index({ candidateId: 1 });
// One at a time a person, and the reconciler.
dataArchiveSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { state: 'making' } });
dataArchiveSchema.index({ leasedUntil: 1 }, { partialFilterExpression: { state: 'making' } });
dataArchiveSchema.index({ keptUntil: 1 }, { partialFilterExpression: { state: 'ready' } });
dataArchiveSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
