import { Schema, type Types } from 'mongoose';

/** That somebody left, and why: nothing here leads back to the person (decisions, users). */
export interface AccountRemovalRecord {
  _id: Types.ObjectId;
  /** `YYYY-MM-DD`: a time of day could be matched with other traces. */
  day: string;
  keptData: boolean;
  why: string | null;
}

export const accountRemovalSchema = new Schema<AccountRemovalRecord>(
  {
    day: { type: String, required: true },
    keptData: { type: Boolean, required: true },
    why: { type: String, default: null },
  },
  { collection: 'departures', versionKey: false },
);
accountRemovalSchema.index({ day: 1 });
