import { Schema } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A folder of candidates. Each candidate stores its folder ids, so the candidate list can filter on them. */
export interface FolderRecord extends StoredRecord {
  name: string;
}

export const folderSchema = new Schema<FolderRecord>(
  { name: { type: String, required: true }, ...versionField },
  recordOptions('folders'),
);
folderSchema.index({ createdAt: 1, _id: 1 });
folderSchema.index({ name: 1, _id: 1 });
