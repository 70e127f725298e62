import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { createRecord } from '../../../common/mongo/record.js';
import type { ReceivedMailRecord } from '../conversations/received-mail.record.js';

type Id = string | Types.ObjectId;
export type ArrivedMail = Pick<ReceivedMailRecord, 'key' | 'raw' | 'envelope' | 'client' | 'receivedAt'>;
/** The content of a mail and its place. */
export type FiledMail = Partial<Omit<ReceivedMailRecord, '_id' | 'key' | 'envelope'>>;

/** A mail whose worker has to work on it. */
const OPEN = ['stored', 'files'] as const;
const FOUND_AT_ONCE = 1_000;

/** The mails that came in, for the worker. */
@Injectable()
export class InboundMailsRepository {
  constructor(@InjectModel('ReceivedMail') private readonly mails: Model<ReceivedMailRecord>) {}

  arrive(mail: ArrivedMail, session: ClientSession): Promise<ReceivedMailRecord> {
    return createRecord(this.mails, { ...mail, state: 'stored', dueAt: mail.receivedAt }, session);
  }

  async hasArrived(key: string): Promise<boolean> {
    return (await this.mails.exists({ key })) !== null;
  }

  /** Takes an open mail without a valid lease; its new `dueAt` is the lease. */
  take(id: Id, leaseMs: number, now = Date.now()): Promise<ReceivedMailRecord | null> {
    return this.mails
      .findOneAndUpdate(
        { _id: id, state: { $in: OPEN }, dueAt: { $lte: new Date(now) } },
        { $set: { dueAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
        { returnDocument: 'after', timestamps: false },
      )
      .lean<ReceivedMailRecord>();
  }

  /** Changes a mail while this worker has its lease; false if it was erased, or another worker has it. */
  async change({ _id, dueAt }: ReceivedMailRecord, changes: FiledMail, session: ClientSession): Promise<boolean> {
    const update = { $set: changes, $inc: { version: 1 } };
    const { matchedCount } = await this.mails.updateOne({ _id, state: { $in: OPEN }, dueAt }, update, { session });
    return matchedCount === 1;
  }

  /** Lets another attempt follow at this time. */
  async postpone({ _id, dueAt }: ReceivedMailRecord, until: Date): Promise<void> {
    await this.mails.updateOne({ _id, state: { $in: OPEN }, dueAt }, { $set: { dueAt: until } }, { timestamps: false });
  }

  /** Open mails without a valid lease, in the form of their jobs. */
  async idle(now = Date.now()): Promise<{ _id: Types.ObjectId; leasedUntil: Date }[]> {
    const idle = await this.mails
      .find({ state: { $in: OPEN }, dueAt: { $lte: new Date(now) } })
      .select('dueAt')
      .sort({ dueAt: 1 })
      .limit(FOUND_AT_ONCE)
      .lean();
    return idle.map(({ _id, dueAt }) => ({ _id, leasedUntil: dueAt }));
  }

  /** The mails with one of these Message-IDs, the newest first. */
  withMessageIds(messageIds: readonly string[], session: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ messageId: { $in: messageIds }, conversationId: { $ne: null } })
      .select('conversationId candidateId from')
      .sort({ receivedAt: -1 })
      .session(session)
      .lean<ReceivedMailRecord[]>();
  }

  /** The newest mails from an address. */
  latestFrom(email: string, limit: number, session: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ 'from.email': email, conversationId: { $ne: null } })
      .select('conversationId candidateId subject')
      .sort({ receivedAt: -1 })
      .limit(limit)
      .session(session)
      .lean<ReceivedMailRecord[]>();
  }
}
