import type { Types } from 'mongoose';
import type { StoredRecord } from '../mongo/record.js';
import type { RecordDto } from './record.dto.js';

/** The first fields of every presented record. */
export const presentRecord = (record: StoredRecord): RecordDto => ({
  _id: String(record._id),
  createdAt: record.createdAt.toISOString(),
  modifiedAt: record.modifiedAt.toISOString(),
  version: record.version,
});

/** The time of a record's last change after its creation; null when there is none. */
export const editedAtOf = ({ createdAt, modifiedAt }: StoredRecord): string | null =>
  modifiedAt.getTime() > createdAt.getTime() ? modifiedAt.toISOString() : null;

/** A user named beside a record. */
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
