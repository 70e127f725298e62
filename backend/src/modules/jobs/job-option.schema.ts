import type { Label } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A choice of the job form: a type of employment or a level of applicant. */
export interface JobOptionRecord extends StoredRecord {
  /** Unique, stable name, e.g. `freelance`. */
  name: string;
  label: Label;
  position: number;
}

const createSchema = (collection: string): Schema<JobOptionRecord> => {
  const label = { type: String, required: true };
  const schema = new Schema<JobOptionRecord>(
    {
      name: { type: String, required: true },
      label: { type: new Schema<Label>({ NL: label, EN: label, FR: label }, { _id: false }), required: true },
      position: { type: Number, required: true },
      ...versionField,
    },
    recordOptions(collection),
  );
  schema.index({ name: 1 }, { unique: true });
  schema.index({ position: 1, _id: 1 });
  return schema;
};

export const employmentTypeSchema = createSchema('employmenttypes');
export const applicantLevelSchema = createSchema('applicantlevels');
