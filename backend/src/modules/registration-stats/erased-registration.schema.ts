import { Schema } from 'mongoose';

/** The anonymous number of erased people who had registered on a day (docs/domain/candidates.md#registrations). */
export interface ErasedRegistrationRecord {
  /** Day of the registration in the Europe/Brussels calendar, `YYYY-MM-DD`. */
  _id: string;
  total: number;
}

export const erasedRegistrationSchema = new Schema<ErasedRegistrationRecord>(
  { _id: { type: String, required: true }, total: { type: Number, required: true } },
  { collection: 'erased_registrations', versionKey: false },
);
