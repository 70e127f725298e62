import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

export interface CategoryItem {
  _id: Types.ObjectId;
  label: string;
}

/** A group of items that scorecards choose from. */
export interface ScorecardCategoryRecord extends StoredRecord, SearchFields, SortKeys<'label'> {
  label: string;
  items: CategoryItem[];
}

export const scorecardCategorySchema = new Schema<ScorecardCategoryRecord>(
  {
    label: { type: String, required: true },
    items: [
      new Schema<CategoryItem>({
        _id: { type: Schema.Types.ObjectId, required: true },
        label: { type: String, required: true },
      }),
    ],
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('label'),
  },
  recordOptions('scorecardcategories'),
);
scorecardCategorySchema.index({ createdAt: -1, _id: -1 });
scorecardCategorySchema.index({ 'sortKeys.label': 1, _id: 1 });
scorecardCategorySchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
