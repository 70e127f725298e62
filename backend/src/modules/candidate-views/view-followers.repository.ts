import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { NOT_REMOVED } from './removed-views.js';
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

  findById(id: string): Promise<ViewFollowerRecord | null> {
    return this.followers.findOne({ _id: id, ...NOT_REMOVED }).lean<ViewFollowerRecord>();
  }

  /** Those whose view may have new candidates to mail about. */
  async due(now: Date, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.followers
      .find({ nextMailAt: { $lte: now }, ...NOT_REMOVED })
      .sort({ nextMailAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  /** A follower who is still due. The write makes another worker's transaction on them fail. */
  takeDue(id: Types.ObjectId, now: Date, session: ClientSession): Promise<ViewFollowerRecord | null> {
    return this.followers
      .findOneAndUpdate(
        { _id: id, nextMailAt: { $lte: now }, ...NOT_REMOVED },
        { $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<ViewFollowerRecord>();
  }

  async change(id: Types.ObjectId, changes: Partial<ViewFollowerRecord>, session: ClientSession): Promise<void> {
    await this.followers.updateOne({ _id: id }, { $set: changes }, { session });
  }

  async stopMails(id: Types.ObjectId): Promise<void> {
    await this.followers.updateOne({ _id: id }, { $set: { mails: 'never', nextMailAt: null }, $inc: { version: 1 } });
  }

  /** Forgets erased candidates; returns the number of changed memories. */
  async forgetCandidates(ids: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const counts: number[] = [];
    for (const field of ['seen', 'mailed'])
      counts.push(
        (await this.followers.updateMany({ [field]: { $in: ids } }, { $pull: { [field]: { $in: ids } } }, { session }))
          .modifiedCount,
      );
    return counts.reduce((sum, count) => sum + count, 0);
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
