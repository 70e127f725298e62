import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** Ratings and comment of one recruiter on a candidate's scorecard. */
export interface Assessment {
  /** Null for old ratings without an author. */
  recruiterId: Types.ObjectId | null;
  /** Ratings of 1 to 5 by `categoryId-itemId`. */
  scores: Record<string, number>;
  comment: string | null;
  modifiedAt: Date;
  /** Counts the changes of this recruiter, so colleagues can rate at the same time. */
  version: number;
}

export interface CandidateScorecardRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  scorecardId: Types.ObjectId;
  /** One for each recruiter, in order of their first change. */
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
