import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { SessionRecord } from './session.schema.js';

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel('Session') private readonly sessions: Model<SessionRecord>) {}

  async create(session: Omit<SessionRecord, '_id' | 'attempts'>): Promise<SessionRecord> {
    return (await this.sessions.create(session)).toObject();
  }

  /** A session that has not expired; MongoDB removes expired ones only about once a minute. */
  findLive(id: string, step: SessionRecord['step']): Promise<SessionRecord | null> {
    return this.sessions.findOne({ _id: id, step, expiresAt: { $gt: new Date() } }).lean<SessionRecord>();
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

  async deleteOfUser(userId: string | Types.ObjectId, session?: ClientSession): Promise<void> {
    await this.sessions.deleteMany({ userId }, { session });
  }
}
