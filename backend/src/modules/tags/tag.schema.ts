import { Schema } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A tag of candidates and jobs. */
export interface TagRecord extends StoredRecord, SearchFields, SortKeys<'label'> {
  label: string;
  /** The label folded, unique: `SEO` and `seo` are one tag. */
  key: string;
}

export type TagLabel = Pick<TagRecord, '_id' | 'label'>;

export const tagSchema = new Schema<TagRecord>(
  {
    label: { type: String, required: true },
    key: { type: String, required: true },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('label'),
  },
  recordOptions('tags'),
);
tagSchema.index({ key: 1 }, { unique: true });
tagSchema.index({ 'sortKeys.label': 1, _id: 1 });
tagSchema.index({ createdAt: 1, _id: 1 });
tagSchema.index({ ngrams: 1, createdAt: 1, _id: 1 });
tagSchema.index({ ngrams: 1, 'sortKeys.label': 1, _id: 1 });
