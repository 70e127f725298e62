import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { objectId, type StoredRecord } from '../../common/mongo/record.js';
import type { EmailFilter } from './dto/email-filter.dto.js';
import type { EmailRecord } from './email.schema.js';

/** A mail as it is put in the outbox; the rest of the record are its defaults. */
export type OutboxEntry = Omit<EmailRecord, Defaults>;
type Defaults =
  | keyof Omit<StoredRecord, '_id'>
  | 'status'
  | 'lease'
  | 'attempts'
  | 'reason'
  | 'remaining'
  | 'refused'
  | 'sentAt';

/** What a mail must still be like to be changed. */
export type Expected = Pick<EmailRecord, 'status'> & Partial<Pick<EmailRecord, 'version' | 'remaining' | 'createdBy'>>;

/** A mail and when it is due: what its job in the queue is made of. */
export type DueMail = Pick<EmailRecord, '_id' | 'dueAt'>;

@Injectable()
export class EmailsRepository {
  constructor(@InjectModel('Email') private readonly emails: Model<EmailRecord>) {}

  list(params: ListParams<EmailFilter>): Promise<Page<EmailRecord>> {
    const { candidateId, status } = params.filter;
    const match: QueryFilter<EmailRecord> = {
      confidential: false,
      ...(candidateId ? { candidateId: objectId(candidateId) } : {}),
      ...(status ? { status } : {}),
    };
    return readList(this.emails, match, params);
  }

  countOf(candidateId: string): Promise<number> {
    return this.emails.countDocuments({ candidateId, confidential: false });
  }

  /** Mails that were sent about a candidate, newest first, the product's own too; without their bodies. */
  sentAbout(candidateId: string): Promise<EmailRecord[]> {
    return this.emails
      .find({ candidateId, status: 'sent' })
      .select('-body -ngrams -searchText')
      .sort({ createdAt: -1, _id: -1 })
      .lean<EmailRecord[]>();
  }

  /** A mail that may be shown. */
  find(id: string | Types.ObjectId): Promise<EmailRecord | null> {
    return this.emails.findOne({ _id: id, confidential: false }).select('-ngrams -searchText').lean<EmailRecord>();
  }

  async add(entry: OutboxEntry, session?: ClientSession): Promise<EmailRecord> {
    const [email] = await this.emails.create([{ ...entry, status: 'scheduled' }], session ? { session } : {});
    if (!email) throw new Error('nothing was created');
    return email.toObject();
  }

  /** Changes a mail as long as it is still as expected, in one step: a worker may take it at any moment. */
  change(
    id: string | Types.ObjectId,
    expected: Expected,
    changes: Partial<EmailRecord>,
    session: ClientSession,
  ): Promise<EmailRecord | null> {
    return this.emails
      .findOneAndUpdate(
        { _id: id, confidential: false, ...expected },
        { $set: changes, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      )
      .lean<EmailRecord>();
  }

  /** Cancels those of a sender's mails that still wait; answers them as they were. */
  async cancelWaiting(
    ids: readonly Types.ObjectId[],
    createdBy: Types.ObjectId,
    session: ClientSession,
  ): Promise<EmailRecord[]> {
    const match: QueryFilter<EmailRecord> = { _id: { $in: ids }, createdBy, status: 'scheduled' };
    const waiting = await this.emails
      .find(match)
      .select('candidateId status dueAt')
      .session(session)
      .lean<EmailRecord[]>();
    await this.emails.updateMany(match, { $set: { status: 'cancelled' }, $inc: { version: 1 } }, { session });
    return waiting;
  }

  /** Removes a person's mails; answers those whose job may still wait in the queue. */
  async eraseOf(candidateId: string | Types.ObjectId, session: ClientSession): Promise<DueMail[]> {
    const waiting = await this.emails
      .find({ candidateId, status: { $in: ['scheduled', 'sending'] } })
      .select('dueAt')
      .session(session)
      .lean<DueMail[]>();
    await this.emails.deleteMany({ candidateId }, { session });
    return waiting;
  }
}
