import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A candidate's ratings on one scorecard. */
export interface CandidateScorecardRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  scorecardId: Types.ObjectId;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: Record<string, number>;
  comment: string | null;
}

export const candidateScorecardSchema = new Schema<CandidateScorecardRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    scorecardId: { type: Schema.Types.ObjectId, required: true },
    scores: { type: Map, of: Number, required: true, default: () => ({}) },
    comment: { type: String, default: null },
    ...versionField,
  },
  recordOptions('candidatescorecards'),
);
candidateScorecardSchema.index({ candidateId: 1, scorecardId: 1 }, { unique: true });
candidateScorecardSchema.index({ candidateId: 1, createdAt: 1, _id: 1 });
candidateScorecardSchema.index({ createdAt: 1, _id: 1 });
candidateScorecardSchema.index({ scorecardId: 1 });
