import type { Label, SkillState, UserFunctionName } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** Something a candidate can be good at, alone or as an item of a category. */
export interface SkillRecord extends StoredRecord, SearchFields {
  label: Label;
  /** The label without case and accents, to sort by. */
  keys: Label;
  /** See `uniqueKeys`; its own id alone once it is removed. */
  unique: string[];
  state: SkillState;
  /** Empty: for all functions. */
  userfunctions: UserFunctionName[];
  categoryId: Types.ObjectId | null;
  createdBy: Types.ObjectId | null;
  /** Removed: in no list any more, but candidates who have it keep its label (docs/domain/recruiting.md#in-use). */
  removedAt: Date | null;
}

export const labelType = {
  type: new Schema<Label>({ NL: String, EN: String, FR: String }, { _id: false }),
  required: true,
};

export const skillSchema = new Schema<SkillRecord>(
  {
    label: labelType,
    keys: labelType,
    unique: { type: [String], default: [] },
    state: { type: String, required: true },
    userfunctions: { type: [String], default: [] },
    categoryId: { type: Schema.Types.ObjectId, default: null },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    removedAt: { type: Date, default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('skills'),
);
skillSchema.index({ unique: 1 }, { unique: true });
skillSchema.index({ categoryId: 1, 'keys.EN': 1, _id: 1 });
skillSchema.index({ ngrams: 1, 'keys.EN': 1, _id: 1 });
for (const key of ['keys.NL', 'keys.EN', 'keys.FR', 'createdAt']) {
  skillSchema.index({ removedAt: 1, [key]: 1, _id: 1 });
}
