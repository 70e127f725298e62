import type { Types } from 'mongoose';
import { presentNamed, presentRecord } from '../../common/http/record.presenter.js';
import type { NamedCalendarItem } from './calendar-people.js';
import type { CalendarItemResponse } from './dto/calendar-item.dto.js';

const textOf = (id: Types.ObjectId | null | undefined): string | null => (id ? String(id) : null);

export const presentCalendarItem = (item: NamedCalendarItem): CalendarItemResponse => ({
  ...presentRecord(item),
  title: item.title,
  startDate: item.startDate.toISOString(),
  endDate: item.endDate.toISOString(),
  assignedTo: item.assignee && { ...presentNamed(item.assignee), candidateId: textOf(item.assignee.candidateId) },
  candidateId: textOf(item.candidateId),
  candidate: item.candidate && presentNamed(item.candidate),
  recruiters: item.others.map(presentNamed),
  type: item.type ?? null,
  place: item.place ?? null,
  callLink: item.callLink ?? null,
});
