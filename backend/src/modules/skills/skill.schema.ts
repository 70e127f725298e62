import type { Label } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { searchDefinition } from '../../common/lists/search.js';
import { sortField } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { SkillRecord } from './skill.record.js';
import { LABEL_SORTS } from './skill.rules.js';

export const labelType = {
  type: new Schema<Label>({ NL: String, EN: String, FR: String }, { _id: false }),
  required: true,
};

export const skillSchema = new Schema<SkillRecord>(
  {
    label: labelType,
    unique: { type: [String], default: [] },
    state: { type: String, required: true },
    userfunctions: { type: [String], default: [] },
    categoryId: { type: Schema.Types.ObjectId, default: null },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    removedAt: { type: Date, default: null },
    ...versionField,
    ...searchDefinition,
    sortKeys: { label: labelType },
  },
  recordOptions('skills'),
);
skillSchema.index({ unique: 1 }, { unique: true });
skillSchema.index({ categoryId: 1, 'sortKeys.label.EN': 1, _id: 1 });
skillSchema.index({ ngrams: 1, 'sortKeys.label.EN': 1, _id: 1 });
for (const key of [...LABEL_SORTS.map(sortField), 'createdAt']) {
  skillSchema.index({ removedAt: 1, [key]: 1, _id: 1 });
}
