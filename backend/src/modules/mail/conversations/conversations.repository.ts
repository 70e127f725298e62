import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { createRecord, removeRecords } from '../../../common/mongo/record.js';
import type { ConversationRecord } from './conversation.record.js';

type Id = Types.ObjectId;

@Injectable()
export class ConversationsRepository {
  constructor(@InjectModel('Conversation') private readonly conversations: Model<ConversationRecord>) {}

  create(fields: Partial<ConversationRecord>, session: ClientSession): Promise<ConversationRecord> {
    return createRecord(this.conversations, fields, session);
  }

  find(id: Id | string, session?: ClientSession): Promise<ConversationRecord | null> {
    return this.conversations
      .findById(id)
      .select('-ngrams -searchText')
      .session(session ?? null)
      .lean<ConversationRecord>();
  }

  /** Those of a candidate's newest conversations that changed since the candidate opened them. */
  changedOf(candidateId: Id, limit: number): Promise<ConversationRecord[]> {
    const match = { candidateId, $expr: { $gt: ['$lastAt', '$candidateReadAt'] } };
    return this.conversations
      .find(match)
      .select('candidateId candidateReadAt lastAt')
      .sort({ lastAt: -1, _id: -1 })
      .limit(limit)
      .lean<ConversationRecord[]>();
  }

  newestOf(candidateId: Id, limit: number): Promise<ConversationRecord[]> {
    return this.conversations
      .find({ candidateId })
      .select('-ngrams -searchText')
      .sort({ lastAt: -1, _id: -1 })
      .limit(limit)
      .lean<ConversationRecord[]>();
  }

  /** Returns the changed record, so that its change names the candidate. */
  async change(id: Id, changes: Partial<ConversationRecord>, session: ClientSession): Promise<void> {
    const options = { returnDocument: 'after', session } as const;
    await this.conversations
      .findOneAndUpdate({ _id: id }, { $set: changes, $inc: { version: 1 } }, options)
      .select('candidateId')
      .lean();
  }

  async changeMany(ids: readonly Id[], changes: Partial<ConversationRecord>, session: ClientSession): Promise<void> {
    await this.conversations.updateMany({ _id: { $in: ids } }, { $set: changes, $inc: { version: 1 } }, { session });
  }

  /** The conversations whose waiting mail should have left before this time, some at a time. */
  async overdue(before: Date, limit: number): Promise<Id[]> {
    const found = await this.conversations
      .find({ waitingAt: { $type: 'date', $lt: before } })
      .select('_id')
      .sort({ waitingAt: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** The conversations that were put off until before this time, some at a time. */
  async due(before: Date, limit: number): Promise<Id[]> {
    const found = await this.conversations
      .find({ laterUntil: { $type: 'date', $lte: before }, discardedAt: null })
      .select('_id')
      .sort({ laterUntil: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Opens a conversation that was put off until before this time. */
  async openAgain(id: Id, before: Date, session: ClientSession): Promise<void> {
    const update = { $set: { open: true, read: [], laterUntil: null }, $inc: { version: 1 } };
    await this.conversations
      .findOneAndUpdate({ _id: id, laterUntil: { $lte: before }, discardedAt: null }, update, {
        returnDocument: 'after',
        session,
      })
      .select('candidateId')
      .lean();
  }

  /** The newest conversation of a candidate about a subject. */
  async latestOf(candidateId: Id, subject: string, session: ClientSession): Promise<Id | null> {
    const found = await this.conversations
      .findOne({ candidateId, subject })
      .sort({ lastAt: -1 })
      .select('_id')
      .session(session)
      .lean();
    return found?._id ?? null;
  }

  /** Those of these conversations that wait for a candidate. */
  async unmatchedAmong(ids: readonly Id[], session?: ClientSession): Promise<Id[]> {
    const found = await this.conversations
      .find({ _id: { $in: ids }, candidateId: null, discardedAt: null })
      .select('_id')
      .session(session ?? null)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Conversations without a candidate since before that time, or discarded before the other one, some at a time. */
  async outdated(unmatchedBefore: Date, discardedBefore: Date, limit: number): Promise<Id[]> {
    const matches = [
      { candidateId: null, lastAt: { $lt: unmatchedBefore } },
      { discardedAt: { $lt: discardedBefore }, candidateId: null },
    ];
    const found = await this.conversations.find({ $or: matches }).select('_id').limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  remove(ids: readonly Id[], session: ClientSession): Promise<Id[]> {
    return removeRecords(this.conversations, { _id: { $in: ids } }, session);
  }

  async withoutUsers(userIds: readonly Id[], session: ClientSession): Promise<void> {
    await this.conversations.updateMany({ assigneeId: { $in: userIds } }, { $set: { assigneeId: null } }, { session });
    const match = { open: true, read: { $in: userIds } };
    await this.conversations.updateMany(match, { $pullAll: { read: [...userIds] } }, { session });
  }
}
