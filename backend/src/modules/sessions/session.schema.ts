import type { Language, Role } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';

/** A login. Its id is inside the bearer token and is looked up on every request; deleting it ends the session at once. */
export interface SessionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  candidateId: Types.ObjectId | null;
  roles: Role[];
  language: Language;
  step: 'full' | 'two-factor';
  /** Wrong two-factor codes so far; only in the two-factor step. */
  attempts: number;
  expiresAt: Date;
}

export const sessionSchema = new Schema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    roles: { type: [String], required: true },
    language: { type: String, required: true },
    step: { type: String, required: true },
    attempts: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
