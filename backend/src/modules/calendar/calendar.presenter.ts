import { presentRecord } from '../../common/http/record.presenter.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import type { AssigneeDto, CalendarItemResponse } from './dto/calendar-item.dto.js';

/** An item with the name of who it is for. */
export type NamedCalendarItem = CalendarItemRecord & { assignee: AssigneeDto | null };

export const presentCalendarItem = (item: NamedCalendarItem): CalendarItemResponse => ({
  ...presentRecord(item),
  title: item.title,
  startDate: item.startDate.toISOString(),
  endDate: item.endDate.toISOString(),
  assignedTo: item.assignee,
});
