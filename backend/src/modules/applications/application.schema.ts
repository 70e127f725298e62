import type { ApplicationStatus } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** What a decision leaves on an application. */
export type Decision = Pick<ApplicationRecord, 'status' | 'reason' | 'candidateReason' | 'emailId'>;

/** A candidate's application for a job. `searchText` and `ngrams` are of the candidate's name and follow it. */
export interface ApplicationRecord extends StoredRecord, SearchFields {
  candidateId: Types.ObjectId;
  jobId: Types.ObjectId;
  /** The campaign that led to it. */
  campaignId: Types.ObjectId | null;
  status: ApplicationStatus;
  /** When and by which user it was last approved or declined. */
  decidedAt: Date | null;
  decidedBy: Types.ObjectId | null;
  /** Why: for the agency, and what was written for the candidate. */
  reason: string | null;
  candidateReason: string | null;
  /** The mail it was declined with. */
  emailId: Types.ObjectId | null;
}

export const applicationSchema = new Schema<ApplicationRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    jobId: { type: Schema.Types.ObjectId, required: true },
    campaignId: { type: Schema.Types.ObjectId, default: null },
    status: { type: String, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    reason: { type: String, default: null },
    candidateReason: { type: String, default: null },
    emailId: { type: Schema.Types.ObjectId, default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('jobapplications'),
);
applicationSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
applicationSchema.index({ createdAt: -1, _id: -1 });
applicationSchema.index({ status: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ jobId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ jobId: 1, status: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ campaignId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
