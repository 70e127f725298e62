import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** How often people opened the apply link of a job in a campaign. Names no visitor. */
export interface LinkViewRecord extends StoredRecord {
  campaignId: Types.ObjectId;
  jobId: Types.ObjectId;
  count: number;
}

export const linkViewSchema = new Schema<LinkViewRecord>(
  {
    campaignId: { type: Schema.Types.ObjectId, required: true },
    jobId: { type: Schema.Types.ObjectId, required: true },
    count: { type: Number, required: true },
    ...versionField,
  },
  recordOptions('linkviews'),
);
linkViewSchema.index({ campaignId: 1, jobId: 1 }, { unique: true });
