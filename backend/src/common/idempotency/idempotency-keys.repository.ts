import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { IdempotencyKeyRecord } from './idempotency-key.schema.js';

/** One try to run the request of a key. */
export type Attempt = Pick<IdempotencyKeyRecord, '_id' | 'attempt'>;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(@InjectModel('IdempotencyKey') private readonly keys: Model<IdempotencyKeyRecord>) {}

  async add(key: Omit<IdempotencyKeyRecord, 'answer'>): Promise<void> {
    await this.keys.create(key);
  }

  find(id: string): Promise<IdempotencyKeyRecord | null> {
    return this.keys.findById(id).lean<IdempotencyKeyRecord>();
  }

  /** Hands the request of an attempt that wrote nothing to another one; false when a third was first. */
  async takeOver(
    { _id, attempt }: Attempt,
    next: Types.ObjectId,
    until: Pick<IdempotencyKeyRecord, 'leaseUntil' | 'expiresAt'>,
  ): Promise<boolean> {
    const change = { $set: { attempt: next, ...until } };
    return (await this.keys.updateOne({ _id, attempt, done: false }, change)).modifiedCount === 1;
  }

  /** False when another attempt has taken over. */
  async markDone({ _id, attempt }: Attempt, expiresAt: Date, session: ClientSession): Promise<boolean> {
    const change = { $set: { done: true, expiresAt } };
    return (await this.keys.updateOne({ _id, attempt }, change, { session })).matchedCount === 1;
  }

  async keep(
    { _id, attempt }: Attempt,
    kept: Pick<IdempotencyKeyRecord, 'answer' | 'about' | 'expiresAt'>,
  ): Promise<void> {
    await this.keys.updateOne({ _id, attempt }, { $set: { done: true, ...kept } });
  }

  /** Frees the key of an attempt that failed before it wrote; false when it wrote. */
  async free({ _id, attempt }: Attempt): Promise<boolean> {
    return (await this.keys.deleteOne({ _id, attempt, done: false })).deletedCount === 1;
  }

  async endLease({ _id, attempt }: Attempt): Promise<void> {
    await this.keys.updateOne({ _id, attempt }, { $set: { leaseUntil: new Date() } });
  }

  async forget(about: readonly string[], session: ClientSession): Promise<void> {
    const change = { $unset: { answer: 1 as const }, $set: { about: [] } };
    await this.keys.updateMany({ about: { $in: about } }, change, { session });
  }
}
