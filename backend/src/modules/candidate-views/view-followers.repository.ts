import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { ViewFollowerRecord } from './view-follower.schema.js';

type Id = string | Types.ObjectId;
/** A follower without the remembered candidates. */
export type Follower = Omit<ViewFollowerRecord, 'seen' | 'mailed'>;
const FORGOTTEN = { seenAt: null, seen: [], mailed: [], mailedAt: null };

@Injectable()
export class ViewFollowersRepository {
  constructor(@InjectModel('ViewFollower') private readonly followers: Model<ViewFollowerRecord>) {}

  ofUser(userId: string): Promise<Follower[]> {
    return this.followers.find({ userId }).select('-seen -mailed').lean<Follower[]>();
  }

  find(viewId: Id, userId: Id, session?: ClientSession): Promise<ViewFollowerRecord | null> {
    return this.followers
      .findOne({ viewId, userId })
      .session(session ?? null)
      .lean<ViewFollowerRecord>();
  }

  /** Stores a recruiter's own settings of a view. */
  async set(viewId: Id, userId: Id, changes: Partial<ViewFollowerRecord>, session: ClientSession): Promise<void> {
    await this.followers.updateOne(
      { viewId, userId },
      { $set: changes, $inc: { version: 1 } },
      { upsert: true, session },
    );
  }

  async endDefault(userId: string, session: ClientSession): Promise<void> {
    await this.followers.updateOne({ userId, isDefault: true }, { $set: { isDefault: false } }, { session });
  }

  /** Stores the places of views in a recruiter's order; other views lose theirs. */
  async order(userId: string, viewIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.followers.updateMany({ userId, viewId: { $nin: viewIds } }, { $set: { place: null } }, { session });
    for (const [place, viewId] of viewIds.entries()) await this.set(viewId, userId, { place }, session);
  }

  /** After a change of the view's list nobody in it is new, because other candidates match for another reason. */
  async forgetSeen(viewId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.followers.updateMany({ viewId }, { $set: FORGOTTEN, $inc: { version: 1 } }, { session });
  }

  async setRemoved(viewId: Types.ObjectId, removedAt: Date | null, session: ClientSession): Promise<void> {
    await this.followers.updateMany({ viewId }, { $set: { removedAt }, $inc: { version: 1 } }, { session });
  }

  /** Ends the relation of colleagues to a view that its owner shares no longer. */
  async keepOnly(viewId: Types.ObjectId, userId: Id, session: ClientSession): Promise<void> {
    await this.followers.deleteMany({ viewId, userId: { $ne: userId } }, { session });
  }

  async deleteOfViews(viewIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.followers.deleteMany({ viewId: { $in: viewIds } }, { session });
  }

  async deleteOfUser(userId: string, session: ClientSession): Promise<void> {
    await this.followers.deleteMany({ userId }, { session });
  }
}
