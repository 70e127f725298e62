import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchCondition, searchFields } from '../../common/lists/search.js';
import { AboutCandidateRepository } from '../../common/mongo/about-candidate.repository.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { addDays, dayOf, endOfDay, mondayOf } from '../../common/time.js';
import type { TaskCountFilter, TaskCountsResponse } from './dto/task-counts.dto.js';
import type { TaskFilter } from './dto/task.dto.js';
import type { TaskRecord } from './task.schema.js';

function matchOf({ candidateId, assignedTo, completed, type, deadline }: TaskFilter): QueryFilter<TaskRecord> {
  return {
    ...(candidateId ? { candidateId: { $in: candidateId } } : {}),
    ...(assignedTo ? { assignedTo: { $in: assignedTo } } : {}),
    ...(completed === undefined ? {} : { completed }),
    ...(type ? { type } : {}),
    ...(deadline ? { deadline: dateCondition(deadline) } : {}),
  };
}

@Injectable()
export class TasksRepository extends AboutCandidateRepository<TaskRecord> {
  constructor(@InjectModel('Task') tasks: Model<TaskRecord>) {
    super(tasks);
  }

  list(params: ListParams<TaskFilter>): Promise<Page<TaskRecord>> {
    return readList(this.records, matchOf(params.filter), params);
  }

  /** Counts the open tasks of each group; a deadline at `since` itself counts among the rest of its day. */
  async counts({ search, filter }: ListParams<TaskCountFilter>): Promise<TaskCountsResponse> {
    const { since = new Date().toISOString(), ...others } = filter;
    const day = dayOf(since);
    const sunday = addDays(mondayOf(day), 6);
    const count = (deadline: object): Promise<number> =>
      this.records.countDocuments({
        ...matchOf({ ...others, completed: false }),
        ...searchCondition(search),
        deadline,
      } as QueryFilter<TaskRecord>);
    const [overdue, today, week, later] = await Promise.all([
      count({ $lt: new Date(since) }),
      count({ $gte: new Date(since), $lte: endOfDay(day) }),
      count({ $gt: endOfDay(day), $lte: endOfDay(sunday) }),
      count({ $gt: endOfDay(sunday) }),
    ]);
    return { overdue, today, week, later };
  }

  countOpenOf(candidateId: string): Promise<number> {
    return this.records.countDocuments({ candidateId, completed: false });
  }

  openOf(assignedTo: Types.ObjectId, session: ClientSession): Promise<Pick<TaskRecord, '_id'>[]> {
    return this.records.find({ assignedTo, completed: false }).select('_id').session(session).lean();
  }

  /** Gives these tasks to another user; those whose reminder was dropped get a new one. */
  async passOn(
    ids: readonly Types.ObjectId[],
    to: { assignedTo: Types.ObjectId; unreminded: readonly Types.ObjectId[] },
    session: ClientSession,
  ): Promise<void> {
    const { assignedTo, unreminded } = to;
    const these = { _id: { $in: ids } };
    await this.records.updateMany(these, { $set: { assignedTo }, $inc: { version: 1 } }, { session });
    const again = { _id: { $in: unreminded } };
    await this.records.updateMany(again, { $set: { remindedAt: null } }, { session });
  }

  create(task: Partial<TaskRecord>, session: ClientSession): Promise<TaskRecord> {
    return createRecord(this.records, { ...task, ...searchFields(task.title) }, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<TaskRecord>,
    session: ClientSession,
  ): Promise<TaskRecord> {
    const search = changes.title === undefined ? {} : searchFields(changes.title);
    return updateVersioned(this.records, id, version, { $set: { ...changes, ...search } }, session);
  }

  /** Removes erased users as assignees and from mentions; returns the number of changes. */
  async dropUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const theirs = { assignedTo: { $in: userIds } } as QueryFilter<TaskRecord>;
    const { modifiedCount } = await this.records.updateMany(theirs, { $set: { assignedTo: null } }, { session });
    return modifiedCount + (await dropMentions(this.records, ['description'], userIds, session));
  }
}
