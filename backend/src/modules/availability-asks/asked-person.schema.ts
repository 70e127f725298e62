import { ASK_FREQUENCIES, type AskFrequency } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** How and when a person is asked for their availability (docs/domain/availability.md#schedule). */
export interface AskedPersonRecord extends StoredRecord {
  /** The id of the candidate: a person has one record, which a merge joins (ask.listeners.ts). */
  _id: Types.ObjectId;
  /** The person's own choice. */
  frequency: AskFrequency;
  /** The last application, or mail of a recruiter. */
  contactedAt: Date | null;
  /** When the worker looks next whether to ask; null without a contact, or if the person is never asked. */
  nextAskAt: Date | null;
}

export const askedPersonSchema = new Schema<AskedPersonRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    frequency: { type: String, enum: ASK_FREQUENCIES, default: 'usual' },
    contactedAt: { type: Date, default: null },
    nextAskAt: { type: Date, default: null },
    ...versionField,
  },
  recordOptions('asked_people'),
);
// For the worker.
askedPersonSchema.index({ nextAskAt: 1 });
