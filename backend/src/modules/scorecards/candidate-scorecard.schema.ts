import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** What one recruiter gave a candidate on a card. */
export interface Assessment {
  /** Null when it was given before they were kept by recruiter. */
  recruiterId: Types.ObjectId | null;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: Record<string, number>;
  comment: string | null;
  modifiedAt: Date;
  /** Counts this recruiter's changes: colleagues who score at the same time do not meet. */
  version: number;
}

/** A scorecard that a candidate is rated on. */
export interface CandidateScorecardRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  scorecardId: Types.ObjectId;
  /** One a recruiter, in the order they began. */
  assessments: Assessment[];
}

const assessmentSchema = new Schema<Assessment>(
  {
    recruiterId: { type: Schema.Types.ObjectId, default: null },
    scores: { type: Map, of: Number, required: true, default: () => ({}) },
    comment: { type: String, default: null },
    modifiedAt: { type: Date, required: true },
    ...versionField,
  },
  { _id: false, minimize: false, strict: 'throw' },
);

export const candidateScorecardSchema = new Schema<CandidateScorecardRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    scorecardId: { type: Schema.Types.ObjectId, required: true },
    assessments: { type: [assessmentSchema], required: true },
    ...versionField,
  },
  recordOptions('candidatescorecards'),
);
candidateScorecardSchema.index({ candidateId: 1, scorecardId: 1 }, { unique: true });
candidateScorecardSchema.index({ candidateId: 1, createdAt: 1, _id: 1 });
candidateScorecardSchema.index({ createdAt: 1, _id: 1 });
candidateScorecardSchema.index({ scorecardId: 1, createdAt: 1, _id: 1 });
