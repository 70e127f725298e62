import type { DecidedStatus } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A job at a client. */
export interface JobRecord extends StoredRecord, SearchFields, SortKeys<'title' | 'client'> {
  title: string;
  client: string;
  function: string;
  salary: string;
  location: string | null;
  time: string | null;
  /** First and last day, `YYYY-MM-DD`; they decide the time state. */
  from: string | null;
  to: string | null;
  /** First and last day of the work, `YYYY-MM-DD`, and its days a week; missing on older records. Without a first day it books nobody. */
  workFrom?: string | null;
  workTo?: string | null;
  workDays?: number | null;
  /** When a recruiter closed it before its last day; null otherwise. */
  closedAt: Date | null;
  /** ISO 639-1. */
  languageId: string;
  employmentTypeId: Types.ObjectId;
  applicantLevelId: Types.ObjectId;
  /** Rich text, sanitised, like the three below. */
  introduction: string | null;
  /** The client. */
  description: string | null;
  /** The profile that the client looks for. */
  about: string | null;
  offer: string | null;
  /** Days until the promised answer; null for the agency's usual number. */
  answerDays: number | null;
  tags: Types.ObjectId[];
  campaigns: Types.ObjectId[];
  /** Number of applications by status; changes in the transaction of an application, without a new version of the job. */
  jobapplications: Record<DecidedStatus, number>;
  /** Deleted: hidden from every list, kept for its title. */
  removed: boolean;
  /** Its author and its last editor; missing on older records. */
  createdBy?: Types.ObjectId | null;
  changedBy?: Types.ObjectId | null;
  /** The last day for which the product mailed a reminder, or found that it needs no mail. */
  closingTold?: string | null;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const count = { type: Number, required: true, default: 0 };

export const jobSchema = new Schema<JobRecord>(
  {
    title: text,
    client: text,
    function: text,
    salary: text,
    location: optionalText,
    time: optionalText,
    from: optionalText,
    to: optionalText,
    workFrom: optionalText,
    workTo: optionalText,
    workDays: { type: Number, default: null },
    closedAt: { type: Date, default: null },
    languageId: text,
    employmentTypeId: { type: Schema.Types.ObjectId, required: true },
    applicantLevelId: { type: Schema.Types.ObjectId, required: true },
    introduction: optionalText,
    description: optionalText,
    about: optionalText,
    offer: optionalText,
    answerDays: { type: Number, default: null },
    tags: { type: [Schema.Types.ObjectId], required: true },
    campaigns: { type: [Schema.Types.ObjectId], required: true },
    jobapplications: {
      type: new Schema({ pending: count, rejected: count, successful: count }, { _id: false }),
      required: true,
      default: () => ({}),
    },
    removed: { type: Boolean, required: true, default: false },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    changedBy: { type: Schema.Types.ObjectId, default: null },
    closingTold: optionalText,
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('title', 'client'),
  },
  recordOptions('jobs'),
);
// The two indexes for default order hold the dates, so MongoDB decides the time state without reading jobs.
jobSchema.index({ removed: 1, createdAt: -1, _id: -1, from: 1, to: 1, closedAt: 1 });
jobSchema.index({ removed: 1, 'sortKeys.title': 1, _id: 1 });
jobSchema.index({ removed: 1, 'sortKeys.client': 1, _id: 1 });
jobSchema.index({ removed: 1, from: 1, _id: 1, to: 1, closedAt: 1 });
jobSchema.index({ removed: 1, to: 1, _id: 1 });
jobSchema.index({ campaigns: 1, removed: 1, createdAt: -1, _id: -1 });
for (const field of ['campaigns', 'tags', 'function', 'ngrams']) {
  jobSchema.index({ [field]: 1, removed: 1, from: -1, _id: -1 });
}
jobSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
