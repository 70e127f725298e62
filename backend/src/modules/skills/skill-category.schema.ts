import type { Label, UserFunctionName } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortField, type Sorted } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { LABEL_SORTS } from './skill.rules.js';
import { labelType } from './skill.schema.js';

/** A specialisation: a category of skills, which refer to it. */
export interface SkillCategoryRecord extends StoredRecord, SearchFields, Sorted<{ label: Label }> {
  label: Label;
  /** See `uniqueKeys`. */
  unique: string[];
  /** Empty means all. */
  userfunctions: UserFunctionName[];
}

export const skillCategorySchema = new Schema<SkillCategoryRecord>(
  {
    label: labelType,
    unique: { type: [String], default: [] },
    userfunctions: { type: [String], default: [] },
    ...versionField,
    ...searchDefinition,
    sortKeys: { label: labelType },
  },
  recordOptions('skillcategories'),
);
skillCategorySchema.index({ unique: 1 }, { unique: true });
for (const key of [...LABEL_SORTS.map(sortField), 'createdAt']) skillCategorySchema.index({ [key]: 1, _id: 1 });
