import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { timelineOf, type Timeline } from '../../../common/mongo/timeline.js';
import type { Sender } from './conversation.presenter.js';
import type { ReceivedMailRecord } from './received-mail.record.js';

type Id = Types.ObjectId;

@Injectable()
export class ReceivedMailsRepository {
  constructor(@InjectModel('ReceivedMail') private readonly mails: Model<ReceivedMailRecord>) {}

  /** The mails that came in about a candidate, or of them those from these addresses; reports of mail servers stand at the mail that they are about. */
  timeline(addresses?: readonly string[]): Timeline<ReceivedMailRecord> {
    const match = (): QueryFilter<ReceivedMailRecord> => ({
      ...{ state: 'filed', kind: { $in: ['mail', 'auto_reply'] } },
      ...(addresses && { 'from.email': { $in: addresses } }),
    });
    return timelineOf(this.mails, {
      time: 'receivedAt',
      match,
      select: 'conversationId candidateId receivedAt kind from subject message',
    });
  }

  /** The mails of a conversation, the oldest first; reports of mail servers stand at the mail that they are about. */
  ofConversation(conversationId: Types.ObjectId, session?: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.ofConversations([conversationId], session);
  }

  ofConversations(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ conversationId: { $in: ids }, kind: { $in: ['mail', 'auto_reply'] } })
      .sort({ receivedAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<ReceivedMailRecord[]>();
  }

  /** The mails of people in a candidate's conversations, newest first. */
  about(candidateId: Id): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ candidateId, state: { $ne: 'stored' }, kind: { $in: ['mail', 'auto_reply'] } })
      .select('-quoted')
      .sort({ receivedAt: -1, _id: -1 })
      .lean<ReceivedMailRecord[]>();
  }

  async add(mail: Partial<ReceivedMailRecord>, session: ClientSession): Promise<void> {
    await this.mails.create([mail], { session });
  }

  /** Those of these mails whose bytes are there. */
  withBytes(ids: readonly Id[], session: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.find({ _id: { $in: ids }, raw: { $ne: null } }, session);
  }

  /** All mails of a conversation, reports too. */
  allOf(conversationId: Id, session: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.find({ conversationId }, session);
  }

  /** The mails of candidates, and those from these addresses. */
  ofPerson(
    candidateIds: readonly Id[],
    addresses: readonly string[],
    session: ClientSession,
  ): Promise<ReceivedMailRecord[]> {
    const from = ['from.email', 'envelope.from'].map((field) => ({ [field]: { $in: addresses } }));
    const match = { $or: [{ candidateId: { $in: candidateIds } }, ...from] } as QueryFilter<ReceivedMailRecord>;
    return this.find(match, session);
  }

  /** Old reports about mails that are not ours. */
  outdatedReports(before: Date, limit: number): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ conversationId: null, receivedAt: { $lt: before }, state: 'filed' })
      .select('conversationId raw')
      .limit(limit)
      .lean<ReceivedMailRecord[]>();
  }

  async change(id: Id, changes: Partial<ReceivedMailRecord>, session: ClientSession): Promise<void> {
    await this.mails.updateOne({ _id: id }, { $set: changes, $inc: { version: 1 } }, { session });
  }

  /** Removes these people from the recipients of the mails of others; returns the number of mails. */
  async withoutRecipients(addresses: readonly string[], session: ClientSession): Promise<number> {
    const people = { email: { $in: addresses } };
    const match = { $or: ['to', 'cc'].map((field) => ({ [`${field}.email`]: { $in: addresses } })) };
    const { modifiedCount } = await this.mails.updateMany(
      match as QueryFilter<ReceivedMailRecord>,
      { $pull: { to: people, cc: people } },
      { session },
    );
    return modifiedCount;
  }

  async delete(ids: readonly Id[], session: ClientSession): Promise<void> {
    await this.mails.deleteMany({ _id: { $in: ids } }, { session });
  }

  /** The senders of these conversations: of the newest mail of each. */
  async sendersOf(conversationIds: readonly Types.ObjectId[]): Promise<(id: Types.ObjectId) => Sender | null> {
    const found =
      conversationIds.length === 0
        ? []
        : await this.mails
            .find({ conversationId: { $in: conversationIds }, kind: { $in: ['mail', 'auto_reply'] } })
            .select('conversationId from receivedAt senderCheck')
            .sort({ receivedAt: 1 })
            .lean<Pick<ReceivedMailRecord, 'conversationId' | 'from' | 'senderCheck'>[]>();
    const byId = new Map(
      found.map(({ conversationId, from, senderCheck }) => [String(conversationId), from && { ...from, senderCheck }]),
    );
    return (id) => byId.get(String(id)) ?? null;
  }

  /** All mails of a conversation become those of a candidate; returns their ids. */
  async giveTo(conversationId: Id, candidateId: Id, session: ClientSession): Promise<Id[]> {
    const mails = await this.allOf(conversationId, session);
    await this.mails.updateMany({ conversationId }, { $set: { candidateId }, $inc: { version: 1 } }, { session });
    return mails.map(({ _id }) => _id);
  }

  /** The conversations without a candidate that have mails from an address, apart from mails with a forged sender. */
  async unmatchedFrom(email: string, limit: number, session?: ClientSession): Promise<Id[]> {
    const found = await this.mails
      .find({ 'from.email': email, candidateId: null, conversationId: { $ne: null }, senderCheck: { $ne: 'fail' } })
      .select('conversationId')
      .sort({ receivedAt: -1 })
      .limit(limit)
      .session(session ?? null)
      .lean<Pick<ReceivedMailRecord, 'conversationId'>[]>();
    return [...new Map(found.flatMap(({ conversationId: id }) => (id ? [[String(id), id] as const] : []))).values()];
  }

  private find(match: QueryFilter<ReceivedMailRecord>, session: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find(match)
      .select('conversationId raw attachments')
      .session(session)
      .lean<ReceivedMailRecord[]>();
  }
}
