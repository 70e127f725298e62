import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { EmailRecord } from './email.schema.js';
import type { DueMail } from './emails.repository.js';

/** A mail in the hands of one worker. */
export interface TakenMail {
  mail: EmailRecord;
  /** Proof of it: without it nobody says how the sending went. */
  lease: Types.ObjectId;
}

const OPEN = ['scheduled', 'sending'] as const;

/** The outbox as the worker sees it. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel('Email') private readonly emails: Model<EmailRecord>) {}

  /**
   * Takes a mail whose time has come, or whose worker's lease has run out, for as long as the lease lasts: one worker gets it, all others
   * nothing. The mail is answered as it was before, with its attempts counted.
   */
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

  /**
   * Writes down how it went; false when the lease ran out and another worker has the mail, it was erased, or its recipients are others since it
   * was taken (`find` tells).
   */
  async settle({ mail, lease }: TakenMail, changes: Partial<EmailRecord>): Promise<boolean> {
    const { matchedCount } = await this.emails.updateOne(
      { _id: mail._id, status: 'sending', lease, version: mail.version },
      { $set: { ...changes, lease: null } },
    );
    return matchedCount === 1;
  }

  /** The mail as it is now, while this worker has it. */
  find({ mail, lease }: TakenMail): Promise<EmailRecord | null> {
    return this.emails.findOne({ _id: mail._id, status: 'sending', lease }).lean<EmailRecord>();
  }

  /** Whether the mail is as it was taken: nobody whom it is for was erased. */
  async isUnchanged({ mail, lease }: TakenMail): Promise<boolean> {
    const match = { _id: mail._id, status: 'sending' as const, lease, version: mail.version };
    return (await this.emails.exists(match)) !== null;
  }

  /** When a mail that could not be taken has to be looked at again; null for never. */
  findOpen(id: string): Promise<DueMail | null> {
    return this.emails
      .findOne({ _id: id, status: { $in: OPEN } })
      .select('dueAt')
      .lean<DueMail>();
  }

  /** The mails that have to be looked at before a time, in batches, the earliest first. */
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
