import { Schema } from 'mongoose';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { ExperienceRecord } from './experience.record.js';

export const experienceSchema = new Schema<ExperienceRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    function: { type: String, required: true },
    company: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, default: null },
    ...versionField,
  },
  recordOptions('experience'),
);
experienceSchema.index({ candidateId: 1, createdAt: 1, _id: 1 });
experienceSchema.index({ candidateId: 1, from: 1, _id: 1 });
experienceSchema.index({ createdAt: 1, _id: 1 });
experienceSchema.index({ from: 1, _id: 1 });
