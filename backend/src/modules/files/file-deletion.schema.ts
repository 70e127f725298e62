import { Schema, type Types } from 'mongoose';

/**
 * Bytes to remove from the file store. Written in the transaction that deletes a file's record, and before the bytes of a new one are
 * put (taken back in the transaction that makes its record): whatever happens in between, no bytes are lost or left behind.
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
