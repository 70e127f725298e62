import type { Types } from 'mongoose';
import type { StoredRecord } from '../mongo/record.js';
import type { RecordDto } from './record.dto.js';

/** The fields every presented record starts with. */
export const presentRecord = (record: StoredRecord): RecordDto => ({
  _id: String(record._id),
  createdAt: record.createdAt.toISOString(),
  modifiedAt: record.modifiedAt.toISOString(),
  version: record.version,
});

/** When a record was changed after it was made; null when it was not. */
export const editedAtOf = ({ createdAt, modifiedAt }: StoredRecord): string | null =>
  modifiedAt.getTime() > createdAt.getTime() ? modifiedAt.toISOString() : null;

/** Somebody who is named beside a record. */
export interface Named {
  _id: Types.ObjectId;
  firstname: string;
  name: string;
}

export const presentNamed = ({ _id, firstname, name }: Named): { _id: string; firstname: string; name: string } => ({
  _id: String(_id),
  firstname,
  name,
});
