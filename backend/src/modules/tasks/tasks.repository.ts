import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields } from '../../common/lists/search.js';
import { removeOfCandidates, updateVersioned } from '../../common/mongo/record.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import type { TaskFilter } from './dto/task.dto.js';
import type { TaskRecord } from './task.schema.js';

@Injectable()
export class TasksRepository {
  constructor(@InjectModel('Task') private readonly tasks: Model<TaskRecord>) {}

  list(params: ListParams<TaskFilter>): Promise<Page<TaskRecord>> {
    const { candidateId, assignedTo, completed, type, deadline } = params.filter;
    const match = {
      ...(candidateId ? { candidateId: { $in: candidateId } } : {}),
      ...(assignedTo ? { assignedTo: { $in: assignedTo } } : {}),
      ...(completed === undefined ? {} : { completed }),
      ...(type ? { type } : {}),
      ...(deadline ? { deadline: dateCondition(deadline) } : {}),
    };
    return readList(this.tasks, match as QueryFilter<TaskRecord>, params);
  }

  countOpenOf(candidateId: string): Promise<number> {
    return this.tasks.countDocuments({ candidateId, completed: false });
  }

  find(id: string): Promise<TaskRecord | null> {
    return this.tasks.findById(id).lean<TaskRecord>();
  }

  async create(task: Partial<TaskRecord>, session: ClientSession): Promise<TaskRecord> {
    const [created] = await this.tasks.create([{ ...task, ...searchFields(task.title) }], { session });
    if (!created) throw new Error('MongoDB created no task');
    return created.toObject();
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<TaskRecord>,
    session: ClientSession,
  ): Promise<TaskRecord> {
    const search = changes.title === undefined ? {} : searchFields(changes.title);
    return updateVersioned(this.tasks, id, version, { $set: { ...changes, ...search } }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.tasks.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.tasks, candidateIds, session);
  }

  /** Removes erased users as assignees and from mentions; returns the number of changes. */
  async dropUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const theirs = { assignedTo: { $in: userIds } } as QueryFilter<TaskRecord>;
    const { modifiedCount } = await this.tasks.updateMany(theirs, { $set: { assignedTo: null } }, { session });
    return modifiedCount + (await dropMentions(this.tasks, ['description'], userIds, session));
  }
}
