import { Schema, type Types } from 'mongoose';

/** One removal and its reason, without any link to the person (docs/domain/accounts.md#leaving). */
export interface AccountRemovalRecord {
  _id: Types.ObjectId;
  /** `YYYY-MM-DD`: other records could identify the person by a time of day. */
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
