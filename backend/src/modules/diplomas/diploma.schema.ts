import { Schema } from 'mongoose';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { DiplomaRecord } from './diploma.record.js';

export const diplomaSchema = new Schema<DiplomaRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    degree: { type: String, required: true },
    institute: { type: String, required: true },
    from: { type: Number, required: true },
    to: { type: Number, default: null },
    country: { type: String, default: null },
    ...versionField,
  },
  recordOptions('diplomas'),
);
diplomaSchema.index({ candidateId: 1, createdAt: 1, _id: 1 });
diplomaSchema.index({ candidateId: 1, from: 1, _id: 1 });
diplomaSchema.index({ createdAt: 1, _id: 1 });
diplomaSchema.index({ from: 1, _id: 1 });
