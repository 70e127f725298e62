import type { Types } from 'mongoose';
import type { StoredRecord } from '../../common/mongo/record.js';

/** A diploma; `from` and `to` are years, `to` null while it goes on. */
export interface DiplomaRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  degree: string;
  institute: string;
  from: number;
  to: number | null;
  country: string | null;
}
