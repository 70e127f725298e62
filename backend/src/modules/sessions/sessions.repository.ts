import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type ClientSession, type Model } from 'mongoose';
import type { SessionRecord } from './session.record.js';

/** More sessions than a user opens within a day. */
const MAX_SHOWN = 100;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel('Session') private readonly sessions: Model<SessionRecord>) {}

  async create(session: Omit<SessionRecord, '_id' | 'attempts'>): Promise<SessionRecord> {
    return (await this.sessions.create(session)).toObject();
  }

  /**
   * A session that has not expired. Every request reads one, so it asks the driver without Mongoose, for `_id` alone; MongoDB deletes expired
   * sessions once a minute, so the expiry is compared here.
   */
  async findLive(id: string): Promise<SessionRecord | null> {
    const session = await this.sessions.collection.findOne<SessionRecord>({ _id: new Types.ObjectId(id) });
    return session && session.expiresAt > new Date() ? session : null;
  }

  /**
   * The open sessions of a user, the latest used first. An activation opens its session before its owner goes on, maybe in another browser;
   * without a use it would look like the session of a stranger.
   */
  findOpen(userId: string): Promise<SessionRecord[]> {
    const unused = { opener: 'activation' as const, lastSeenAt: null };
    return this.sessions
      .find({ userId, step: 'full', expiresAt: { $gt: new Date() }, $nor: [unused] })
      .sort({ lastSeenAt: -1, _id: -1 })
      .limit(MAX_SHOWN)
      .lean<SessionRecord[]>();
  }

  async seen(id: Types.ObjectId, userAgent: string | undefined): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { lastSeenAt: new Date(), userAgent } });
  }

  /** Writes to the session, which serialises the transaction with a deletion of it; false when the session is gone. */
  async hold(id: string, session: ClientSession): Promise<boolean> {
    const change = { $set: { lastSeenAt: new Date() } };
    return (await this.sessions.updateOne({ _id: id }, change, { session })).matchedCount === 1;
  }

  /** Counts a wrong code and returns the new count. */
  async countAttempt(id: string): Promise<number> {
    const session = await this.sessions
      .findByIdAndUpdate(id, { $inc: { attempts: 1 } }, { returnDocument: 'after' })
      .lean<SessionRecord>();
    return session?.attempts ?? Infinity;
  }

  async delete(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id });
  }

  /** False when the user has no such session. */
  async deleteOne(userId: string, id: string): Promise<boolean> {
    return (await this.sessions.deleteOne({ _id: id, userId })).deletedCount === 1;
  }

  /** All sessions of a user except `kept`. */
  async deleteOfUser(userId: string | Types.ObjectId, session?: ClientSession, kept?: string): Promise<void> {
    await this.sessions.deleteMany({ userId, ...(kept && { _id: { $ne: kept } }) }, { session });
  }
}
