import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { definedFields, objectId, type StoredRecord } from '../../common/mongo/record.js';
import { timelineOf, type Timeline } from '../../common/mongo/timeline.js';
import type { EmailFilter } from './dto/email-filter.dto.js';
import type { EmailRecord } from './email.record.js';
import { ADDRESS_COLLATION } from './email.schema.js';
import { STAFF_MAILS } from './mail-kinds.js';

/** A new mail for the outbox; the other fields have defaults. */
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

/** The required state of a mail for a change. */
export type Expected = Pick<EmailRecord, 'status'> & Partial<Pick<EmailRecord, 'version' | 'remaining' | 'createdBy'>>;

/** A mail and its due time, which make its job in the queue. */
export type DueMail = Pick<EmailRecord, '_id' | 'dueAt'>;
type TaskReminder = DueMail & { taskId: Types.ObjectId };

@Injectable()
export class EmailsRepository {
  constructor(@InjectModel('Email') private readonly emails: Model<EmailRecord>) {}

  list(params: ListParams<EmailFilter>): Promise<Page<EmailRecord>> {
    const { candidateId, createdBy, status } = params.filter;
    const match = { confidential: false, ...definedFields({ candidateId, createdBy, status }) };
    return readList(this.emails, match as QueryFilter<EmailRecord>, params);
  }

  /** The sent mails by the time of sending, or the others by the time of writing, without confidential ones. */
  timeline(sent: boolean): Timeline<EmailRecord> {
    const sentAt = sent ? { $gt: new Date(0) } : null;
    return timelineOf(this.emails, {
      time: sent ? 'sentAt' : 'createdAt',
      author: 'createdBy',
      match: () => ({ confidential: false, sentAt }),
      select: 'conversationId createdAt sentAt subject message status reason bounces createdBy',
    });
  }

  /** The number of sent mails that began with a template, and the last one. */
  async usesOf(templateId: string): Promise<{ count: number; last: Pick<EmailRecord, 'sentAt' | 'createdBy'> | null }> {
    const match = { templateId: objectId(templateId), sentAt: { $ne: null } };
    const [count, last] = await Promise.all([
      this.emails.countDocuments(match),
      this.emails
        .findOne(match)
        .sort({ sentAt: -1 })
        .select('sentAt createdBy')
        .lean<Pick<EmailRecord, 'sentAt' | 'createdBy'>>(),
    ]);
    return { count, last };
  }

