import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { objectId } from '../../common/mongo/record.js';
import type { LinkViewRecord } from './link-view.schema.js';

@Injectable()
export class LinkViewsRepository {
  constructor(@InjectModel('LinkView') private readonly views: Model<LinkViewRecord>) {}

  async add(campaignId: string, jobId: string): Promise<void> {
    await this.views.updateOne({ campaignId, jobId }, { $inc: { count: 1 } }, { upsert: true });
  }

  /** The views of each campaign that has any, of all its jobs or of one. */
  sums(campaignIds: readonly string[], jobId: string | undefined): Promise<{ _id: Types.ObjectId; count: number }[]> {
    const match = { campaignId: { $in: campaignIds.map(objectId) }, ...(jobId && { jobId: objectId(jobId) }) };
    return this.views.aggregate([{ $match: match }, { $group: { _id: '$campaignId', count: { $sum: '$count' } } }]);
  }
}
