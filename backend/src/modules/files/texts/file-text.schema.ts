import { Schema } from 'mongoose';
import type { FileTextRecord } from './file-text.record.js';

export const fileTextSchema = new Schema<FileTextRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    pages: { type: [String], default: [] },
  },
  { collection: 'file_texts', versionKey: false },
);
fileTextSchema.index({ candidateId: 1 });
