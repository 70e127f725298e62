import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { TaskRecord } from './task.schema.js';

/** Tasks for the worker that reminds of them. */
@Injectable()
export class TaskRemindersRepository {
  constructor(@InjectModel('Task') private readonly tasks: Model<TaskRecord>) {}

  /** The tasks whose deadline passed without a reminder, the earliest first. */
  async due(now: Date, limit: number): Promise<Types.ObjectId[]> {
    const due = await this.tasks
      .find({ remindedAt: null, deadline: { $lte: now } })
      .sort({ deadline: 1 })
      .limit(limit)
      .select('_id')
      .lean<Pick<TaskRecord, '_id'>[]>();
    return due.map(({ _id }) => _id);
  }

  /** Takes the reminder of a task that is still due; only one worker gets it. */
  take(id: Types.ObjectId, now: Date, session: ClientSession): Promise<TaskRecord | null> {
    return this.tasks
      .findOneAndUpdate(
        { _id: id, remindedAt: null, deadline: { $lte: now } },
        { $set: { remindedAt: now } },
        { returnDocument: 'after', session, timestamps: false },
      )
      .lean<TaskRecord>();
  }
}
