import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { EmailRecord } from './email.record.js';
import type { DueMail } from './emails.repository.js';

/** A mail with a worker's lease. */
export interface TakenMail {
  mail: EmailRecord;
  /** Only its holder may store the outcome. */
  lease: Types.ObjectId;
}

const OPEN = ['scheduled', 'sending'] as const;

/** The outbox for the worker. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel('Email') private readonly emails: Model<EmailRecord>) {}

  /** Takes a due mail, or one with an expired lease; only one worker gets it. Returns the mail as it was before, with this attempt counted. */
  async take(id: string, leaseMs: number, now = Date.now()): Promise<TakenMail | null> {
    const lease = new Types.ObjectId();
    const before = await this.emails
      .findOneAndUpdate(
        { _id: id, status: { $in: OPEN }, dueAt: { $lte: new Date(now) } },
        { $set: { status: 'sending', lease, dueAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
        { returnDocument: 'before', timestamps: false },
      )
      .lean<EmailRecord>();
    return before && { mail: { ...before, attempts: before.attempts + 1 }, lease };
  }

  /** Stores the outcome. False if another worker has the mail, if the mail was erased, or if its recipients changed (`find` tells). */
  async settle({ mail, lease }: TakenMail, changes: Partial<EmailRecord>): Promise<boolean> {
    const { matchedCount } = await this.emails.updateOne(
      { _id: mail._id, status: 'sending', lease, version: mail.version },
      { $set: { ...changes, lease: null } },
    );
    return matchedCount === 1;
  }

  /** The current mail, while this worker has its lease. */
  find({ mail, lease }: TakenMail): Promise<EmailRecord | null> {
    return this.emails.findOne({ _id: mail._id, status: 'sending', lease }).lean<EmailRecord>();
  }

  /** Whether the mail is unchanged, so that no recipient was erased. */
  async isUnchanged({ mail, lease }: TakenMail): Promise<boolean> {
    const match = { _id: mail._id, status: 'sending' as const, lease, version: mail.version };
    return (await this.emails.exists(match)) !== null;
  }

  /** The next look at a mail that could not be taken; otherwise null. */
  findOpen(id: string): Promise<DueMail | null> {
    return this.emails
      .findOne({ _id: id, status: { $in: OPEN } })
      .select('dueAt')
      .lean<DueMail>();
  }

  /** The mails due before a time, in batches, the earliest first. */
  async *dueBefore(time: Date, batchSize: number): AsyncGenerator<DueMail[]> {
    let batch: DueMail[] = [];
    const cursor = this.emails
      .find({ status: { $in: OPEN }, dueAt: { $lte: time } })
      .sort({ dueAt: 1 })
      .select('dueAt')
      .lean<DueMail[]>()
      .cursor({ batchSize });
    for await (const mail of cursor) {
      batch.push(mail);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}
