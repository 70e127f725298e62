import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { lastDayOfClosing } from './job.rules.js';
import type { JobRecord } from './job.schema.js';

/** The jobs that close within the days after this one, without a reminder of that end. */
const closingSoon = (day: string): QueryFilter<JobRecord> => ({
  removed: false,
  closedAt: null,
  to: { $gte: day, $lte: lastDayOfClosing(day) },
  $expr: { $ne: ['$closingTold', '$to'] },
});

/** Jobs for the worker that reminds of their end. */
@Injectable()
export class JobClosingsRepository {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  async due(day: string, limit: number): Promise<Types.ObjectId[]> {
    const due = await this.jobs.find(closingSoon(day)).limit(limit).select('_id').lean<Pick<JobRecord, '_id'>[]>();
    return due.map(({ _id }) => _id);
  }

  /** Takes the reminder of a job that still closes soon; only one worker gets it. */
  take(id: Types.ObjectId, day: string, session: ClientSession): Promise<JobRecord | null> {
    return this.jobs
      .findOneAndUpdate({ _id: id, ...closingSoon(day) }, [{ $set: { closingTold: '$to' } }], {
        returnDocument: 'after',
        session,
        timestamps: false,
        updatePipeline: true,
      })
      .lean<JobRecord>();
  }
}
