import { Schema, type Types } from 'mongoose';

/** A request that carried an `Idempotency-Key`, and what it was answered. */
export interface IdempotencyKeyRecord {
  /** Digest of the key, of who sent it and of what it was sent to. */
  _id: string;
  /** Digest of the whole request. */
  fingerprint: string;
  /** Who carries it out. Another one takes over when the lease has run out and nothing was written. */
  attempt: Types.ObjectId;
  leaseUntil: Date;
  /** What the request was to write is written: set in the transaction that writes it, so that no attempt can do it a second time. */
  done: boolean;
  /** The answer, as JSON; absent until it is given, and again once somebody it names was erased. */
  answer?: string;
  /** Ids of the records and addresses of the people that the answer names, by which erasure finds it. */
  about: string[];
  expiresAt: Date;
}

export const idempotencyKeySchema = new Schema<IdempotencyKeyRecord>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    attempt: { type: Schema.Types.ObjectId, required: true },
    leaseUntil: { type: Date, required: true },
    done: { type: Boolean, required: true },
    answer: String,
    about: { type: [String], default: [] },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotencyKeys', versionKey: false, strict: 'throw' },
);
idempotencyKeySchema.index({ about: 1 });
idempotencyKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
