import { Schema, type Types } from 'mongoose';

/** How far the search among the candidates of an earlier version is; migration 0028 begins it, its end removes it. */
export interface IdentityScanRecord {
  _id: string;
  /** The last candidate that was looked at; null at the beginning. */
  after: Types.ObjectId | null;
}

export const identityScanSchema = new Schema<IdentityScanRecord>(
  { _id: { type: String, required: true }, after: { type: Schema.Types.ObjectId, default: null } },
  { collection: 'identity_scans', versionKey: false, strict: 'throw' },
);
