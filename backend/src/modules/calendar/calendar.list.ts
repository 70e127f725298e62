import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CalendarFilter, CalendarItemResponse } from './dto/calendar-item.dto.js';

export const calendarList = {
  filter: CalendarFilter,
  record: CalendarItemResponse,
  sort: ['startDate'],
  defaultSort: 'startDate',
  // The screen asks for all items of its range (docs/domain/calendar.md#range).
  defaultLimit: MAX_PAGE_SIZE,
} satisfies ListDefinition<CalendarFilter>;
