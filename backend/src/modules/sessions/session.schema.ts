import { Schema } from 'mongoose';
import type { SessionRecord } from './session.record.js';

export const sessionSchema = new Schema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    roles: { type: [String], required: true },
    language: { type: String, required: true },
    step: { type: String, required: true },
    opener: String,
    attempts: { type: Number, default: 0 },
    lastSeenAt: Date,
    userAgent: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
