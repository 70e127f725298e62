import type { DataArchiveState, Language } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** The owner as of the request; the worker mails them. */
export interface ArchiveOwner {
  firstname: string;
  name: string;
  email: string;
  language: Language;
}

/** An archive of a person's own data (docs/domain/accounts.md#archive-of-ones-data). */
export interface DataArchiveRecord extends StoredRecord {
  userId: Types.ObjectId;
  candidateId: Types.ObjectId;
  owner: ArchiveOwner;
  state: DataArchiveState;
  /** The data as of the request; null after the archive is made. */
  dataKey: string | null;
  /** The archive; null before and after its lifetime. */
  storageKey: string | null;
  size: number | null;
  keptUntil: Date | null;
  /** The worker that makes it, and until when; the lease of a killed worker expires. */
  lease: Types.ObjectId | null;
  leasedUntil: Date;
  attempts: number;
  /** The end of the record itself. */
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
// For the erasure of a person.
dataArchiveSchema.index({ candidateId: 1 });
// One running archive for each person, and the reconciler.
dataArchiveSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { state: 'making' } });
dataArchiveSchema.index({ leasedUntil: 1 }, { partialFilterExpression: { state: 'making' } });
dataArchiveSchema.index({ keptUntil: 1 }, { partialFilterExpression: { state: 'ready' } });
dataArchiveSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
