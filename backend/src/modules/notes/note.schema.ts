import { DEFAULT_NOTE_SCORE } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A recruiter's note about a candidate. */
export interface NoteRecord extends StoredRecord, SearchFields {
  candidateId: Types.ObjectId;
  /** Rich text, sanitised. */
  description: string;
  /** Distinct users. */
  mentions: Types.ObjectId[];
  /** -1 none, 0 very bad to 3 very good. */
  score: number;
  recruiterId: Types.ObjectId;
}

export const noteSchema = new Schema<NoteRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    description: { type: String, required: true },
    mentions: { type: [Schema.Types.ObjectId], default: [] },
    score: { type: Number, required: true, default: DEFAULT_NOTE_SCORE },
    recruiterId: { type: Schema.Types.ObjectId, required: true },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('notes'),
);
noteSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
noteSchema.index({ candidateId: 1, score: 1, createdAt: -1, _id: -1 });
noteSchema.index({ score: 1, createdAt: -1, _id: -1 });
noteSchema.index({ createdAt: -1, _id: -1 });
noteSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
// For erasure of a person.
noteSchema.index({ mentions: 1 });
