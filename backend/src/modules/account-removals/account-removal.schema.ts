import { Schema, type Types } from 'mongoose';

/** That somebody left, and why: nothing here leads back to the person (docs/domain/accounts.md#leaving). */
export interface AccountRemovalRecord {
  _id: Types.ObjectId;
  /** `YYYY-MM-DD`: a time of day could be matched with other traces. */
  day: string;
  keptData: boolean;
  reason: string | null;
}

export const accountRemovalSchema = new Schema<AccountRemovalRecord>(
  {
    day: { type: String, required: true },
    keptData: { type: Boolean, required: true },
    reason: { type: String, default: null },
  },
  { collection: 'account_removals', versionKey: false },
);
accountRemovalSchema.index({ day: 1 });
