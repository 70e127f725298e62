import { Schema } from 'mongoose';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A source of candidates, e.g. a job board. */
export interface SourceRecord extends StoredRecord, SortKeys<'label'> {
  label: string;
}

export const sourceSchema = new Schema<SourceRecord>(
  { label: { type: String, required: true }, ...versionField, ...sortDefinition('label') },
  recordOptions('sources'),
);
sourceSchema.index({ label: 1 }, { unique: true });
sourceSchema.index({ 'sortKeys.label': 1, _id: 1 });
sourceSchema.index({ createdAt: 1, _id: 1 });
