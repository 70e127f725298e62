import { Schema, type Types } from 'mongoose';

/**
 * Bytes to remove from the file store. The transaction that deletes a file's record writes one. An upload writes one before its bytes, and the
 * transaction that makes its record deletes it. So no crash loses bytes or leaves them behind.
 */
export interface FileDeletionRecord {
  _id: Types.ObjectId;
  storageKey: string;
  dueAt: Date;
}

export const fileDeletionSchema = new Schema<FileDeletionRecord>(
  { storageKey: { type: String, required: true }, dueAt: { type: Date, required: true } },
  { collection: 'file_deletions', versionKey: false },
);
fileDeletionSchema.index({ storageKey: 1 });
fileDeletionSchema.index({ dueAt: 1 });
