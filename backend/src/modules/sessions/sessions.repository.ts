import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { SessionRecord } from './session.record.js';

/** More than anybody has open within a day. */
const MAX_SHOWN = 100;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel('Session') private readonly sessions: Model<SessionRecord>) {}

  async create(session: Omit<SessionRecord, '_id' | 'attempts'>): Promise<SessionRecord> {
    return (await this.sessions.create(session)).toObject();
  }

  /** A session that has not expired; MongoDB removes expired ones only about once a minute. */
  findLive(id: string, steps: readonly SessionRecord['step'][]): Promise<SessionRecord | null> {
    return this.sessions
      .findOne({ _id: id, step: { $in: steps }, expiresAt: { $gt: new Date() } })
      .lean<SessionRecord>();
  }

  /** The sessions of somebody that are open, the one used last first. */
  findOpen(userId: string): Promise<SessionRecord[]> {
    return this.sessions
      .find({ userId, step: 'full', expiresAt: { $gt: new Date() } })
      .sort({ lastSeenAt: -1, _id: -1 })
      .limit(MAX_SHOWN)
      .lean<SessionRecord[]>();
  }

  async seen(id: Types.ObjectId, userAgent: string | undefined): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { lastSeenAt: new Date(), userAgent } });
  }

  /** Writes to a session that is there, so that who deletes it at the same time waits or is waited for; false when it is gone. */
  async hold(id: string, session: ClientSession): Promise<boolean> {
    const change = { $set: { lastSeenAt: new Date() } };
    return (await this.sessions.updateOne({ _id: id }, change, { session })).matchedCount === 1;
  }

  /** Counts a wrong code and returns how many there are now. */
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

  /** All sessions of a user, but for one that is kept. */
  async deleteOfUser(userId: string | Types.ObjectId, session?: ClientSession, kept?: string): Promise<void> {
    await this.sessions.deleteMany({ userId, ...(kept && { _id: { $ne: kept } }) }, { session });
  }
}
