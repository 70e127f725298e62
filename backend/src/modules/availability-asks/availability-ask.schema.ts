import { ASK_ANSWERS, type AskAnswer } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** One mail that asked a person whether their availability still holds (docs/domain/availability.md#asked). */
export interface AvailabilityAskRecord extends StoredRecord {
  candidateId: Types.ObjectId;
  /** The recruiter who asked; null for the schedule. */
  askedBy: Types.ObjectId | null;
  /** The operation for which a recruiter asked many. */
  operationId: Types.ObjectId | null;
  mailId: Types.ObjectId | null;
  sentAt: Date;
  expiresAt: Date;
  /** When the mail of a newer question leaves, which takes the place of this one. */
  closedAt: Date | null;
  answeredAt: Date | null;
  answer: AskAnswer | null;
  /** Removes the record. */
  expireAt: Date;
}

const id = { type: Schema.Types.ObjectId, default: null };
const time = { type: Date, default: null };

export const availabilityAskSchema = new Schema<AvailabilityAskRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    askedBy: id,
    operationId: id,
    mailId: id,
    sentAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    closedAt: time,
    answeredAt: time,
    answer: { type: String, enum: [...ASK_ANSWERS, null], default: null },
    expireAt: { type: Date, required: true },
    ...versionField,
  },
  recordOptions('availability_asks'),
);
// The newest one of a person.
availabilityAskSchema.index({ candidateId: 1, sentAt: -1 });
// The answers to an operation.
availabilityAskSchema.index(
  { operationId: 1, answeredAt: -1 },
  { partialFilterExpression: { operationId: { $type: 'objectId' } } },
);
// Statistics, counted from keys.
availabilityAskSchema.index({ sentAt: 1, answeredAt: 1 });
availabilityAskSchema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });
