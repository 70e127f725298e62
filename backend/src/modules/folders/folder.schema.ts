import { Schema } from 'mongoose';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A folder of candidates. Each candidate stores its folder ids, so the candidate list can filter on them. */
export interface FolderRecord extends StoredRecord, SortKeys<'name'> {
  name: string;
  /** The name without case and accents: no two folders share it. */
  nameKey: string;
}

export const folderSchema = new Schema<FolderRecord>(
  { name: { type: String, required: true }, nameKey: { type: String }, ...versionField, ...sortDefinition('name') },
  recordOptions('folders'),
);
// A process of an earlier version makes folders without a key.
folderSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: { nameKey: { $type: 'string' } } });
folderSchema.index({ createdAt: 1, _id: 1 });
folderSchema.index({ 'sortKeys.name': 1, _id: 1 });
