import { ADDRESS_TROUBLES, type AddressTrouble } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../../common/mongo/record.js';

/** Facts about an address that mails tell. */
export interface MailAddressRecord extends StoredRecord {
  /** Lower case. */
  email: string;
  /** The candidate who also writes from it, as a recruiter says. */
  candidateId: Types.ObjectId | null;
  /** Mails to it are returned since then, or its reader called them unwanted; null once a mail comes from it. */
  badSince: Date | null;
  reason: AddressTrouble | null;
}

export const mailAddressSchema = new Schema<MailAddressRecord>(
  {
    email: { type: String, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    badSince: { type: Date, default: null },
    reason: { type: String, enum: [...ADDRESS_TROUBLES, null], default: null },
    ...versionField,
  },
  recordOptions('mail_addresses'),
);
mailAddressSchema.index({ email: 1 }, { unique: true });
mailAddressSchema.index({ candidateId: 1 });
mailAddressSchema.index({ badSince: -1 }, { partialFilterExpression: { badSince: { $type: 'date' } } });
