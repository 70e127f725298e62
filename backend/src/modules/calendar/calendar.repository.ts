import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { createRecord, removeRecords, updateVersioned } from '../../common/mongo/record.js';
import { timelineOf, type Timeline } from '../../common/mongo/timeline.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import type { PeopleIds } from './calendar-people.js';
import { ofPeople, rangeCondition, type Attended } from './calendar.rules.js';
import type { CalendarFilter } from './dto/calendar-item.dto.js';

@Injectable()
export class CalendarRepository {
  constructor(@InjectModel('CalendarItem') private readonly items: Model<CalendarItemRecord>) {}

  list(params: ListParams<CalendarFilter>, people: PeopleIds | undefined): Promise<Page<CalendarItemRecord>> {
    const { startDate, endDate } = params.filter;
    const { $gte = null, $lte = null } = dateCondition({
      ...(startDate ? { from: startDate } : {}),
      ...(endDate ? { to: endDate } : {}),
    });
    const match = { ...rangeCondition($gte, $lte), ...(people ? ofPeople(people) : {}) };
    return readList(this.items, match as QueryFilter<CalendarItemRecord>, params);
  }

  /** The appointments with a candidate that have begun. */
  timeline(): Timeline<CalendarItemRecord> {
    const match = () => ({ startDate: { $lte: new Date() } });
    return timelineOf(this.items, { time: 'startDate', author: 'assignedTo', match });
  }

  titles(ids: readonly Types.ObjectId[]): Promise<Pick<CalendarItemRecord, '_id' | 'title'>[]> {
    return this.items
      .find({ _id: { $in: ids } })
      .select('title')
      .lean<Pick<CalendarItemRecord, '_id' | 'title'>[]>();
  }

  find(id: string): Promise<CalendarItemRecord | null> {
    return this.items.findById(id).lean<CalendarItemRecord>();
  }

  create(item: Partial<CalendarItemRecord>, session: ClientSession): Promise<CalendarItemRecord> {
    return createRecord(this.items, item, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<CalendarItemRecord>,
    session: ClientSession,
  ): Promise<CalendarItemRecord> {
    return updateVersioned(this.items, id, version, { $set: changes }, session);
  }

  /** Changes the people of items, each with a new version. */
  async setPeople(
    items: readonly ({ _id: Types.ObjectId } & Attended<Types.ObjectId>)[],
    session: ClientSession,
  ): Promise<void> {
    if (items.length === 0) return;
    const writes = items.map(({ _id, assignedTo, recruiters }) => ({
      updateOne: { filter: { _id }, update: { $set: { assignedTo, recruiters }, $inc: { version: 1 } } },
    }));
    await this.items.bulkWrite(writes, { session });
  }

  async delete(id: string, session: ClientSession): Promise<boolean> {
    return (await this.items.deleteOne({ _id: id }, { session })).deletedCount === 1;
  }

  /** Removes the appointments with these candidates; returns their ids. */
  removeAbout(candidates: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.items, { candidateId: { $in: candidates } }, session);
  }

  remove(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.items, { _id: { $in: ids } }, session);
  }

  /** Appointments with these candidates that start after a moment, the earliest first. */
  findComing(
    candidates: readonly Types.ObjectId[],
    after: Date,
    session?: ClientSession,
  ): Promise<Pick<CalendarItemRecord, '_id' | 'candidateId' | 'startDate'>[]> {
    return this.items
      .find({ candidateId: { $in: candidates }, startDate: { $gt: after } })
      .sort({ startDate: 1 })
      .select('candidateId startDate')
      .session(session ?? null)
      .lean<Pick<CalendarItemRecord, '_id' | 'candidateId' | 'startDate'>[]>();
  }

  /** The candidates with an appointment that starts after a moment. */
  candidatesComing(after: Date): Promise<Types.ObjectId[]> {
    return this.items.distinct('candidateId', { startDate: { $gt: after }, candidateId: { $ne: null } }) as never;
  }

  /** Items that these people attend, from a moment on or always. */
  findAttended(
    people: readonly Types.ObjectId[],
    from: Date | null,
    session: ClientSession,
  ): Promise<CalendarItemRecord[]> {
    const attended = { $or: [{ assignedTo: { $in: people } }, { recruiters: { $in: people } }] };
    const match = { ...attended, ...(from && { endDate: { $gt: from } }) };
    return this.items.find(match).session(session).lean<CalendarItemRecord[]>();
  }

  /** Gives the items assigned to one person, or those of them with these ids, to another; returns their ids. */
  async reassign(
    from: Types.ObjectId,
    to: Types.ObjectId,
    session: ClientSession,
    ids?: readonly Types.ObjectId[],
  ): Promise<Types.ObjectId[]> {
    const match = { assignedTo: from, ...(ids && { _id: { $in: ids } }) };
    const found = await this.items.find(match).select('_id').session(session).lean<Pick<CalendarItemRecord, '_id'>[]>();
    const assigned = found.map(({ _id }) => _id);
    const change = { $set: { assignedTo: to } };
    if (assigned.length > 0)
      await this.items.updateMany({ _id: { $in: assigned } }, change, { session, timestamps: false });
    return assigned;
  }
}
