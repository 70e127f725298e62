import type { Types } from 'mongoose';
import type { StoredRecord } from '../../common/mongo/record.js';

/** A piece of a candidate's work experience; `from` and `to` are days, `YYYY-MM-DD`, `to` null while it goes on. */
export interface ExperienceRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  function: string;
  company: string;
  from: string;
  to: string | null;
}
