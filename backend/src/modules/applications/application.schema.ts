import type { ApplicationStatus } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { WORK_FIELDS, type JobWork } from '../jobs/job.rules.js';

/** The fields that a decision sets. */
export type Decision = Pick<ApplicationRecord, 'status' | 'reason' | 'candidateReason' | 'emailId'>;

/** A candidate's application for a job, with its own period of work, if it has one. `searchText` and `ngrams` follow the candidate's name. */
export interface ApplicationRecord extends StoredRecord, SearchFields, JobWork {
  candidateId: Types.ObjectId;
  jobId: Types.ObjectId;
  /** The campaign that led to it. */
  campaignId: Types.ObjectId | null;
  /** The recruiter who proposed the candidate; null if the candidate applied. */
  proposedBy: Types.ObjectId | null;
  status: ApplicationStatus;
  /** Time and user of the last approval or decline. */
  decidedAt: Date | null;
  decidedBy: Types.ObjectId | null;
  /** The reasons: for the agency, and for the candidate to read. */
  reason: string | null;
  candidateReason: string | null;
  /** The mail of the decline. */
  emailId: Types.ObjectId | null;
  /** The mail about the latest proposal; missing on older records. */
  proposalMailId?: Types.ObjectId | null;
  /** The day of the promised answer, `YYYY-MM-DD`; null on records older than the field. */
  answerBy: string | null;
  /** The first reading by a recruiter: its time and the reader. */
  readAt: Date | null;
  readBy: Types.ObjectId | null;
  /** When the first conversation about it was held, or is to be held. */
  conversationAt: Date | null;
  /** When the candidate withdrew it. */
  withdrawnAt: Date | null;
  /** When a recruiter last proposed the candidate again, which opened the ended application again; missing on older records. */
  reopenedAt?: Date | null;
  /** How it had ended before each time, oldest first. */
  earlier?: EndedApplication[];
}

/** The fields of an ended application that a new proposal replaces. */
export const ENDED_FIELDS = [
  ...(['status', 'proposedBy', 'decidedAt', 'decidedBy', 'reason', 'candidateReason', 'emailId'] as const),
  ...(['answerBy', 'readAt', 'readBy', 'conversationAt', 'withdrawnAt', 'reopenedAt'] as const),
  ...WORK_FIELDS,
] as const;
export type EndedApplication = Pick<ApplicationRecord, (typeof ENDED_FIELDS)[number]>;

export const applicationSchema = new Schema<ApplicationRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    jobId: { type: Schema.Types.ObjectId, required: true },
    campaignId: { type: Schema.Types.ObjectId, default: null },
    proposedBy: { type: Schema.Types.ObjectId, default: null },
    status: { type: String, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    reason: { type: String, default: null },
    candidateReason: { type: String, default: null },
    emailId: { type: Schema.Types.ObjectId, default: null },
    proposalMailId: { type: Schema.Types.ObjectId, default: null },
    answerBy: { type: String, default: null },
    readAt: { type: Date, default: null },
    readBy: { type: Schema.Types.ObjectId, default: null },
    conversationAt: { type: Date, default: null },
    withdrawnAt: { type: Date, default: null },
    reopenedAt: { type: Date, default: null },
    workFrom: { type: String, default: null },
    workTo: { type: String, default: null },
    workDays: { type: Number, default: null },
    earlier: { type: [Schema.Types.Mixed], default: [] },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('jobapplications'),
);
applicationSchema.index({ candidateId: 1, jobId: 1 }, { unique: true });
applicationSchema.index({ createdAt: -1, _id: -1 });
applicationSchema.index({ status: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ answerBy: 1, _id: 1 });
applicationSchema.index({ status: 1, answerBy: 1, _id: 1 });
applicationSchema.index({ jobId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ jobId: 1, status: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ candidateId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ campaignId: 1, createdAt: -1, _id: -1 });
applicationSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
