import { Schema, type Types } from 'mongoose';

/** An unsaved text of a form (docs/domain/interface.md#drafts). */
export interface DraftRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  form: string;
  /** As the app keeps it; null once the form was saved or the draft dropped, so that other devices drop theirs too. */
  content: string | null;
  device: string;
  /** Counts the writes; absent before the first one that counts. */
  version?: number;
  typedAt: Date;
  expiresAt: Date;
}

export const draftSchema = new Schema<DraftRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    form: { type: String, required: true },
    content: { type: String, default: null },
    device: { type: String, required: true },
    version: { type: Number },
    typedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'drafts', versionKey: false, strict: 'throw' },
);
draftSchema.index({ userId: 1, form: 1 }, { unique: true });
draftSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