  async waitingWith(libraryIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const counts = await this.emails.aggregate<{ _id: Types.ObjectId; count: number }>([
      {
        $match: {
          'attachments.libraryId': { $in: libraryIds },
          status: { $in: ['scheduled', 'sending', 'held'] satisfies EmailRecord['status'][] },
        },
      },
      { $unwind: '$attachments' },
      { $match: { 'attachments.libraryId': { $in: libraryIds } } },
      { $group: { _id: '$attachments.libraryId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [String(_id), count]));
  }

  /** Sent mails about a candidate, the product's own too but no mails to recruiters about their work, newest first, without bodies. */
  sentAbout(candidateId: string): Promise<EmailRecord[]> {
    return this.emails
      .find({ candidateId, status: 'sent', kind: { $nin: [...STAFF_MAILS, 'template_test'] } })
      .select('-body -ngrams -searchText')
      .sort({ createdAt: -1, _id: -1 })
      .lean<EmailRecord[]>();
  }

  /** The mails of a conversation, the oldest first. */
  ofConversation(conversationId: Types.ObjectId, session?: ClientSession): Promise<EmailRecord[]> {
    return this.ofConversations([conversationId], session);
  }

  ofConversations(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<EmailRecord[]> {
    return this.emails
      .find({ conversationId: { $in: ids } })
      .select('-body -ngrams -searchText')
      .sort({ createdAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<EmailRecord[]>();
  }

  /** Mails about candidates without a conversation, some at a time. */
  withoutConversation(limit: number): Promise<EmailRecord[]> {
    return this.emails
      .find({ conversationId: null, confidential: false, candidateId: { $ne: null } })
      .select('-body -ngrams -searchText')
      .limit(limit)
      .lean<EmailRecord[]>();
  }

  /** Those of these mails that are not confidential. */
  ofIds(ids: readonly string[], session: ClientSession): Promise<EmailRecord[]> {
    return this.emails
      .find({ _id: { $in: ids }, confidential: false })
      .select('-ngrams -searchText')
      .session(session)
      .lean<EmailRecord[]>();
  }

  /** The cancelled ones of these mails. */
  cancelledAmong(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<Types.ObjectId[]> {
    return this.emails.distinct('_id', { _id: { $in: ids }, status: 'cancelled' }).session(session ?? null);
  }

  /** A mail that is not confidential. */
  find(id: string | Types.ObjectId): Promise<EmailRecord | null> {
    return this.emails.findOne({ _id: id, confidential: false }).select('-ngrams -searchText').lean<EmailRecord>();
  }

  async add(entry: OutboxEntry, session?: ClientSession): Promise<EmailRecord> {
    const [email] = await this.emails.create([{ ...entry, status: 'scheduled' }], session ? { session } : {});
    if (!email) throw new Error('nothing was created');
    return email.toObject();
  }

  /** Changes a mail if it still is as expected, in one step, because a worker may take it at any moment. */
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

  /** Cancels the waiting ones among a sender's mails; returns them as they were. */
  async cancelWaiting(
    ids: readonly Types.ObjectId[],
    sender: { createdBy?: Types.ObjectId },
    session: ClientSession,
  ): Promise<EmailRecord[]> {
    const match: QueryFilter<EmailRecord> = { _id: { $in: ids }, ...sender, status: { $in: ['scheduled', 'held'] } };
    const waiting = await this.emails
      .find(match)
      .select('candidateId conversationId status dueAt')
      .session(session)
      .lean<EmailRecord[]>();
    await this.emails.updateMany(match, { $set: { status: 'cancelled' }, $inc: { version: 1 } }, { session });
    return waiting;
  }

  /** Holds some of a sender's waiting mails of that time; returns them as they were. */
  async holdSome(createdBy: string, at: Date, limit: number, session: ClientSession): Promise<EmailRecord[]> {
    const waiting = await this.emails
      .find({ createdBy, status: 'scheduled', modifiedAt: { $lte: at } })
      .select('conversationId')
      .limit(limit)
      .session(session)
      .lean<EmailRecord[]>();
    const match = { _id: { $in: waiting.map(({ _id }) => _id) }, createdBy, status: 'scheduled' as const };
    await this.emails.updateMany(match, { $set: { status: 'held' }, $inc: { version: 1 } }, { session });
    return waiting;
  }

  /** The mails of a person: those on their tab, and the product's own to any of their addresses. */
  ofPerson({ candidateIds, addresses }: ErasedPerson, session: ClientSession): Promise<EmailRecord[]> {
    const match = {
      $or: [
        { candidateId: { $in: candidateIds } },
        { candidateIds: { $in: candidateIds } },
        { confidential: true, 'to.email': { $in: [...addresses] } },
      ],
    } as QueryFilter<EmailRecord>;
    return this.emails
      .find(match)
      .select('status dueAt conversationId attachments')
      .session(session)
      .lean<EmailRecord[]>();
  }

  /** The planned mails about these candidates. */
  waitingAbout(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<EmailRecord[]> {
    const waiting = { status: { $in: ['scheduled', 'held'] }, remaining: null, confidential: false };
    const match = { candidateId: { $in: candidateIds }, ...waiting } as QueryFilter<EmailRecord>;
    return this.emails.find(match).session(session).lean<EmailRecord[]>();
  }

  /** Mails to one of these addresses, in any case. */
  async toAddresses(addresses: readonly string[], session: ClientSession): Promise<EmailRecord[]> {
    if (addresses.length === 0) return [];
    const match = { $or: ['to', 'cc', 'bcc'].map((field) => ({ [`${field}.email`]: { $in: addresses } })) };
    return this.emails
      .find(match as QueryFilter<EmailRecord>)
      .collation(ADDRESS_COLLATION)
      .session(session)
      .lean<EmailRecord[]>();
  }

  openReminders(taskIds: readonly Types.ObjectId[], session: ClientSession): Promise<TaskReminder[]> {
    return this.emails
      .find({ taskId: { $in: taskIds }, status: { $in: ['scheduled', 'sending'] } })
      .select('dueAt taskId')
      .session(session)
      .lean<TaskReminder[]>();
  }

  /** Mails by these users. */
  writtenBy(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<EmailRecord[]> {
    const match = { createdBy: { $in: userIds } } as QueryFilter<EmailRecord>;
    return this.emails.find(match).session(session).lean<EmailRecord[]>();
  }

  /** Changes a mail in any state; the new version tells a worker that has it. */
  async rewrite(id: Types.ObjectId, changes: Partial<EmailRecord>, session: ClientSession): Promise<void> {
    await this.emails.updateOne({ _id: id }, { $set: changes, $inc: { version: 1 } }, { session, timestamps: false });
  }

  dropMentions(
    userIds: readonly Types.ObjectId[],
    session: ClientSession,
    more: (texts: { message?: string }, mail: EmailRecord) => object,
  ): Promise<number> {
    return dropMentions(this.emails, ['message'], userIds, session, { mentions: 'mentions', more });
  }

  async delete(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.emails.deleteMany({ _id: { $in: ids } }, { session });
  }
}
