import { Schema, type Types } from 'mongoose';

/** A request with an `Idempotency-Key`, and its answer. */
export interface IdempotencyKeyRecord {
  /** Digest of user, method, path and key. */
  _id: string;
  /** Digest of the whole request. */
  fingerprint: string;
  /** The attempt that runs the request. If its lease ends before it wrote, another one takes over. */
  attempt: Types.ObjectId;
  leaseUntil: Date;
  /** Set in the transaction of the request's write, so no second attempt can write. */
  done: boolean;
  /** The answer as JSON; absent before it, and after the erasure of a person that it names. */
  answer?: string;
  /** Ids and addresses in the answer; erasure finds it by these. */
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
