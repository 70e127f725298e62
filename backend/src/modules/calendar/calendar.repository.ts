import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { createRecord, removeRecords, updateVersioned } from '../../common/mongo/record.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import { rangeCondition } from './calendar.rules.js';
import type { CalendarFilter } from './dto/calendar-item.dto.js';

@Injectable()
export class CalendarRepository {
  constructor(@InjectModel('CalendarItem') private readonly items: Model<CalendarItemRecord>) {}

  list(params: ListParams<CalendarFilter>, assignees: Types.ObjectId[] | undefined): Promise<Page<CalendarItemRecord>> {
    const { startDate, endDate } = params.filter;
    const { $gte = null, $lte = null } = dateCondition({
      ...(startDate ? { from: startDate } : {}),
      ...(endDate ? { to: endDate } : {}),
    });
    const match = { ...rangeCondition($gte, $lte), ...(assignees ? { assignedTo: { $in: assignees } } : {}) };
    return readList(this.items, match as QueryFilter<CalendarItemRecord>, params);
  }

  find(id: string): Promise<CalendarItemRecord | null> {
    return this.items.findById(id).lean<CalendarItemRecord>();
  }

  create(item: Partial<CalendarItemRecord>, session: ClientSession): Promise<CalendarItemRecord> {
    return createRecord(this.items, item, session);
  }

  update(id: string, version: number | undefined, changes: Partial<CalendarItemRecord>): Promise<CalendarItemRecord> {
    return updateVersioned(this.items, id, version, { $set: changes });
  }

  async delete(id: string): Promise<boolean> {
    return (await this.items.deleteOne({ _id: id })).deletedCount === 1;
  }

  removeOf(assignees: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.items, { assignedTo: { $in: assignees } }, session);
  }
}
