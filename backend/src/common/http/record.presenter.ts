import type { StoredRecord } from '../mongo/record.js';
import type { RecordDto } from './record.dto.js';

/** The fields every presented record starts with. */
export const presentRecord = (record: StoredRecord): RecordDto => ({
  _id: String(record._id),
  createdAt: record.createdAt.toISOString(),
  modifiedAt: record.modifiedAt.toISOString(),
  version: record.version,
});
