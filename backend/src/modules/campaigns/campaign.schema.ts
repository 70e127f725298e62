import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** Advertising for jobs through one medium. */
export interface CampaignRecord extends StoredRecord, SearchFields, SortKeys<'title'> {
  title: string;
  mediumId: Types.ObjectId;
  /** Euro. */
  budget: number | null;
  /** First and last day, `YYYY-MM-DD`. */
  start: string | null;
  end: string | null;
  /** Rich text, sanitised. */
  remarks: string | null;
  /** Deleted: hidden from every list, kept for its title. */
  removed: boolean;
}

export const campaignSchema = new Schema<CampaignRecord>(
  {
    title: { type: String, required: true },
    mediumId: { type: Schema.Types.ObjectId, required: true },
    budget: { type: Number, default: null },
    start: { type: String, default: null },
    end: { type: String, default: null },
    remarks: { type: String, default: null },
    removed: { type: Boolean, required: true, default: false },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('title'),
  },
  recordOptions('campaigns'),
);
campaignSchema.index({ removed: 1, createdAt: -1, _id: -1 });
campaignSchema.index({ removed: 1, 'sortKeys.title': 1, _id: 1 });
campaignSchema.index({ mediumId: 1, removed: 1, createdAt: -1, _id: -1 });
campaignSchema.index({ mediumId: 1, removed: 1, 'sortKeys.title': 1, _id: 1 });
campaignSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
