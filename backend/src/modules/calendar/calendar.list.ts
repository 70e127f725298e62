import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ListDefinition } from '../../common/lists/list-definition.js';
import { CalendarFilter } from './dto/calendar-item.dto.js';

export const calendarList = {
  filter: CalendarFilter,
  sort: ['startDate'],
  defaultSort: 'startDate',
  fields: ['_id', 'title', 'startDate', 'endDate', 'assignedTo', 'createdAt', 'modifiedAt', 'version'],
  // The screen asks for all of the range it shows (docs/domain/agenda.md#agenda).
  defaultLimit: MAX_PAGE_SIZE,
} satisfies ListDefinition<CalendarFilter>;
