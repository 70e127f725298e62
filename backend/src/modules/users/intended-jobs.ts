import { Schema } from 'mongoose';
import type { IntendedJobRecord } from './user.record.js';

/** The field of a schema for jobs of registrations: logins have it, and registrations until their confirmation. */
export const intendedJobs = {
  type: [
    new Schema<IntendedJobRecord>(
      { jobId: Schema.Types.ObjectId, campaignId: { type: Schema.Types.ObjectId, default: null } },
      { _id: false },
    ),
  ],
  default: [],
};
