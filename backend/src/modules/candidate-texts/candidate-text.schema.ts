import { Schema } from 'mongoose';
import type { CandidateTextRecord, TextDueRecord, TextStemRecord } from './candidate-text.record.js';

export const candidateTextSchema = new Schema<CandidateTextRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    keys: { type: [String], default: [] },
    texts: { type: Schema.Types.Mixed, default: {} },
  },
  { collection: 'candidate_texts', versionKey: false, minimize: false },
);
// Answers the ids of a search without reading a record.
candidateTextSchema.index({ keys: 1, _id: -1 });

export const textDueSchema = new Schema<TextDueRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, default: null },
    skillId: { type: Schema.Types.ObjectId, default: null },
    dueAt: { type: Date, required: true },
  },
  { collection: 'text_dues', versionKey: false },
);
textDueSchema.index({ dueAt: -1 });
textDueSchema.index({ candidateId: 1 });

export const textStemSchema = new Schema<TextStemRecord>(
  {
    _id: { type: String, required: true },
    word: { type: String, required: true },
    shortened: { type: [String], default: [] },
  },
  { collection: 'text_stems', versionKey: false },
);
textStemSchema.index({ shortened: 1 });
