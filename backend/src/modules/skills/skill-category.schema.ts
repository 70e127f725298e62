import type { Label, UserFunctionName } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { labelType } from './skill.schema.js';

/** A specialisation: a category of skills, which refer to it. */
export interface SkillCategoryRecord extends StoredRecord, SearchFields {
  label: Label;
  /** The label without case and accents, for sorting. */
  keys: Label;
  /** See `uniqueKeys`. */
  unique: string[];
  /** Empty means all. */
  userfunctions: UserFunctionName[];
}

export const skillCategorySchema = new Schema<SkillCategoryRecord>(
  {
    label: labelType,
    keys: labelType,
    unique: { type: [String], default: [] },
    userfunctions: { type: [String], default: [] },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('skillcategories'),
);
skillCategorySchema.index({ unique: 1 }, { unique: true });
for (const key of ['keys.NL', 'keys.EN', 'keys.FR', 'createdAt']) skillCategorySchema.index({ [key]: 1, _id: 1 });
