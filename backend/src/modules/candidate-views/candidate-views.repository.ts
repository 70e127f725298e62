import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { createRecord, removeRecords, updateVersioned } from '../../common/mongo/record.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';
import { NOT_REMOVED } from './removed-views.js';

export type ViewContent = Pick<CandidateViewRecord, 'name' | 'shared' | 'list'>;
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

@Injectable()
export class CandidateViewsRepository {
  constructor(@InjectModel('CandidateView') private readonly views: Model<CandidateViewRecord>) {}

  /** The views of a recruiter, then those that colleagues share. */
  async readable(userId: string): Promise<CandidateViewRecord[]> {
    const [own, shared] = await Promise.all([
      this.views
        .find({ createdBy: userId, ...NOT_REMOVED })
        .sort(OLDEST_FIRST)
        .lean<CandidateViewRecord[]>(),
      this.views
        .find({ shared: true, ...NOT_REMOVED })
        .sort(OLDEST_FIRST)
        .lean<CandidateViewRecord[]>(),
    ]);
    return [...own, ...shared.filter(({ createdBy }) => String(createdBy) !== userId)];
  }

  find(id: string | Types.ObjectId, session?: ClientSession): Promise<CandidateViewRecord | null> {
    return this.views
      .findOne({ _id: id, ...NOT_REMOVED })
      .session(session ?? null)
      .lean<CandidateViewRecord>();
  }

  /** A view that its owner removed, and that is still stored. */
  findRemoved(id: string): Promise<CandidateViewRecord | null> {
    return this.views.findOne({ _id: id, removedAt: { $ne: null } }).lean<CandidateViewRecord>();
  }

  countOwn(userId: string): Promise<number> {
    return this.views.countDocuments({ createdBy: userId, ...NOT_REMOVED });
  }

  countShared(): Promise<number> {
    return this.views.countDocuments({ shared: true, ...NOT_REMOVED });
  }

  create(view: ViewContent & { createdBy: Types.ObjectId }, session: ClientSession): Promise<CandidateViewRecord> {
    return createRecord(this.views, view, session);
  }

  update(
    id: Types.ObjectId,
    version: number | undefined,
    changes: Partial<ViewContent & Pick<CandidateViewRecord, 'removedAt'>>,
    session: ClientSession,
  ): Promise<CandidateViewRecord> {
    return updateVersioned(this.views, id, version, { $set: changes }, session);
  }

  /** Deletes the private views of a recruiter who leaves, also removed ones; returns their ids. */
  deletePrivate(userId: string, session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.views, { createdBy: userId, shared: false }, session);
  }

  async handOver(userId: string, to: string, session: ClientSession): Promise<void> {
    const change = { $set: { createdBy: to }, $inc: { version: 1 } };
    await this.views.updateMany({ createdBy: userId }, change, { session });
  }
}
