import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import type { CalendarItemResponse } from './dto/calendar-item.dto.js';

/** An item with the name of its assignee. */
export type NamedCalendarItem = CalendarItemRecord & { assignee: Named | null };

export const presentCalendarItem = (item: NamedCalendarItem): CalendarItemResponse => ({
  ...presentRecord(item),
  title: item.title,
  startDate: item.startDate.toISOString(),
  endDate: item.endDate.toISOString(),
  assignedTo: item.assignee && presentNamed(item.assignee),
});
