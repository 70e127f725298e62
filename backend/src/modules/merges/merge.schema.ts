import { Schema, type Types } from 'mongoose';
import type { MovedRecords } from '../../common/mongo/candidate-records.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { MergedField } from './merge.rules.js';

/** Everything that an undo needs. */
export interface MergeContents {
  /** The candidate who went, as it was. */
  gone: CandidateRecord;
  /** The changed fields of the one who stayed. */
  fields: MergedField[];
  moved: MovedRecords[];
  /** Records that modules keep, by name. */
  kept: Record<string, unknown[]>;
  /** The addresses of both, for an erasure. */
  emails: string[];
}

/** Two candidates who became one. After the days in which it can be undone only the ids stay, for old links. */
export interface MergeRecord extends StoredRecord {
  pairId: Types.ObjectId;
  goneId: Types.ObjectId;
  staysId: Types.ObjectId;
  mergedBy: Types.ObjectId | null;
  undoUntil: Date;
  contents: MergeContents | null;
}

const id = { type: Schema.Types.ObjectId, required: true };

export const mergeSchema = new Schema<MergeRecord>(
  {
    pairId: id,
    goneId: id,
    staysId: id,
    mergedBy: { type: Schema.Types.ObjectId, default: null },
    undoUntil: { type: Date, required: true },
    contents: { type: Schema.Types.Mixed, default: null },
    ...versionField,
  },
  recordOptions('candidate_merges'),
);
mergeSchema.index({ goneId: 1 }, { unique: true });
mergeSchema.index({ staysId: 1, createdAt: -1, _id: -1 });
mergeSchema.index({ pairId: 1 });
mergeSchema.index({ mergedBy: 1 });
mergeSchema.index({ createdAt: -1, _id: -1 });
