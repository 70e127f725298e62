import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A chosen item of a category with its weight on this scorecard. */
export interface WeightedItem {
  _id: Types.ObjectId;
  weight: number;
}

export interface ChosenCategory {
  _id: Types.ObjectId;
  items: WeightedItem[];
}

/** Weighted items of categories on which recruiters rate candidates. */
export interface ScorecardRecord extends StoredRecord, SearchFields, SortKeys<'label'> {
  label: string;
  categories: ChosenCategory[];
  /** Deleted: hidden from every list, kept for its ratings. */
  removed: boolean;
}

const itemSchema = new Schema<WeightedItem>({
  _id: { type: Schema.Types.ObjectId, required: true },
  weight: { type: Number, required: true },
});

export const scorecardSchema = new Schema<ScorecardRecord>(
  {
    label: { type: String, required: true },
    categories: [
      new Schema<ChosenCategory>({ _id: { type: Schema.Types.ObjectId, required: true }, items: [itemSchema] }),
    ],
    removed: { type: Boolean, required: true, default: false },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('label'),
  },
  recordOptions('scorecards'),
);
scorecardSchema.index({ removed: 1, createdAt: -1, _id: -1 });
scorecardSchema.index({ removed: 1, 'sortKeys.label': 1, _id: 1 });
scorecardSchema.index({ 'categories.items._id': 1 });
scorecardSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
