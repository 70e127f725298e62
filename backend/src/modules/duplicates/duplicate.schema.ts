import {
  DUPLICATE_CERTAINTIES,
  DUPLICATE_REASONS,
  DUPLICATE_STATES,
  type DuplicateCertainty,
  type DuplicateReason,
  type DuplicateState,
} from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** Two candidates who may be one person (docs/domain/duplicates.md). */
export interface DuplicateRecord extends StoredRecord {
  /** Both ids in ascending order: a pair exists once. */
  pair: string;
  /** The older candidate first. */
  candidateIds: Types.ObjectId[];
  /** An answered pair that no longer shares a fact has none. */
  reasons: DuplicateReason[];
  certainty: DuplicateCertainty;
  state: DuplicateState;
  /** The recruiter who answered, and when; null while the pair is open. */
  decidedBy: Types.ObjectId | null;
  decidedAt: Date | null;
}

export const duplicateSchema = new Schema<DuplicateRecord>(
  {
    pair: { type: String, required: true },
    candidateIds: { type: [Schema.Types.ObjectId], required: true },
    reasons: { type: [String], enum: DUPLICATE_REASONS, default: [] },
    certainty: { type: String, enum: DUPLICATE_CERTAINTIES, required: true },
    state: { type: String, enum: DUPLICATE_STATES, default: 'open' },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    decidedAt: { type: Date, default: null },
    ...versionField,
  },
  recordOptions('duplicates'),
);
duplicateSchema.index({ pair: 1 }, { unique: true });
duplicateSchema.index({ candidateIds: 1, certainty: 1, _id: 1 });
duplicateSchema.index({ state: 1, certainty: 1, _id: 1 });
